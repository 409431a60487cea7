# Types of the machine for buying.py.
cpdef bint can_buy(state) except -1
