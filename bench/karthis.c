/* The limit to close in on: random games of the Temple of Karthis, by hand. `tables.h` holds the box and the layout of our state.
   It plays exactly the games of our engines: the same random numbers, the same moves, the same fingerprints.
   usage: karthis SEED GAMES; prints the games, the moves, the digest of all games and the seconds.

   What it does differently: whole turns instead of single moves, edges in blocks of four from a table, cards by table, and no
   clearing, since only what is in use counts for the fingerprint. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "tables.h"
#include "by_hand.h"

#define CELLS 374
#define COLUMNS 17
#define DEEPEST 17
#define START_ROLL 39
#define NONE (-1)
#define JOKER 52

enum { CROSS = 2, HEART, DIAMOND, STAR };                  /* KA-15 */
enum { DOT = 1, MARK_BITS = 7, STAIRS_AT = 3, REACHED = 64 }; /* the parts of a cell's mark */
enum { EXPLORING, CHOOSING, SEALED, FIGHTING };
enum { CROWN = 1, DEATH, TRAPPED };
enum { THREAT, SAFE_SPOT, GEM, ENEMY, TREASURE }; /* KA-25, KA-31: the kinds of card */
enum { TO_DECK, TO_DISCARD, OUT };                /* KA-54 to KA-56: where a card goes afterwards */

typedef struct { int n; int8_t card[40]; } Pile;

typedef struct {
    Stream rng, choices;
    uint8_t sheet_ways[COLUMNS + CELLS + COLUMNS], sheet_mark[COLUMNS + CELLS + COLUMNS];
    uint16_t tiles[CELLS + 8], edges[512];
    int n_tiles, n_edges;
    Pile deck, discard, gone, drawn;
    int guard[4];
    int64_t treasure;
    int at, enemy_at, chosen, face, enemy, enemy_health, health, floor, jokers, heading, stairs_near, enemy_near, pressed, phase;
    int end;
    long moves;
} Game;

static Game g;
static uint8_t *const ways = g.sheet_ways + COLUMNS, *const mark = g.sheet_mark + COLUMNS; /* a row beyond either end */
static const int opposite[4] = {2, 3, 0, 1};
static uint8_t kind[JOKER + 2], rank[JOKER + 2], goes[JOKER + 2];
static uint64_t sides[16]; /* the members of a set of sides, in four blocks of 16 bits */
static Pile temple;        /* KA-8: the deck without its face card */

static inline void push(Pile *p, int card) { p->card[p->n++] = (int8_t)card; }

static void print_tables(void) {
    static const int highest[5] = {10, 10, 6, 5, 2};
    for (int suit = 0; suit < 5; suit++)
        for (int i = 0; i < highest[suit]; i++) push(&temple, 13 * suit + i);
    for (int card = 0; card < JOKER + 2; card++) {
        int suit = card / 13, face = card < JOKER && card % 13 >= 10;
        rank[card] = (uint8_t)(card % 13 + 1);
        kind[card] = card >= JOKER ? TREASURE : face ? ENEMY : suit < 2 ? THREAT : suit == 2 ? GEM : SAFE_SPOT;
        goes[card] = card >= JOKER || rank[card] == 1 ? TO_DECK : face || suit != 2 ? TO_DISCARD : OUT;
    }
    for (int set = 0; set < 16; set++)
        for (int side = 0, n = 0; side < 4; side++)
            if (set >> side & 1) sides[set] |= (uint64_t)side << 16 * n++;
}

static inline int take(Pile *p, int i) { /* the last card fills the place */
    int card = p->card[i];
    p->card[i] = p->card[--p->n];
    return card;
}
static inline void pour(Pile *from, Pile *to) {
    while (from->n) push(to, from->card[--from->n]);
}
static inline int choose(int n) {
    g.moves++;
    return pick(&g.choices, n);
}
static inline int d6(void) { return pick(&g.rng, 6) + 1; }
static inline int may_descend(void) { return g.stairs_near && g.floor < DEEPEST; } /* KA-21, KA-H33 */
static inline void mark_tile(int what) { mark[g.at] = (uint8_t)((mark[g.at] & ~MARK_BITS) | what); }

/* ---- how it ends */

static void fail(int how) { /* KA-46 */
    g.treasure = 0;
    g.end = how;
}
static inline void hurt(int damage) { /* KA-46, KA-H40 */
    g.health = g.health > damage ? g.health - damage : 0;
    if (!g.health) fail(DEATH);
}
static inline void explore(void) { /* KA-H31 */
    g.phase = EXPLORING;
    if (!g.n_edges && !g.enemy_near && !may_descend()) fail(TRAPPED);
}

/* ---- the map */

