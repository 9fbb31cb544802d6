"""Drawings of the game of moons: their faces, the giant planets, asteroids."""
