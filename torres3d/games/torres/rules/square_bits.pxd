# The same in C; `square_bits.py` says what they do.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #define TORRES3D_NOT_A 0xFEFEFEFEFEFEFEFEULL
    #define TORRES3D_NOT_H 0x7F7F7F7F7F7F7F7FULL
    static inline unsigned long long torres3d_bit(int square) { return 1ULL << square; }
    static inline unsigned long long torres3d_beside(int square) {
        unsigned long long bit = 1ULL << square;
        return bit << 8 | bit >> 8 | (bit & TORRES3D_NOT_H) << 1 | (bit & TORRES3D_NOT_A) >> 1;
    }
    static inline unsigned long long torres3d_over_corner(int square) {
        unsigned long long bit = 1ULL << square, right = (bit & TORRES3D_NOT_H) << 1, left = (bit & TORRES3D_NOT_A) >> 1;
        return right << 8 | right >> 8 | left << 8 | left >> 8;
    }
    """
    uint64_t bit "torres3d_bit"(int square) noexcept nogil
    uint64_t beside "torres3d_beside"(int square) noexcept nogil
    uint64_t over_corner "torres3d_over_corner"(int square) noexcept nogil
