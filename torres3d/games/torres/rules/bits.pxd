# The same in C, by the instruction that every processor has; `bits.py` says what they do.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int torres3d_lowest(unsigned long long bits) {
        unsigned long place;
        _BitScanForward64(&place, bits);
        return (int)place;
    }
    static __inline int torres3d_count(unsigned long long bits) { return (int)__popcnt64(bits); }
    #else
    static inline int torres3d_lowest(unsigned long long bits) { return __builtin_ctzll(bits); }
    static inline int torres3d_count(unsigned long long bits) { return __builtin_popcountll(bits); }
    #endif
    static inline unsigned long long torres3d_others(unsigned long long bits) { return ~bits; }
    """
    int lowest "torres3d_lowest"(uint64_t bits) noexcept nogil
    int count "torres3d_count"(uint64_t bits) noexcept nogil
    uint64_t others "torres3d_others"(uint64_t bits) noexcept nogil
