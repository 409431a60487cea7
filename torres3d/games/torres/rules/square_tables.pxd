# The same in C, square by square; `square_tables.py` says what it does.
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits

cdef extern from *:
    """
    /* An empty list with room for as many values: it need not move while it grows. */
    static inline PyObject *torres3d_roomy_list(Py_ssize_t room) {
        PyObject *made = PyList_New(room);
        if (made) Py_SET_SIZE((PyVarObject *)made, 0);
        return made;
    }
    static inline int torres3d_append(PyObject *list, PyObject *values, int place) {
        PyObject *value = PyTuple_GET_ITEM(values, place);
        Py_ssize_t size = PyList_GET_SIZE(list);
        if (size >= ((PyListObject *)list)->allocated) return PyList_Append(list, value);
        Py_INCREF(value);
        PyList_SET_ITEM(list, size, value);
        Py_SET_SIZE((PyVarObject *)list, size + 1);
        return 0;
    }
    """
    list roomy_list "torres3d_roomy_list"(Py_ssize_t room)
    int append "torres3d_append"(list found, object on, int place) except -1


cdef inline int hand_out(list found, on, uint64_t board) except -1:
    while board:
        append(found, on, bits.lowest(board))
        board &= board - 1
    return 0
