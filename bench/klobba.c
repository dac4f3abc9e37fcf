/* The limit to close in on: random games of Klobba!, by hand. `tables.h` holds the box and the layout of our state.
   It plays exactly the games of our engines: the same random numbers, the same moves, the same fingerprints, and so it keeps
   account of what every player knows, as our state does.
   usage: klobba SEED GAMES; prints the games, the moves, the digest of all games and the seconds.

   What it does differently: a round from top to bottom instead of single moves, cards of 13 kinds counted in the 4-bit digits of
   one word, the faces of a Band as sets, decks as rings that grow at either end, and no mixing of random bits for a choice
   among one. */
#include <stdint.h>
#include <string.h>
#include "tables.h"
#include "by_hand.h"

enum { MOST_SEATS = 6, PLACES = 3, ALL_PLACES = 7, KINDS = 13, BARBARIANS = 40, UNDRAWN = 4, NONE = -1, EVERYBODY = 0xFF };
enum { ALL_SEATS = (1 << SEATS) - 1, BLACK = 0, WHITE = 1, RING = 63, ROUNDS_PER_CLOBBERED = 12 };
enum { OFFERING = 1, ANSWERING, LAYING, SWAPPING, EXCHANGING, MUSTERING, TOPPING_UP, GIVING_BLACK, GIVING_WHITE, PASSING_WHITE,
       PAIRING, SELECTING, SWITCHING };
enum { HIGHEST = 1, LOWEST, SECOND_HIGHEST, CLAN };
enum { GLORY = 1, SWAP, MIRROR, FLEE };
enum { NO_OFFER, OFFERED, ACCEPTED, REJECTED };
enum { MOST_STARS = 1, LARGER_PILE, SHARED };
enum { DOWN = 1, UP, DEALT };
enum { PASSES = NONE, TRADES = 16 }; /* a choice of a card: none, this kind, or three of this kind to exchange (plus TRADES) */

typedef uint64_t Counts; /* how many of each kind of Action card, in digits of four bits */
#define DIGITS 0x1111111111111u
static inline Counts one(int card) { return (Counts)1 << 4 * card; }
static inline Counts some(Counts x) { return (x | x >> 1 | x >> 2 | x >> 3) & DIGITS; }
static inline Counts three(Counts x) { return (x + 5 * DIGITS) >> 3 & DIGITS; }
static inline int count_of(Counts x, int card) { return (int)(x >> 4 * card & 15); }
static inline Counts less(Counts x, int card) { return x - ((Counts)(count_of(x, card) > 0) << 4 * card); }
static inline Counts up_to(Counts kinds) { return kinds * DIGITS; } /* how many kinds there are up to each digit */
static inline int kinds_in(Counts so_far) { return count_of(so_far, KINDS - 1); }
static inline int kth_kind(Counts so_far, int k) { /* the first digit above k, for up to eight kinds */
    return __builtin_ctzll((so_far + (Counts)(7 - k) * DIGITS) & 8 * DIGITS) >> 2;
}

static uint8_t sizes[64], members[64][6]; /* of sets of up to six */
static inline int size(unsigned set) { return sizes[set]; }
static inline int nth(unsigned set, int k) { return members[set][k]; }

typedef struct { int8_t card; uint8_t known; int16_t isnt; } Action;
typedef struct { int8_t card; uint8_t known; int8_t packet; } Barbarian;
typedef struct { Barbarian at[PLACES]; int8_t star[PLACES]; uint8_t up, down, dealt, switched; } Band;
typedef struct { int stars, cards; Counts hand, drew, shown, sure[MOST_SEATS]; uint64_t scored; } Seat; /* sure: by who is sure */

typedef struct {
    Stream rng, choices;
    long moves;
    int end, phase, called, turn, rounds, spent, switchers, clobbered;
    int struck[2], holder[2], partner[2], played[2], picked[2];
    int offered[2], stage[2];
    Counts discards, shuffled;
    Action actions[RING + 1];     /* from `bottom` on, the last is the top */
    Barbarian barbarians[RING + 1];
    unsigned bottom, n, under, barbarian_bottom, n_barbarians;
    struct { int8_t card[3]; uint8_t known[3]; } mixed[2];
    Band bands[MOST_SEATS];
    Seat seats[MOST_SEATS];
    int choice[MOST_SEATS];
} Game;

static Game g;
static Counts swap_cards;

static inline int choose(int n) {
    g.moves++;
    if (n > 1) return pick(&g.choices, n);
    g.choices.a += g.choices.b | 1;
    return 0;
}
static inline void ask(int phase, int seats) { g.phase = phase, g.called = seats; }
static inline int holders(void) { return 1 << g.holder[BLACK] | 1 << g.holder[WHITE]; }
static inline int clockwise(int i) { /* KB-A4: Black's holder first, Free Bands last */
    int seat = g.holder[BLACK] + i;
    return i >= SEATS ? i : seat < SEATS ? seat : seat - SEATS;
}

/* ---- Stars, and the end */