static inline unsigned occupied(int cell) { /* the sides next to a tile; whatever is beyond the border is masked out */
    unsigned n = mark[cell + COLUMNS] != 0, e = mark[cell + 1] != 0, s = mark[cell - COLUMNS] != 0, w = mark[cell - 1] != 0;
    return (n | e << 1 | s << 2 | w << 3) & ~(unsigned)box_border[cell];
}
static inline void add_edges(int cell, unsigned set) { /* writes four, of which only the members of the set count */
    uint64_t four = sides[set] + (uint64_t)(4 * cell) * 0x0001000100010001u;
    memcpy(g.edges + g.n_edges, &four, sizeof four);
    g.n_edges += __builtin_popcount(set);
}
static inline void strike(int k) { /* the rest keep their order */
    g.n_edges--;
    for (int i = k; i < g.n_edges; i += 8) {
        uint16_t eight[8];
        memcpy(eight, g.edges + i + 1, sizeof eight);
        memcpy(g.edges + i, eight, sizeof eight);
    }
}
static inline void strike_edge(int edge) {
    for (int k = 0; k < g.n_edges; k++)
        if (g.edges[k] == edge) {
            strike(k);
            return;
        }
}

static void survey(void) { /* KA-H6, KA-H8: where the explorer can walk; a living enemy blocks the way */
    uint16_t to_visit[CELLS + 4];
    int n = 1;
    for (int i = 0; i < g.n_tiles; i++) mark[g.tiles[i]] &= REACHED - 1;
    g.stairs_near = g.enemy_near = 0;
    to_visit[0] = (uint16_t)g.at;
    mark[g.at] |= REACHED;
    while (n) {
        int cell = to_visit[--n];
        g.stairs_near |= (mark[cell] >> STAIRS_AT & MARK_BITS) && cell != box_start;
        for (unsigned open = ways[cell] & 15u; open; open &= open - 1) {
            int to = cell + box_step[__builtin_ctz(open)];
            if (to == g.enemy_at) g.enemy_near = 1;
            else if ((unsigned)mark[to] - 1 < REACHED - 1) {
                mark[to] |= REACHED;
                to_visit[n++] = (uint16_t)to;
            }
        }
    }
    g.n_edges = 0;
    for (int i = 0; i < g.n_tiles; i++) {
        int cell = g.tiles[i];
        if (mark[cell] >= REACHED) add_edges(cell, ways[cell] & 15u & ~occupied(cell));
    }
}

static void meet_tiles(unsigned neighbours) { /* KA-H2, KA-H3: a passage if both sides are open, else a wall */
    int cell = g.at, lost = 0;
    for (; neighbours; neighbours &= neighbours - 1) {
        int side = __builtin_ctz(neighbours), old = cell + box_step[side], back = opposite[side];
        if (!(ways[old] >> back & 1)) {
            ways[cell] &= (uint8_t)~(1u << side);
            continue;
        }
        strike_edge(4 * old + back);
        if (!(ways[cell] >> side & 1)) ways[old] &= (uint8_t)~(1u << back);
        else if (old == g.enemy_at) g.enemy_near = 1;
        else lost |= mark[old] < REACHED;
    }
    if (lost) survey();
}

static inline void lay_tile(int cell, int roll, int heading) { /* KA-19, KA-H2 to KA-H4 */
    unsigned open = box_ways[roll - 1][heading] & ~(unsigned)box_border[cell], neighbours = occupied(cell);
    add_edges(cell, open & ~neighbours);
    ways[cell] = (uint8_t)open;
    mark[cell] = (uint8_t)(DOT + (box_stairs[roll - 1][heading] << STAIRS_AT) + REACHED);
    g.tiles[g.n_tiles++] = (uint16_t)cell;
    g.at = cell;
    neighbours &= ~(1u << opposite[heading]);
    if (neighbours) meet_tiles(neighbours);
}

static void enter_floor(void) { /* KA-11 to KA-13, KA-65 to KA-67, KA-H1, KA-H35: a new sheet */
    g.floor++;
    for (; g.n_tiles; g.n_tiles--) ways[g.tiles[g.n_tiles - 1]] = mark[g.tiles[g.n_tiles - 1]] = 0;
    g.n_edges = g.stairs_near = g.enemy_near = 0;
    lay_tile(box_start, START_ROLL, box_start_heading);
    explore();
}

/* ---- the deck */

