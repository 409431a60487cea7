# Types of the machine for state.py.
from torres3d.rules.squares cimport pieces_on
