"""Tests of the exporters; outputs are read back with libraries that did not write them."""
