# Where the fields of fans lie in memory, as in rules/fields.pxd.
cdef extern from *:
    """
    typedef struct {
        PyObject_HEAD
        PyObject *common, *left, *owns, *source, *strides;
    } Torres3dFan;
    """
    ctypedef class torres3d.games.torres.bots.search.search_position.Fan [object Torres3dFan, check_size error]:
        cdef readonly object common, left, owns, source, strides
