# Where the fields of states, boards and options lie in memory: msgspec keeps them as slots, and Python lays slots in the
# order of their names, those of a base first. `has_expected_layout` in sources.py looks whether it is so before anything is
# read by this. Only what is read often is declared; a new field must stand in its place in the `typedef`.
cdef extern from *:
    """
    typedef struct {
        PyObject_HEAD
        PyObject *above, *heights;
    } Torres3dBoard;
    typedef struct {
        PyObject_HEAD
        PyObject *castles_card, *door_passage, *king_bonus_scored, *king_move, *leap_over, *leftover_blocks, *marker_spaces,
            *next_phase_start, *recall_card, *returned_cards, *scoring_first;
        PyObject *deck, *foundations, *mode, *players, *stacks;
    } Torres3dOptions;
    typedef struct {
        PyObject_HEAD
        PyObject *actor, *ap, *board, *bought, *decks, *hands, *king, *knights, *master, *offer, *options, *phase, *played,
            *round, *scores, *stack, *stacks, *stage, *start, *supply, *waiting, *winners;
    } Torres3dState;
    """
    ctypedef class torres3d.games.torres.rules.board.Board [object Torres3dBoard, check_size error]:
        cdef readonly object above, heights
    ctypedef class torres3d.games.torres.rules.options.Options [object Torres3dOptions, check_size error]:
        cdef readonly object door_passage, leftover_blocks, marker_spaces, deck, stacks
    ctypedef class torres3d.games.torres.rules.state.State [object Torres3dState, check_size error]:
        cdef readonly object actor, ap, board, bought, decks, hands, king, knights, master, offer, options, phase, played
        cdef readonly object round, scores, stack, stacks, stage, start, supply, waiting, winners
