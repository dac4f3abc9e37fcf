/* The limit to close in on: random games of connect four on bitboards, by hand.
   usage: connect_four GAMES; prints the games, the moves, the first player's wins and the seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t seed = 0x9E3779B97F4A7C15u;

static inline uint32_t random32(void) { /* xorshift64* */
    seed ^= seed >> 12;
    seed ^= seed << 25;
    seed ^= seed >> 27;
    return (uint32_t)((seed * 0x2545F4914F6CDD1Du) >> 32);
}

static inline int four(uint64_t b) {
    uint64_t v = b & (b >> 1), h = b & (b >> 7), d = b & (b >> 6), e = b & (b >> 8);
    return ((v & (v >> 2)) | (h & (h >> 14)) | (d & (d >> 12)) | (e & (e >> 16))) != 0;
}

int main(int argc, char **argv) {
    long games = argc > 1 ? atol(argv[1]) : 1000000, moves = 0, first = 0;
    struct timespec a, b;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
    for (long g = 0; g < games; g++) {
        uint64_t mine = 0, theirs = 0;
        for (int n = 0; n < 42; n++) {
            uint64_t all = mine | theirs, cell;
            do {
                int column = (int)(((uint64_t)random32() * 7) >> 32);
                cell = (all + (1ull << (7 * column))) & (0x3Full << (7 * column));
            } while (!cell);
            mine |= cell;
            moves++;
            if (four(mine)) {
                first += !(n & 1);
                break;
            }
            uint64_t swap = mine;
            mine = theirs;
            theirs = swap;
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
    printf("%ld %ld %ld %.9f\n", games, moves, first, (b.tv_sec - a.tv_sec) + 1e-9 * (b.tv_nsec - a.tv_nsec));
    return 0;
}
