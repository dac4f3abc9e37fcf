/* The limit to close in on: random games of Katamari for two, by hand. `tables.h` holds what is printed, written from the box.
   usage: katamari GAMES; prints the games, the moves, the points of all players together and the seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "tables.h"

#define SEATS 2
#define ALL 0x7FFFFu
#define CENTER (1u << 9)

static uint64_t seed = 0x9E3779B97F4A7C15u;

static inline uint32_t random32(void) { /* xorshift64* */
    seed ^= seed >> 12;
    seed ^= seed << 25;
    seed ^= seed >> 27;
    return (uint32_t)((seed * 0x2545F4914F6CDD1Du) >> 32);
}
static inline int below(int n) { return (int)(((uint64_t)random32() * (uint32_t)n) >> 32); }
static inline int count(uint32_t set) { return __builtin_popcount(set); }
static inline int lowest(uint32_t set) { return __builtin_ctz(set); }

typedef struct { uint32_t level[3], shows[10]; } Seat;
typedef struct {
    Seat seats[SEATS];
    int n, mover, first, round, power, chosen, over;
    int8_t whose[192], kind[192], spot[192];
    int8_t rest[96], under[6][48], waiting[6], shown[6], left[6];
    uint32_t open, loose;
} Game;

static inline uint32_t mask_of(int kind, int spot) { return mask[shape[kind]][spot]; }

static int dice_of(const Seat *m, int colour) {
    uint32_t top = m->level[colour];
    int n = count(m->shows[1] & top) + 2 * count(m->shows[2] & top) + 3 * count(m->shows[3] & top);
    if (colour == 0 && !((m->level[0] | m->level[1] | m->level[2]) & CENTER)) n += 2;
    return n < 36 ? n : 36;
}

static void cover(Seat *m, int kind, int spot, uint32_t where) {
    uint32_t under = mask_of(kind, spot) & where;
    for (int i = 0; i < 3; i++) m->level[i] &= ~under;
    for (int i = 0; i < 10; i++) m->shows[i] &= ~under;
    for (int i = 0; i < size[kind]; i++) {
        uint32_t at = 1u << cell[shape[kind]][spot][i];
        if (at & where) m->shows[(int)icons[kind][i]] |= at;
    }
    m->level[(int)level[kind]] |= under;
}

static void turn_up(Game *g, int pile) {
    g->shown[pile] = -1;
    if (g->left[pile]) {
        int lot = below(g->left[pile]--), kind = first[pile];
        while (lot >= g->rest[kind]) lot -= g->rest[kind++];
        g->rest[kind]--;
        g->shown[pile] = (int8_t)kind;
    } else if (g->waiting[pile]) {
        g->shown[pile] = g->under[pile][0];
        memmove(g->under[pile], g->under[pile] + 1, (size_t)--g->waiting[pile]);
    }
}

static inline uint32_t support(const Seat *m, int l) { return l == 0 ? ALL : CENTER | m->level[l - 1] | m->level[l]; }

static int has_place(const Seat *m, int kind) {
    if (level[kind] == 0) return 1;
    uint32_t missing = ALL & ~support(m, level[kind]);
    for (int k = 0; k < places[kind]; k++)
        if (!(mask_of(kind, spots[shape[kind]][k]) & missing)) return 1;
    return 0;
}

static void next_turn(Game *g) {
    for (;;) {
        g->mover = (g->mover + 1) % SEATS;
        if (g->mover == g->first && g->round++ == ROUNDS) { g->over = 1; return; }
        const Seat *m = &g->seats[g->mover];
        if (dice_of(m, 0) + dice_of(m, 1) + dice_of(m, 2)) return;
    }
}

static int spend(Game *g) { /* whether there is anything to do with the power */
    g->open = 0;
    for (int pile = 0; pile < 6; pile++)
        if (g->shown[pile] >= 0) {
            if (g->power > pile && has_place(&g->seats[g->mover], g->shown[pile])) g->open |= 1u << pile;
            if (g->power >= 4) g->open |= 64u << pile;
        }
    return g->open != 0;
}

static uint32_t loosest(const Game *g) {
    uint32_t covered = 0, found = 0;
    int largest = 0;
    for (int i = g->n - 1; i >= 0; i--)
        if (g->whose[i] == g->mover) {
            uint32_t m = mask_of(g->kind[i], g->spot[i]);
            int s = size[g->kind[i]];
            if (!(m & covered)) {
                if (s > largest) { largest = s; found = 0; }
                if (s == largest) found |= 1u << lowest(m);
            }
            covered |= m;
        }
    return found;
}