static inline int turn_up(void) {
    int card = take(&g.deck, pick(&g.rng, g.deck.n));
    if (kind[card] == ENEMY) g.face = card;
    return card;
}
static int find_guard(void) { /* KA-27, KA-28, KA-H12, KA-H16 */
    Pile aside = {0};
    int guard = NONE;
    while (guard == NONE && g.deck.n + g.discard.n) {
        if (!g.deck.n) pour(&g.discard, &g.deck);
        int card = turn_up();
        if (kind[card] == THREAT) guard = card;
        else push(&aside, card);
    }
    pour(&aside, &g.deck);
    return guard;
}
static inline void put_away(int card) {
    static Pile *const where[] = {[TO_DECK] = &g.deck, [TO_DISCARD] = &g.discard, [OUT] = &g.gone};
    push(where[goes[card]], card);
}
static inline void clean_up(int acquired) { /* KA-54 to KA-57, KA-H13, KA-H14 */
    while (g.drawn.n) {
        int i = --g.drawn.n, card = g.drawn.card[i];
        if (acquired && card >= JOKER && i == g.chosen) push(&g.gone, card);
        else put_away(card);
        if (g.guard[i] != NONE) put_away(g.guard[i]);
        g.guard[i] = NONE;
    }
    g.chosen = NONE;
}

/* ---- combat */

static void remove_enemy(void) { /* KA-H21, KA-H28 */
    push(&g.gone, g.enemy);
    g.enemy = g.enemy_at = NONE;
    g.enemy_health = 0;
}
static void move_on(void) { /* the end of a fight or of a flight */
    clean_up(0);
    survey();
    explore();
}
static void fight(void) { /* KA-48 to KA-53: until somebody is dead, or the explorer runs */
    g.phase = FIGHTING;
    while (!g.end) {
        int away = g.pressed ? 0 : g.n_tiles - 1, k = choose(away + 1);
        if (k < away) { /* KA-51, KA-H27: to any tile except the enemy's, whose place in the list the last one takes */
            g.at = g.tiles[k] != g.enemy_at ? g.tiles[k] : g.tiles[g.n_tiles - 1];
            move_on();
            return;
        }
        g.pressed = 0;
        int mine = d6() + box_level, lead = mine - d6() - g.floor;
        if (lead < 0) hurt(-lead);
        else {
            g.enemy_health = g.enemy_health > lead ? g.enemy_health - lead : 0;
            if (!g.enemy_health) {
                remove_enemy();
                move_on();
                return;
            }
        }
    }
}
static void meet_enemy(void) { /* KA-47, KA-H10, KA-H27 */
    mark_tile(STAR);
    g.enemy = take(&g.drawn, g.chosen);
    g.guard[g.chosen] = g.guard[g.drawn.n];
    g.guard[g.drawn.n] = NONE;
    g.enemy_at = g.at;
    g.enemy_health = box_enemy + g.floor;
    fight();
}

/* ---- the turn */

static void get_through(void) { /* KA-17, KA-29, KA-57 */
    int won = g.drawn.card[g.chosen] >= JOKER;
    if (won) { /* KA-30, KA-35, KA-H13, KA-H38 */
        mark_tile(DIAMOND);
        g.treasure += box_joker[g.jokers > 0] * box_multiplier[g.floor - 1];
        if (++g.jokers == 2) {
            g.end = CROWN;
            return;
        }
    }
    clean_up(won);
    explore();
}
static void slam(void) { /* KA-43 to KA-45, KA-H15, KA-H30: a wall closes the edge just crossed; which side of it? */
    int side = g.heading, back = opposite[side], behind = g.at - box_step[side];
    ways[behind] = (uint8_t)(ways[behind] + (15 << side));
    ways[g.at] = (uint8_t)(ways[g.at] + (15 << back));
    g.phase = SEALED;
    if (choose(2)) {
        survey();
        get_through();
        return;
    }
    g.at = behind;
    hurt(1);
    if (!g.end) move_on();
}
static inline void face_challenge(int value) { /* KA-38 to KA-42, KA-H22 to KA-H24 */
    int rating = box_rating + (g.floor > box_level ? g.floor - box_level : 0), face;
    do {
        face = d6();
        if (face == 1 || face < rating) hurt(value);
    } while (face == 1 && !g.end);
}
static void encounter(void) { /* KA-25, KA-29, KA-H10 */
    int card = g.drawn.card[g.chosen], what = kind[card];
    if (what == TREASURE && g.guard[g.chosen] != NONE) card = g.guard[g.chosen], what = THREAT;
    switch (what) {
    case THREAT: /* KA-26, KA-37, KA-43 */
        mark_tile(CROSS);
        if (rank[card] == 10) {
            slam();
            return;
        }
        face_challenge(rank[card]);
        if (g.end) return;
        break;
    case ENEMY: meet_enemy(); return;
    case SAFE_SPOT: /* KA-36, KA-H25 */
        mark_tile(HEART);
        g.health += (box_health - g.health) / 2;
        break;
    case GEM: /* KA-33, KA-34 */
        mark_tile(DIAMOND);
        g.treasure += rank[card] * box_multiplier[g.floor - 1];
    }
    get_through();
}
static inline void cross(int k) { /* KA-3, KA-16, KA-18, KA-19, KA-22 to KA-24, KA-H9 */
    int cell = g.edges[k] >> 2, side = g.edges[k] & 3, roll = pick(&g.rng, 100) + 1;
    g.heading = side;
    strike(k);
    lay_tile(cell + box_step[side], roll, side);
    if (mark[g.at] >> STAIRS_AT & MARK_BITS) {
        g.stairs_near = 1;
        explore();
        return;
    }
    int n = box_cards[d6() - 1];
    for (int i = 0; i < n; i++) {
        int card = turn_up();
        push(&g.drawn, card);
        if (card >= JOKER) g.guard[i] = find_guard();
    }
    if (n > 1) g.phase = CHOOSING;
    g.chosen = n > 1 ? choose(n) : 0;
    encounter();
}
static void descend(void) { /* KA-64, KA-H28, KA-H36: the lowest Heart of the discards leaves the game */
    int where = NONE, lowest = JOKER;
    for (int i = 0; i < g.discard.n; i++) {
        int card = g.discard.card[i];
        if (kind[card] == SAFE_SPOT && card < lowest) lowest = card, where = i;
    }
    if (where != NONE) push(&g.gone, take(&g.discard, where));
    pour(&g.discard, &g.deck);
    if (g.enemy != NONE) remove_enemy();
    enter_floor();
}

