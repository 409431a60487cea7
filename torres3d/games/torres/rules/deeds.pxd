# Where the fields of commands and events lie in memory, as in fields.pxd.
cdef extern from *:
    """
    typedef struct {
        PyObject_HEAD
        PyObject *from_, *to;
    } Torres3dMove;
    typedef struct {
        PyObject_HEAD
        PyObject *at, *stack;
    } Torres3dBuild;
    typedef struct {
        PyObject_HEAD
        PyObject *onto, *stack;
    } Torres3dEndTurn;
    typedef struct {
        PyObject_HEAD
        PyObject *ap, *at, *card, *seat, *source;
    } Torres3dKnightMoved;
    typedef struct {
        PyObject_HEAD
        PyObject *ap, *at, *seat, *stack;
    } Torres3dBlockBuilt;
    typedef struct {
        PyObject_HEAD
        PyObject *after, *ap, *before, *seat;
    } Torres3dMarkerMoved;
    typedef struct {
        PyObject_HEAD
        PyObject *left, *lost, *onto, *returned, *seat, *stack, *unspent;
    } Torres3dTurnEnded;
    """
    ctypedef class torres3d.games.torres.rules.commands.Move [object Torres3dMove, check_size error]:
        cdef readonly object from_, to
    ctypedef class torres3d.games.torres.rules.commands.Build [object Torres3dBuild, check_size error]:
        cdef readonly object at, stack
    ctypedef class torres3d.games.torres.rules.commands.EndTurn [object Torres3dEndTurn, check_size error]:
        cdef readonly object onto, stack
    ctypedef class torres3d.games.torres.rules.events.KnightMoved [object Torres3dKnightMoved, check_size error]:
        cdef readonly object ap, at, card, seat, source
    ctypedef class torres3d.games.torres.rules.events.BlockBuilt [object Torres3dBlockBuilt, check_size error]:
        cdef readonly object ap, at, seat, stack
    ctypedef class torres3d.games.torres.rules.events.MarkerMoved [object Torres3dMarkerMoved, check_size error]:
        cdef readonly object after, ap, before, seat
    ctypedef class torres3d.games.torres.rules.events.TurnEnded [object Torres3dTurnEnded, check_size error]:
        cdef readonly object left, lost, onto, returned, seat, stack, unspent