static void relieve(int seat) { /* KB-62, KB-63, KB-A14, KB-A15 */
    int helped = 0, needy = 1 << seat;
    while (needy) {
        int poor = seat, given = 0;
        while (!(needy >> poor & 1)) poor = poor + 1 < SEATS ? poor + 1 : 0;
        needy ^= 1 << poor;
        helped |= 1 << poor;
        for (int i = 1; i < SEATS; i++) {
            int giver = (poor + i) % SEATS;
            if (helped >> giver & 1) continue;
            int gift = g.seats[giver].stars < box_relief ? g.seats[giver].stars : box_relief;
            g.seats[giver].stars -= gift;
            given += gift;
            if (gift && !g.seats[giver].stars) needy |= 1 << giver;
        }
        g.seats[poor].stars += given;
    }
}
static inline int pay(int seat) { /* KB-A14, KB-A16 */
    if (!g.seats[seat].stars) relieve(seat);
    if (!g.seats[seat].stars) return 0;
    g.seats[seat].stars--;
    return 1;
}
static inline int give(int seat, int to) { /* KB-62 */
    int paid = pay(seat);
    g.seats[to].stars += paid;
    if (!g.seats[seat].stars) relieve(seat);
    return paid;
}
static int ahead(int a, int b) { /* KB-68, KB-A24 */
    int stars = g.seats[a].stars - g.seats[b].stars;
    int pile = __builtin_popcountll(g.seats[a].scored) - __builtin_popcountll(g.seats[b].scored);
    return stars ? (stars > 0 ? 2 : -2) : pile > 0 ? 1 : pile < 0 ? -1 : 0;
}
static void finish(void) { /* KB-65, KB-68, KB-A7, KB-A24 */
    int best = 0;
    for (int seat = 1; seat < SEATS; seat++)
        if (ahead(seat, best) > 0) best = seat;
    g.end = MOST_STARS;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != best) {
            int lead = ahead(best, seat);
            if (!lead) g.end = SHARED;
            else if (lead == 1 && g.end == MOST_STARS) g.end = LARGER_PILE;
        }
}

/* ---- Action cards */

static void fill_deck(void) { /* KB-8, KB-49 */
    g.shuffled = g.discards;
    g.bottom = 0;
    for (int card = 0; card < KINDS; card++)
        for (int i = count_of(g.discards, card); i; i--) g.actions[g.n++] = (Action){(int8_t)card, 0, 0};
    g.discards = 0;
    for (int i = (int)g.n - 1; i > 0; i--) {
        int k = pick(&g.rng, i + 1);
        Action swapped = g.actions[i];
        g.actions[i] = g.actions[k];
        g.actions[k] = swapped;
    }
}
static inline void renew_deck(void) { /* KB-49, KB-A18 */
    if (g.n) return;
    fill_deck();
    for (int seat = 0; seat < SEATS; seat++) g.seats[seat].drew = 0;
}
static inline int draw_card(int seat) { /* KB-50, KB-A18 */
    if (!g.n) return 0;
    Action top = g.actions[(g.bottom + --g.n) & RING];
    Seat *s = &g.seats[seat];
    s->hand += one(top.card);
    s->cards++;
    if (g.n < g.under) g.under = g.n;
    else s->drew += one(top.card);
    if (top.known) {
        for (int set = top.known & ALL_SEATS & ~(1 << seat); set; set &= set - 1)
            s->sure[__builtin_ctz((unsigned)set)] += one(top.card);
        if (top.known == EVERYBODY) s->shown += one(top.card);
    }
    renew_deck();
    return 1;
}
static inline void put_under(int card, int known) { /* KB-26 */
    g.bottom = (g.bottom - 1) & RING;
    g.actions[g.bottom] = (Action){(int8_t)card, (uint8_t)known, 0};
    g.n++;
    g.under++;
}
static inline void show(int seat, int card) { /* everybody sees it leave the hand */
    Seat *s = &g.seats[seat];
    s->hand -= one(card);
    s->cards--;
    for (int k = 0; k < SEATS; k++) s->sure[k] = less(s->sure[k], card);
    s->shown = less(s->shown, card);
}
static inline void slip(int seat, int card, int witness) { /* one player sees it, the rest are less sure of every kind */
    Seat *s = &g.seats[seat];
    s->hand -= one(card);
    s->cards--;
    for (int k = 0; k < SEATS; k++) s->sure[k] = k == witness ? less(s->sure[k], card) : s->sure[k] - some(s->sure[k]);
    s->shown -= some(s->shown);
}
static inline Counts to_exchange(int seat) { return g.n ? three(g.seats[seat].hand) : 0; } /* KB-10, KB-A17, KB-A18 */

