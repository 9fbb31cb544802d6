"""All pieces of all games as they are drawn: ``make golden`` accepts what has changed.

``pieces/`` holds a fingerprint of each side of each piece, a file for each game, language and ink;
``pictures/`` small pictures of some of them, to be looked at beside what is drawn now.
"""