static void setup(void) { /* KA-7 to KA-13, KA-H39 */
    g.deck = temple;
    g.discard.n = g.gone.n = g.drawn.n = 0;
    int face = pick(&g.rng, 12);
    push(&g.deck, face / 3 * 13 + 10 + face % 3);
    g.guard[0] = g.guard[1] = g.guard[2] = g.chosen = g.face = g.enemy = g.enemy_at = NONE;
    g.enemy_health = g.floor = g.jokers = g.heading = g.pressed = g.end = 0;
    g.health = box_health;
    g.treasure = 0;
    enter_floor();
}
static void play(void) { /* KA-H41: the choices of a turn are to cross an edge, to go down, or to face the enemy again */
    while (!g.end) {
        int down = may_descend(), k = choose(g.n_edges + down + g.enemy_near);
        if (k < g.n_edges) cross(k);
        else if (down && k == g.n_edges) descend();
        else { /* KA-53, KA-H42 */
            g.at = g.enemy_at;
            g.pressed = 1;
            fight();
        }
    }
}

/* ---- the fingerprint: our state's words times their weights, of which only those in use are not 0 */

static inline uint64_t part(int at, uint64_t value) { return (value << 8 * (at & 7)) * weight[at >> 3]; }
static uint64_t print_pile(int at, const Pile *p) {
    uint64_t h = part(at, (uint64_t)p->n);
    for (int i = 0; i < p->n; i++) h += part(at + 2 + i, (uint8_t)p->card[i]);
    return h;
}
#define BYTE(name) part(AT_##name, (uint8_t)g.name)
#define SHORT(name) part(AT_##name, (uint16_t)g.name)
static uint64_t print(void) {
    uint64_t h = part(AT_rng, g.rng.a) + part(AT_rng + 4, g.rng.b) + part(AT_treasure, (uint64_t)g.treasure);
    h += SHORT(at) + SHORT(enemy_at) + BYTE(end) + BYTE(chosen) + BYTE(face) + BYTE(enemy) + BYTE(enemy_health);
    h += BYTE(health) + BYTE(floor) + BYTE(jokers) + BYTE(heading) + BYTE(stairs_near) + BYTE(enemy_near);
    h += BYTE(pressed) + BYTE(phase);
    h += print_pile(AT_deck, &g.deck) + print_pile(AT_discard, &g.discard) + print_pile(AT_gone, &g.gone);
    h += print_pile(AT_drawn, &g.drawn);
    for (int i = 0; i < 3; i++) h += part(AT_guard + i, (uint8_t)g.guard[i]);
    h += part(AT_tiles, (uint64_t)g.n_tiles) + part(AT_edges, (uint64_t)g.n_edges);
    for (int i = 0; i < g.n_tiles; i++) {
        int cell = g.tiles[i];
        h += part(AT_tiles + 2 + 2 * i, (uint64_t)cell) + part(AT_ways + cell, ways[cell]) + part(AT_mark + cell, mark[cell]);
    }
    for (int i = 0; i < g.n_edges; i++) h += part(AT_edges + 2 + 2 * i, g.edges[i]);
    uint64_t score = g.end == CROWN ? (uint64_t)g.treasure : 0; /* KA-5 */
    return h + (uint64_t)g.end * weight[WORDS] + score * weight[WORDS + 1] + (g.end == CROWN ? 1 : 2) * weight[WORDS + 2];
}

static Result one_game(uint64_t seed) {
    g.rng = sow(seed, 0);
    g.choices = sow(seed, 1);
    g.moves = 0;
    setup();
    play();
    return (Result){g.moves, print()};
}
int main(int argc, char **argv) {
    print_tables();
    return run(argc, argv, one_game);
}