static inline int choose_card(Counts kinds, Counts trades, int may_pass) { /* a kind, or three of a kind, or none */
    Counts laid = up_to(kinds), traded = up_to(trades);
    int n = kinds_in(laid), many = kinds_in(traded), k = choose(n + many + may_pass);
    if (k < n) return kth_kind(laid, k);
    return k < n + many ? TRADES + kth_kind(traded, k - n) : PASSES;
}
static int trade(int seats) { /* KB-10, KB-A17: carry out the exchanges asked for; returns the seats that must decide again */
    int again = 0;
    for (int set = seats; set; set &= set - 1) {
        int seat = __builtin_ctz((unsigned)set);
        if (g.choice[seat] >= TRADES) again |= 1 << seat;
    }
    if (again)
        for (int i = 0; i < SEATS; i++) {
            int seat = clockwise(i);
            if (!(again >> seat & 1)) continue;
            int card = g.choice[seat] - TRADES;
            for (int k = 0; k < 3; k++) show(seat, card);
            g.discards += 3 * one(card);
            for (int k = 0; k < 3; k++) draw_card(seat);
            g.choice[seat] = 0;
        }
    return again;
}

/* ---- Barbarians */

static inline void put_down_under(Barbarian b) { /* KB-11 */
    g.barbarian_bottom = (g.barbarian_bottom - 1) & RING;
    g.barbarians[g.barbarian_bottom] = b;
    g.n_barbarians++;
}
static inline Barbarian top_barbarian(void) { return g.barbarians[(g.barbarian_bottom + --g.n_barbarians) & RING]; }
static int draw_barbarian(int band, int place, int known) { /* KB-64, KB-65, KB-A6; the caller turns it up or down */
    Barbarian b = top_barbarian();
    while (b.card >= BARBARIANS) {
        g.struck[b.card - BARBARIANS] = 1 + PLACES * band + place;
        if (g.struck[0] && g.struck[1]) {
            finish();
            return 0;
        }
        b = top_barbarian();
    }
    g.bands[band].at[place] = (Barbarian){b.card, (uint8_t)(b.known | known), (int8_t)(b.packet & ~UNDRAWN)};
    return 1;
}
static inline unsigned empty(const Band *b) { return ALL_PLACES & ~(unsigned)(b->up | b->down | b->dealt); }
static inline void turn_up(Band *b) { /* KB-53, KB-R9 */
    for (unsigned set = b->down; set; set &= set - 1) b->at[__builtin_ctz(set)].known = EVERYBODY;
    b->up |= b->down;
    b->down = 0;
}
static int fill(int band, int face, int known) { /* KB-12, KB-13, KB-51, KB-52: fill the gaps; 0 if that ends the game */
    Band *b = &g.bands[band];
    for (unsigned set = empty(b); set; set &= set - 1) {
        int place = __builtin_ctz(set);
        if (!draw_barbarian(band, place, known)) return 0;
        uint8_t *faces = face == DOWN ? &b->down : face == UP ? &b->up : &b->dealt;
        *faces |= (uint8_t)(1 << place);
    }
    return 1;
}
static inline void clear_place(Band *b, int place) {
    b->at[place] = (Barbarian){0, 0, 0};
    b->up &= (uint8_t)~(1 << place), b->down &= (uint8_t)~(1 << place), b->dealt &= (uint8_t)~(1 << place);
}
static void return_rejected(int band, int places) { /* KB-11 */
    Band *b = &g.bands[band];
    for (unsigned set = b->dealt; set; set &= set - 1) {
        int place = __builtin_ctz(set);
        if (places >> place & 1) {
            put_down_under(b->at[place]);
            clear_place(b, place);
        } else {
            b->up |= (uint8_t)(1 << place);
            b->at[place].known = EVERYBODY;
        }
    }
    b->dealt = 0;
}
static inline int spread(int k, int places) { /* the k-th subset of a set of places */
    int found = 0;
    for (int place = 0; place < PLACES; place++)
        if (places >> place & 1) found |= (k & 1) << place, k >>= 1;
    return found;
}

/* ---- setup */