static void lose(Game *g, int hex) {
    int i = g->n - 1;
    while (g->whose[i] != g->mover || !(mask_of(g->kind[i], g->spot[i]) >> hex & 1)) i--;
    int kind = g->kind[i];
    uint32_t opened = mask_of(kind, g->spot[i]);
    size_t after = (size_t)(--g->n - i);
    memmove(g->whose + i, g->whose + i + 1, after);
    memmove(g->kind + i, g->kind + i + 1, after);
    memmove(g->spot + i, g->spot + i + 1, after);
    Seat *m = &g->seats[g->mover];
    for (int k = 0; k < 3; k++) m->level[k] &= ~opened;
    for (int k = 0; k < 10; k++) m->shows[k] &= ~opened;
    for (int k = 0; k < g->n; k++)
        if (g->whose[k] == g->mover && mask_of(g->kind[k], g->spot[k]) & opened) cover(m, g->kind[k], g->spot[k], opened);
    int pile = size[kind] - 1;
    g->under[pile][(int)g->waiting[pile]++] = (int8_t)kind;
    if (g->shown[pile] < 0) turn_up(g, pile);
}

static int nth(uint32_t set, int k) {
    while (k--) set &= set - 1;
    return lowest(set);
}

static long play(Game *g, long *points) {
    long moves = 0;
    memset(g, 0, sizeof *g);
    memcpy(g->rest, copies, sizeof copies);
    for (int pile = 0; pile < 6; pile++) {
        for (int kind = first[pile]; kind < first[pile + 1]; kind++) g->left[pile] += copies[kind];
        turn_up(g, pile);
    }
    int a, b;
    do { a = below(6); b = below(6); } while (a == b);
    g->first = a < b;
    g->mover = 1 - g->first;
    next_turn(g);
    while (!g->over) {
        Seat *m = &g->seats[g->mover];
        int sixes = 0, power = 0;
        moves++;
        for (int colour = 0; colour < 3; colour++)
            for (int n = dice_of(m, colour); n; n--) {
                int face = below(6) + 1;
                sixes += face == 6;
                power += face >= 3 + colour;
            }
        if (sixes >= 4) {
            uint32_t loose = loosest(g);
            int many = count(loose);
            if (many > 1) moves++;
            if (many) lose(g, nth(loose, many > 1 ? below(many) : 0));
            next_turn(g);
            continue;
        }
        g->power = power;
        while (spend(g)) {
            moves++;
            int k = below(1 + count(g->open));
            if (!k) break;
            int pile = nth(g->open, k - 1);
            if (pile >= 6) {
                pile -= 6;
                g->power -= 4;
                g->under[pile][(int)g->waiting[pile]++] = g->shown[pile];
                turn_up(g, pile);
                continue;
            }
            int kind = g->shown[pile], spot;
            uint32_t missing = ALL & ~support(m, level[kind]);
            int fits = 0, all[84];
            for (int i = 0; i < places[kind]; i++) {
                spot = spots[shape[kind]][i];
                if (!(mask_of(kind, spot) & missing)) all[fits++] = spot;
            }
            spot = all[below(fits)];
            moves++;
            g->power -= pile + 1;
            g->whose[g->n] = (int8_t)g->mover;
            g->kind[g->n] = (int8_t)kind;
            g->spot[g->n++] = (int8_t)spot;
            cover(m, kind, spot, ALL);
            turn_up(g, pile);
        }
        next_turn(g);
    }
    for (int i = 0; i < SEATS; i++) {
        *points += count(g->seats[i].shows[4]) + 2 * count(g->seats[i].shows[5]);
        for (int y = 6; y < 10; y++) *points += 7 * (count(g->seats[i].shows[y]) > count(g->seats[1 - i].shows[y]));
    }
    return moves;
}

int main(int argc, char **argv) {
    static Game g;
    long games = argc > 1 ? atol(argv[1]) : 10000, moves = 0, points = 0;
    struct timespec a, b;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
    for (long i = 0; i < games; i++) moves += play(&g, &points);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
    printf("%ld %ld %ld %.9f\n", games, moves, points, (b.tv_sec - a.tv_sec) + 1e-9 * (b.tv_nsec - a.tv_nsec));
    return 0;
}
