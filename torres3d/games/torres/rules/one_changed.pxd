# The same in C; `one_changed.py` says what they do.
cdef extern from *:
    """
    static inline PyObject *torres3d_put(PyObject *values, Py_ssize_t index, PyObject *value) {
        Py_ssize_t each, size = PyTuple_GET_SIZE(values);
        PyObject *made;
        if (index < 0 || index >= size) {
            PyErr_SetString(PyExc_IndexError, "tuple index out of range");
            return NULL;
        }
        made = PyTuple_New(size);
        if (!made) return NULL;
        for (each = 0; each < size; each++) {
            PyObject *kept = each == index ? value : PyTuple_GET_ITEM(values, each);
            Py_INCREF(kept);
            PyTuple_SET_ITEM(made, each, kept);
        }
        return made;
    }
    static inline PyObject *torres3d_add_at(PyObject *values, Py_ssize_t index, int more) {
        PyObject *made;
        if (index < 0 || index >= PyBytes_GET_SIZE(values)) {
            PyErr_SetString(PyExc_IndexError, "index out of range");
            return NULL;
        }
        made = PyBytes_FromStringAndSize(PyBytes_AS_STRING(values), PyBytes_GET_SIZE(values));
        if (made) PyBytes_AS_STRING(made)[index] += (char)more;
        return made;
    }
    """
    tuple put "torres3d_put"(tuple values, Py_ssize_t index, object value)
    bytes add_at "torres3d_add_at"(bytes values, Py_ssize_t index, int more)