static void hide_packet(int which) { /* KB-14, KB-16 */
    int packet[4];
    for (int i = 0; i < 3; i++) {
        Barbarian b = top_barbarian();
        packet[i] = b.card;
        if (b.known) g.mixed[which].card[i] = b.card, g.mixed[which].known[i] = b.known;
    }
    packet[3] = BARBARIANS + which;
    for (int i = 3; i > 0; i--) {
        int k = pick(&g.rng, i + 1), swapped = packet[i];
        packet[i] = packet[k];
        packet[k] = swapped;
    }
    for (int i = 3; i >= 0; i--) put_down_under((Barbarian){(int8_t)packet[i], 0, (int8_t)(which + 1 + UNDRAWN)});
}
static int weakest(void) { /* KB-17, KB-A1 */
    int total[SEATS], least = 1 << 20, tied = 0, lot;
    for (int seat = 0; seat < SEATS; seat++) {
        total[seat] = 0;
        for (unsigned set = g.bands[seat].up; set; set &= set - 1)
            total[seat] += box_value[(int)g.bands[seat].at[__builtin_ctz(set)].card];
        if (total[seat] < least) least = total[seat], tied = 0;
        if (total[seat] == least) tied |= 1 << seat;
    }
    lot = size((unsigned)tied) > 1 ? pick(&g.rng, size((unsigned)tied)) : 0;
    return nth((unsigned)tied, lot);
}
static void setup(void) { /* KB-7 to KB-17 */
    Stream rng = g.rng, choices = g.choices;
    memset(&g, 0, sizeof g);
    g.rng = rng, g.choices = choices;
    for (int side = 0; side < 2; side++) g.holder[side] = g.partner[side] = g.played[side] = g.offered[side] = NONE;
    g.spent = box_stars % SEATS;
    for (int card = 0; card < KINDS; card++) g.discards += (Counts)box_copies[card] << 4 * card;
    fill_deck();
    for (int seat = 0; seat < SEATS; seat++) {
        g.seats[seat].stars = box_stars / SEATS;
        for (int i = 0; i < box_hand; i++) draw_card(seat);
    }
    for (int card = 0; card < BARBARIANS && box_value[card] > 0; card++)
        g.barbarians[g.n_barbarians++] = (Barbarian){(int8_t)card, 0, 0};
    for (int i = (int)g.n_barbarians - 1; i > 0; i--) {
        int k = pick(&g.rng, i + 1);
        Barbarian swapped = g.barbarians[i];
        g.barbarians[i] = g.barbarians[k];
        g.barbarians[k] = swapped;
    }
    for (int seat = 0; seat < SEATS; seat++) fill(seat, DEALT, 1 << seat);
    ask(MUSTERING, ALL_SEATS);
    int rejected[SEATS];
    for (int seat = 0; seat < SEATS; seat++) rejected[seat] = choose(1 << PLACES);
    for (int seat = 0; seat < SEATS; seat++) return_rejected(seat, rejected[seat]);
    for (int seat = 0; seat < SEATS; seat++) fill(seat, DOWN, 0);
    for (int band = SEATS; band < box_bands; band++) fill(band, UP, EVERYBODY);
    hide_packet(0);
    for (int i = 0; i < 3; i++) { /* KB-15 */
        Barbarian b = top_barbarian();
        put_down_under((Barbarian){b.card, b.known, 0});
    }
    hide_packet(1);
    int seat = weakest();
    ask(GIVING_BLACK, 1 << seat);
    g.holder[BLACK] = choose(SEATS);
    if (SEATS > 2) {
        ask(GIVING_WHITE, 1 << seat);
        g.holder[WHITE] = nth(ALL_SEATS & ~(1u << g.holder[BLACK]), choose(SEATS - 1));
    } else g.holder[WHITE] = 1 - g.holder[BLACK];
}

/* ---- steps 1 to 3: Groups, offers, cards */

