# Where the fields of on_squares.py lie in memory, as in fields.pxd.
cdef extern from *:
    """
    typedef struct {
        PyObject_HEAD
        PyObject *ranks, *values;
    } Torres3dOnSquares;
    """
    ctypedef class torres3d.games.torres.rules.square_tables.OnSquares [object Torres3dOnSquares, check_size error]:
        cdef readonly object ranks, values
