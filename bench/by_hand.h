/* What the hand-written games share with our engines: random numbers (kernel/chance.py) and the digest of a run. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct { uint32_t a, b; } Stream;
typedef struct { long moves; uint64_t print; } Result;

static inline uint32_t random32(Stream *s) {
    uint32_t a = s->a += s->b | 1;
    a = (a ^ a >> 16) * 0x21F0AAADu;
    a = (a ^ a >> 15) * 0x735A2D97u;
    return a ^ a >> 15;
}
static inline int pick(Stream *s, int n) { return (int)((uint64_t)random32(s) * (uint32_t)n >> 32); }

static inline uint32_t mix(uint32_t x) {
    x = (x ^ x >> 16) * 0x85EBCA6Bu;
    x = (x ^ x >> 13) * 0xC2B2AE35u;
    return x ^ x >> 16;
}
static inline Stream sow(uint64_t seed, uint32_t branch) {
    uint32_t low = (uint32_t)seed, high = (uint32_t)(seed >> 32);
    uint32_t a = mix(low ^ mix(high + 0x9E3779B9u * (branch + 1)));
    uint32_t b = mix(a + 0x6A09E667u) ^ mix(high ^ 0x3C6EF372u ^ branch);
    return (Stream){a, a | b ? b : 1};
}

/* Play the games SEED, SEED + 1 and so on. The digest depends on the moves, the outcome and the last state of every one. */
static inline int run(int argc, char **argv, Result (*one_game)(uint64_t)) {
    if (argc != 3) return fprintf(stderr, "usage: %s SEED GAMES\n", argv[0]), 2;
    uint64_t seed = strtoull(argv[1], 0, 10), digest = 0;
    long games = atol(argv[2]), moves = 0;
    struct timespec a, b;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
    for (long i = 0; i < games; i++) {
        Result r = one_game(seed + (uint64_t)i);
        moves += r.moves;
        digest += (r.print + (uint64_t)r.moves) * (2 * (uint64_t)i + 1);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
    double seconds = (double)(b.tv_sec - a.tv_sec) + 1e-9 * (double)(b.tv_nsec - a.tv_nsec);
    printf("%ld %ld %llu %.9f\n", games, moves, (unsigned long long)digest, seconds);
    return 0;
}