static int begin_round(void) { /* KB-20, KB-22, KB-61, KB-A28: 0 if the game ends for lack of fighting */
    if (g.rounds >= ROUNDS_PER_CLOBBERED * (g.clobbered + 1)) {
        finish();
        return 0;
    }
    g.rounds++;
    return 1;
}
static void form_groups(void) { /* KB-19 to KB-22 */
    unsigned bands = ((1u << box_bands) - 1) & ~(unsigned)holders();
    g.turn = BLACK;
    ask(PAIRING, 1 << g.holder[BLACK]);
    g.partner[BLACK] = nth(bands, choose(size(bands)));
    bands &= ~(1u << g.partner[BLACK]);
    if (size(bands) > 1) {
        g.turn = WHITE;
        ask(PAIRING, 1 << g.holder[WHITE]);
        g.partner[WHITE] = nth(bands, choose(size(bands)));
    } else g.partner[WHITE] = nth(bands, 0);
}
static void offer_cards(void) { /* KB-23 to KB-26, KB-A10, KB-A27 */
    int offerers = 0, answers = 0, accepted = 0;
    for (int side = 0; side < 2; side++)
        if (box_offers && g.partner[side] < SEATS) offerers |= 1 << g.partner[side];
    if (!offerers) return;
    ask(OFFERING, offerers);
    for (int asked = offerers; asked; asked = trade(offerers))
        for (int set = asked; set; set &= set - 1) {
            int seat = __builtin_ctz((unsigned)set);
            g.choice[seat] = choose_card(some(g.seats[seat].hand), to_exchange(seat), 1);
        }
    for (int side = 0; side < 2; side++) {
        int owner = g.partner[side], holder = g.holder[side];
        if (owner >= SEATS || g.choice[owner] == PASSES) continue;
        int card = g.offered[side] = g.choice[owner];
        g.stage[side] = OFFERED;
        Counts *sure = &g.seats[owner].sure[holder];
        *sure |= count_of(*sure, card) ? 0 : one(card);
        answers |= 1 << holder;
    }
    if (!answers) return;
    ask(ANSWERING, answers);
    for (int set = answers; set; set &= set - 1) {
        int seat = __builtin_ctz((unsigned)set);
        accepted |= choose(1 + (g.seats[seat].stars > 0)) << seat;
    }
    for (int side = 0; side < 2; side++)
        if (g.stage[side] == OFFERED) {
            int owner = g.partner[side], holder = g.holder[side], card = g.offered[side];
            if (accepted >> holder & 1 && give(holder, owner)) g.stage[side] = ACCEPTED;
            else {
                g.stage[side] = REJECTED;
                slip(owner, card, holder);
                put_under(card, 1 << owner | 1 << holder);
            }
        }
}
static void regret(int side) { /* KB-29, KB-A8, KB-A9 */
    if (g.stage[side] != REJECTED) return;
    int card = g.played[side], same = g.offered[side] == card;
    unsigned at = side == BLACK && g.stage[WHITE] == REJECTED;
    if (same) give(g.holder[side], g.partner[side]);
    if (at < g.under) {
        Action *rejected = &g.actions[(g.bottom + at) & RING];
        if (same) rejected->known = EVERYBODY;
        else rejected->isnt |= (int16_t)(1 << card);
    }
}
static inline int special_of(int card) { return card == NONE ? 0 : box_special[card]; }
static void lay_cards(void) { /* KB-25, KB-27, KB-28; KB-R7, KB-S3, KB-S4 */
    int all = holders(), swappers = 0;
    ask(LAYING, all);
    for (int asked = all; asked; asked = trade(all))
        for (int set = asked; set; set &= set - 1) {
            int seat = __builtin_ctz((unsigned)set), side = g.holder[BLACK] == seat ? BLACK : WHITE;
            Counts kinds = g.stage[side] == ACCEPTED ? one(g.offered[side]) : some(g.seats[seat].hand);
            g.choice[seat] = choose_card(kinds, to_exchange(seat), 0);
        }
    for (int side = 0; side < 2; side++) {
        int card = g.played[side] = g.choice[g.holder[side]];
        show(g.stage[side] == ACCEPTED ? g.partner[side] : g.holder[side], card);
        if (box_special[card] == SWAP) swappers |= 1 << g.holder[side];
    }
    for (int side = 0; side < 2; side++) regret(side);
    if (!swappers) return;
    ask(SWAPPING, swappers);
    for (int set = swappers; set; set &= set - 1) {
        int seat = __builtin_ctz((unsigned)set);
        Counts kinds = some(g.seats[seat].hand) & ~swap_cards;
        g.choice[seat] = choose_card(kinds, 0, !kinds);
    }
    for (int side = 0; side < 2; side++) {
        int seat = g.holder[side], swapped = g.played[side];
        if (!(swappers >> seat & 1)) continue;
        g.discards += one(swapped);
        g.played[side] = g.choice[seat];
        if (g.choice[seat] != PASSES) show(seat, g.choice[seat]);
        else { /* everybody sees that the hand is all of this kind */
            Counts all_of = (Counts)g.seats[seat].cards << 4 * swapped, others = ~(15 * one(swapped));
            for (int k = 0; k < SEATS; k++)
                if (k != seat) g.seats[seat].sure[k] = (g.seats[seat].sure[k] & others) | all_of;
            g.seats[seat].shown = (g.seats[seat].shown & others) | all_of;
        }
    }
    for (int side = 0; side < 2; side++)
        if (swappers >> g.holder[side] & 1 && g.played[side] != NONE) regret(side);
}

/* ---- step 4: the clash. A Group's places are the holder's three, then the partner's (KB-19) */

static inline int acting_as(int side) { /* KB-R8, KB-S1 */
    int card = g.played[side];
    if (special_of(card) == MIRROR) card = special_of(g.played[1 - side]) == MIRROR ? NONE : g.played[1 - side];
    return card;
}
static inline int band_of(int side, int place) { return place < PLACES ? g.holder[side] : g.partner[side]; }
static inline int in_band(int place) { return place < PLACES ? place : place - PLACES; }
static inline int barbarian_at(int side, int place) { return g.bands[band_of(side, place)].at[in_band(place)].card; }

static inline unsigned extreme(int side, unsigned places, int sign) { /* KB-32, KB-33; without branches */
    const Barbarian *own = g.bands[g.holder[side]].at, *theirs = g.bands[g.partner[side]].at;
    int rated[2 * PLACES], best = -1000;
    unsigned found = 0;
    for (int i = 0; i < PLACES; i++) {
        rated[i] = places >> i & 1 ? sign * box_value[(int)own[i].card] : -1000;
        rated[i + PLACES] = places >> (i + PLACES) & 1 ? sign * box_value[(int)theirs[i].card] : -1000;
    }
    for (int i = 0; i < 2 * PLACES; i++) best = rated[i] > best ? rated[i] : best;
    for (int i = 0; i < 2 * PLACES; i++) found |= (unsigned)(rated[i] == best) << i;
    return found & places;
}
static unsigned fitting(int side, int card) { /* KB-30 to KB-34 */
    unsigned own = g.bands[g.holder[side]].up, whole = own | (unsigned)g.bands[g.partner[side]].up << PLACES;
    unsigned places = (box_pool[card] ? own : whole) & ~(unsigned)g.picked[side], found = 0;
    switch (box_select[card]) {
    case HIGHEST: return extreme(side, places, 1);
    case LOWEST: return extreme(side, places, -1);
    case CLAN: /* KB-34, KB-S10 */
        for (int place = 0; place < 2 * PLACES; place++)
            found |= (unsigned)(box_clans[barbarian_at(side, place)] >> box_clan[card] & 1) << place;
        return found & places;
    case SECOND_HIGHEST:
        if (size(places) < 2) return 0;
        found = extreme(side, places, 1);
        return size(found) > 1 ? found : extreme(side, places & ~found, 1);
    default: return 0;
    }
}
static void select_for(int side) { /* KB-35: the player of the card chooses among equals */
    int card = acting_as(side);
    if (card == NONE) return;
    for (;;) {
        int wanted = box_select[card] == CLAN ? 2 * PLACES : box_count[card] - size((unsigned)g.picked[side]);
        if (wanted <= 0) return;
        unsigned fit = fitting(side, card);
        if (!fit) return;
        if (size(fit) > wanted) {
            g.turn = side;
            ask(SELECTING, 1 << g.holder[side]);
            g.picked[side] |= 1 << nth(fit, choose(size(fit)));
        } else g.picked[side] |= (int)fit;
        if (box_select[card] == CLAN) return;
    }
}
static int total(int side) { /* KB-37, KB-38, KB-A2, KB-A12 */
    int card = acting_as(side), sum = 0;
    if (card == NONE || !g.picked[side]) return 0;
    for (int place = 0; place < 2 * PLACES; place++)
        sum += box_value[barbarian_at(side, place)] & -(g.picked[side] >> place & 1);
    sum = box_mult[card] * sum + box_add[card];
    return box_cap[card] > 0 && sum > box_cap[card] ? box_cap[card] : sum;
}
static inline void star_to(int band, int place, int seat) { /* KB-41, KB-46, KB-A13 */
    g.seats[seat].stars += g.bands[band].star[place];
    g.bands[band].star[place] = 0;
}
static inline void star_home(int band, int place) { /* KB-43, KB-44, KB-47 */
    if (band < SEATS) {
        star_to(band, place, band);
        return;
    }
    g.spent += g.bands[band].star[place];
    g.bands[band].star[place] = 0;
}
static inline void clobber(int side, int place) { /* KB-40, KB-46 */
    Band *b = &g.bands[band_of(side, place)];
    g.seats[g.holder[1 - side]].scored |= (uint64_t)1 << b->at[in_band(place)].card;
    clear_place(b, in_band(place));
    g.clobbered++;
}
static void tire(int side) { /* KB-42 to KB-44, KB-A20 */
    for (unsigned set = (unsigned)g.picked[side]; set; set &= set - 1) {
        int place = __builtin_ctz(set), band = band_of(side, place), at = in_band(place);
        g.bands[band].up &= (uint8_t)~(1 << at);
        g.bands[band].down |= (uint8_t)(1 << at);
        star_home(band, at);
    }
}
static void victory(int side) { /* KB-40, KB-41, KB-S9 */
    int winner = g.holder[side];
    for (unsigned set = (unsigned)g.picked[1 - side]; set; set &= set - 1) {
        int place = __builtin_ctz(set);
        star_to(band_of(1 - side, place), in_band(place), winner);
        clobber(1 - side, place);
    }
    tire(side);
    if (special_of(acting_as(side)) == GLORY) give(g.holder[1 - side], winner);
}
static void draw_fight(void) { /* KB-45 to KB-47, KB-S7 */
    for (int side = 0; side < 2; side++)
        for (unsigned set = (unsigned)g.picked[side]; set; set &= set - 1) {
            int place = __builtin_ctz(set);
            if (place < PLACES) star_to(g.holder[side], place, g.holder[1 - side]);
            else star_home(g.partner[side], place - PLACES);
            clobber(side, place);
        }
}
static void clash(void) { /* KB-28 to KB-49 */
    int flees[2];
    g.switchers = 0;
    for (int side = 0; side < 2; side++) g.switchers |= (special_of(g.played[side]) == MIRROR) << side;
    for (int side = 0; side < 2; side++) select_for(side);
    for (int side = 0; side < 2; side++)
        for (unsigned set = (unsigned)g.picked[side]; set; set &= set - 1) { /* KB-36 */
            int place = __builtin_ctz(set), seat = g.holder[side];
            g.bands[band_of(side, place)].star[in_band(place)] += (int8_t)pay(seat);
            if (!g.seats[seat].stars) relieve(seat);
        }
    for (int side = 0; side < 2; side++) flees[side] = special_of(acting_as(side)) == FLEE;
    if (flees[BLACK] || flees[WHITE]) { /* KB-R9, KB-S2, KB-S5 */
        for (int side = 0; side < 2; side++)
            if (flees[side]) tire(1 - side);
        for (int side = 0; side < 2; side++)
            if (flees[side]) turn_up(&g.bands[g.holder[side]]);
    } else {
        int black = total(BLACK), white = total(WHITE);
        if (black != white) victory(black > white ? BLACK : WHITE);
        else if (black > 0) draw_fight();
    }
    for (int side = 0; side < 2; side++) { /* KB-48, KB-49 */
        if (g.played[side] != NONE) g.discards += one(g.played[side]);
        g.played[side] = g.offered[side] = NONE;
        g.picked[side] = 0;
        g.stage[side] = NO_OFFER;
    }
    renew_deck();
}

/* ---- steps 5 to 9 */

static void refill_hands(void) { /* KB-10, KB-50, KB-A17 */
    for (int i = 0; i < SEATS; i++) {
        int seat = clockwise(i);
        while (g.seats[seat].cards < box_hand && draw_card(seat)) {}
    }
    ask(EXCHANGING, ALL_SEATS);
    Counts any = 0;
    for (int seat = 0; seat < SEATS; seat++) any |= to_exchange(seat);
    if (!any) { /* everybody passes */
        g.moves += SEATS;
        g.choices.a += SEATS * (g.choices.b | 1);
        return;
    }
    for (int asked = ALL_SEATS; asked; asked = trade(ALL_SEATS))
        for (int set = asked; set; set &= set - 1) {
            int seat = __builtin_ctz((unsigned)set);
            g.choice[seat] = choose_card(0, to_exchange(seat), 1);
        }
}
static int refill_bands(void) { /* KB-51, KB-52, KB-A4, KB-A5: 0 if that ends the game */
    for (g.turn = 0; g.turn < box_bands; g.turn++) {
        int band = clockwise(g.turn);
        if (!empty(&g.bands[band])) continue;
        if (band >= SEATS) {
            if (!fill(band, UP, EVERYBODY)) return 0;
            continue;
        }
        if (!fill(band, DEALT, 1 << band)) return 0;
        ask(TOPPING_UP, 1 << band);
        int dealt = g.bands[band].dealt;
        return_rejected(band, spread(choose(1 << size((unsigned)dealt)), dealt));
        if (!fill(band, DOWN, 0)) return 0;
    }
    return 1;
}
static void engage(void) { /* KB-53, KB-54, KB-A19 */
    int any = 0;
    for (int seat = 0; seat < SEATS; seat++) any |= g.bands[seat].down == ALL_PLACES;
    if (any)
        for (int band = 0; band < box_bands; band++) turn_up(&g.bands[band]);
}
static void switch_barbarians(void) { /* KB-55 to KB-57, KB-A23 */
    for (int band = 0; band < box_bands; band++) g.bands[band].switched = 0;
    for (g.turn = BLACK; g.turn <= WHITE; g.turn++) {
        int seat = g.holder[g.turn];
        Band *a = &g.bands[seat];
        while (g.switchers >> g.turn & 1 && a->switched != ALL_PLACES) {
            unsigned own = ALL_PLACES & ~(unsigned)a->switched, others = 0;
            for (int band = 0; band < box_bands; band++)
                if (band != seat) others |= (ALL_PLACES & ~(unsigned)g.bands[band].switched) << PLACES * band;
            ask(SWITCHING, 1 << seat);
            int many = __builtin_popcount(others), k = choose(1 + size(own) * many) - 1;
            if (k < 0) break;
            int mine = nth(own, k / many);
            for (int i = k % many; i; i--) others &= others - 1;
            int there = __builtin_ctz(others), place = there % PLACES;
            Band *b = &g.bands[there / PLACES];
            Barbarian swapped = a->at[mine];
            a->at[mine] = b->at[place];
            b->at[place] = swapped;
            unsigned up = (a->up >> mine ^ b->up >> place) & 1u, down = (a->down >> mine ^ b->down >> place) & 1u;
            a->up ^= (uint8_t)(up << mine), b->up ^= (uint8_t)(up << place);
            a->down ^= (uint8_t)(down << mine), b->down ^= (uint8_t)(down << place);
            a->switched |= (uint8_t)(1 << mine);
            b->switched |= (uint8_t)(1 << place);
        }
    }
    g.switchers = 0;
}
static void pass_totems(void) { /* KB-18, KB-58 to KB-60, KB-A21, KB-A22 */
    int black = g.holder[BLACK], white = g.holder[WHITE];
    if (SEATS == 2) {
        g.holder[BLACK] = white, g.holder[WHITE] = black;
        return;
    }
    g.holder[BLACK] = black + 1 < SEATS ? black + 1 : 0;
    ask(PASSING_WHITE, 1 << white);
    unsigned seats = ALL_SEATS & ~(1u << g.holder[BLACK]);
    if (SEATS > 3) seats &= ~(1u << white);
    g.holder[WHITE] = nth(seats, choose(size(seats)));
}
static void play(void) {
    while (begin_round()) {
        form_groups();
        offer_cards();
        lay_cards();
        clash();
        refill_hands();
        if (!refill_bands()) return;
        engage();
        switch_barbarians();
        pass_totems();
    }
}

/* ---- the fingerprint: our state's words times their weights */

static uint8_t image[8 * WORDS];
static inline void put(int at, int bytes, uint64_t value) { memcpy(image + at, &value, (size_t)bytes); }
static void put_counts(int at, Counts x) {
    for (int card = 0; card < KINDS; card++) image[at + card] = (uint8_t)count_of(x, card);
}
static uint64_t print(void) {
    memset(image, 0, sizeof image);
    put(AT_rng, 4, g.rng.a), put(AT_rng + 4, 4, g.rng.b), put(AT_end, 1, (uint64_t)g.end);
    put(AT_phase, 1, (uint64_t)g.phase), put(AT_called, 1, (uint64_t)g.called), put(AT_turn, 1, (uint64_t)g.turn);
    put(AT_rounds, 2, (uint64_t)g.rounds), put(AT_switchers, 1, (uint64_t)g.switchers), put(AT_spent, 1, (uint64_t)g.spent);
    for (int side = 0; side < 2; side++) {
        put(AT_struck + side, 1, (uint64_t)g.struck[side]), put(AT_holder + side, 1, (uint64_t)g.holder[side]);
        put(AT_partner + side, 1, (uint64_t)g.partner[side]), put(AT_played + side, 1, (uint64_t)g.played[side]);
        put(AT_offered_card + side, 1, (uint64_t)g.offered[side]), put(AT_offered_stage + side, 1, (uint64_t)g.stage[side]);
        memcpy(image + AT_mixed_card + side * SIZE_mixed, g.mixed[side].card, 3);
        memcpy(image + AT_mixed_known + side * SIZE_mixed, g.mixed[side].known, 3);
    }
    put_counts(AT_discards, g.discards), put_counts(AT_actions_shuffled, g.shuffled);
    put(AT_actions_n, 2, g.n), put(AT_actions_under, 1, g.under), put(AT_barbarians_n, 2, g.n_barbarians);
    for (int i = 0; i < (int)g.n; i++) {
        Action a = g.actions[(g.bottom + (unsigned)i) & RING];
        put(AT_actions_card + i, 1, (uint64_t)a.card), put(AT_actions_known + i, 1, a.known);
        put(AT_actions_isnt + 2 * i, 2, (uint64_t)a.isnt);
    }
    for (int i = 0; i < (int)g.n_barbarians; i++) {
        Barbarian b = g.barbarians[(g.barbarian_bottom + (unsigned)i) & RING];
        put(AT_barbarians_card + i, 1, (uint64_t)b.card), put(AT_barbarians_known + i, 1, b.known);
        put(AT_barbarians_packet + i, 1, (uint64_t)b.packet);
    }
    for (int band = 0; band < box_bands; band++) {
        const Band *b = &g.bands[band];
        int at = band * SIZE_bands;
        put(AT_bands_switched + at, 1, b->switched);
        for (int place = 0; place < PLACES; place++, at++) {
            put(AT_bands_card + at, 1, (uint64_t)b->at[place].card), put(AT_bands_known + at, 1, b->at[place].known);
            put(AT_bands_packet + at, 1, (uint64_t)b->at[place].packet), put(AT_bands_star + at, 1, (uint64_t)b->star[place]);
            put(AT_bands_face + at, 1, b->up >> place & 1 ? UP : b->down >> place & 1 ? DOWN : b->dealt >> place & 1 ? DEALT : 0);
        }
    }
    for (int seat = 0; seat < SEATS; seat++) {
        const Seat *s = &g.seats[seat];
        int at = seat * SIZE_seats;
        put(AT_seats_stars + at, 1, (uint64_t)s->stars), put(AT_seats_cards + at, 1, (uint64_t)s->cards);
        put_counts(AT_seats_hand + at, s->hand), put_counts(AT_seats_drew + at, s->drew);
        put_counts(AT_seats_shown + at, s->shown), put(AT_seats_scored + at, 8, s->scored);
        for (int k = 0; k < SEATS; k++) put_counts(AT_seats_sure + at + k * KINDS, g.seats[k].sure[seat]);
    }
    uint64_t h = 0, words[WORDS];
    memcpy(words, image, sizeof words);
    for (int i = 0; i < WORDS; i++) h += words[i] * weight[i];
    h += (uint64_t)g.end * weight[WORDS];
    for (int seat = 0; seat < SEATS; seat++) { /* KB-66 to KB-68, KB-A24 */
        uint64_t place = 1;
        for (int other = 0; other < SEATS; other++) place += ahead(other, seat) > 0;
        h += (uint64_t)g.seats[seat].stars * weight[WORDS + 1 + seat] + place * weight[WORDS + 1 + MOST_SEATS + seat];
    }
    return h;
}

static Result one_game(uint64_t seed) {
    g.rng = sow(seed, 0);
    g.choices = sow(seed, 1);
    setup();
    play();
    return (Result){g.moves, print()};
}
int main(int argc, char **argv) {
    for (unsigned set = 0; set < 64; set++)
        for (uint8_t i = 0; i < 6; i++)
            if (set >> i & 1) members[set][sizes[set]++] = i;
    for (int card = 0; card < KINDS; card++)
        if (box_special[card] == SWAP) swap_cards |= one(card);
    return run(argc, argv, one_game);
}
