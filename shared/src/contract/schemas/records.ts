import { Type } from '@sinclair/typebox';
import { Decimal, Moment } from './envelope';

/** A bet in the betting record. `payout` includes the stake. */
export const BetRecord = Type.Object({
  id: Type.String(),
  nodeId: Type.Integer(),
  gameName: Type.String(),
  gameType: Type.String(),
  vassalage: Type.String(),
  /** The vendor's name as members know it. */
  vendorName: Type.Optional(Type.String()),
  icon: Type.String(),
  stake: Decimal,
  payout: Decimal,
  status: Type.Union([Type.Literal('open'), Type.Literal('won'), Type.Literal('lost'), Type.Literal('void')]),
  placedAt: Moment,
});

/** The seeds of a round of the house, and its number under them. */
const roundSeeds = {
  nonce: Type.Integer({ description: 'number of the round under these seeds; the first is 1' }),
  clientSeed: Type.String(),
  serverSeedHash: Type.String({ description: 'SHA-256 in hexadecimal, shown before the round' }),
  serverSeed: Type.Union([Type.String(), Type.Null()], { description: 'null while rounds are still made of it' }),
};

/** All inputs of a house round, so that anybody can recompute it. Factors are decimal texts such as `2.37`. */
export const RoundProof = Type.Object({
  /** The factor that the member chose, and the factor that the round reached. */
  target: Decimal,
  height: Decimal,
  ...roundSeeds,
});

/** All inputs of a house round on reels, and where they stopped: the spin that was paid for, then the free ones. */
export const RoundSpun = Type.Object({
  stops: Type.Array(Type.Array(Type.Integer()), { description: 'per spin the place of each reel, from 0' }),
  of: Type.Integer({ description: 'places of a reel' }),
  /** Where the round was drawn for jackpots. */
  jackpot: Type.Optional(
    Type.Object({
      drawn: Type.Integer({ description: 'number of the draw, from 0' }),
      of: Type.Integer({ description: 'numbers of the draw' }),
      tiers: Type.Array(Type.Object({ tier: Type.String(), below: Decimal }), {
        description: 'each jackpot, and the number that those which won it stayed below; the first that fits counts',
      }),
      won: Type.Optional(Type.Object({ tier: Type.String(), amount: Decimal })),
    }),
  ),
  ...roundSeeds,
});

const Hand = Type.Array(Type.Integer({ minimum: 0, maximum: 51 }), {
  description:
    'cards in the order in which they came: a suit (spades, hearts, diamonds, clubs) times 13, plus 0 for the ace to 12 for the king',
});

/** What was staked on which spot of a table, and what that brought. */
const stakedOn = (description: string) =>
  Type.Array(Type.Object({ spot: Type.String({ description }), stake: Decimal, payout: Decimal }));

/** All inputs of a house round of baccarat with its cards, and its stakes. */
export const RoundDealt = Type.Object({
  player: Hand,
  banker: Hand,
  spots: stakedOn('player, banker, tie, playerPair or bankerPair'),
  ...roundSeeds,
});

/** All inputs of a house round of roulette with its number, and its stakes. */
export const RoundLanded = Type.Object({
  pocket: Type.Integer({ minimum: 0, maximum: 36 }),
  spots: stakedOn(
    'straight, split, street, corner or line and its numbers (split-17-20), dozen-1, column-1, low, even, red, black, odd or high',
  ),
  ...roundSeeds,
});

/** All inputs of a house round of three dice, and its stakes. */
export const RoundRolled = Type.Object({
  dice: Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), { description: 'three, in the order in which they lie' }),
  spots: stakedOn(
    'small, big, sum-odd, sum-even, total-4, single-1, double-1, triple-1, triple-any or pair-1-2, with the numbers of the bet',
  ),
  ...roundSeeds,
});

/** All inputs of a house round of keno with its numbers, and its stakes. */
export const RoundDrawn = Type.Object({
  numbers: Type.Array(Type.Integer({ minimum: 1, maximum: 40 }), {
    description: 'ten, in the order in which they came',
  }),
  spots: stakedOn(
    'marks and the numbers of the ticket (marks-3-17-22), or balls-low, balls-high, balls-odd, balls-even, balls-heads, balls-level or balls-tails',
  ),
  ...roundSeeds,
});

const Exchange = Type.Union([
  Type.Literal('red'),
  Type.Literal('redHard'),
  Type.Literal('blue'),
  Type.Literal('blueHard'),
  Type.Literal('both'),
  Type.Literal('none'),
]);

/** All inputs of a house round of a bout, exchange by exchange, and its stakes. */
export const RoundFought = Type.Object({
  blows: Type.Array(Type.Array(Exchange), { description: 'per round its exchanges: whose blow landed, both, or none' }),
  spots: stakedOn(
    'fight-red, fight-blue, fight-draw, fight-short, fight-long, fight-points, opens-red, opens-blue, opens-both, draw-down, draw-points, red-points, blue-points, or endround, redround or blueround with a round (redround-3)',
  ),
  ...roundSeeds,
});

/** All inputs of a house round of shots at fish with its nets, and its stakes. */
export const RoundHunted = Type.Object({
  nets: Type.Array(Type.Array(Type.Integer({ minimum: 0, maximum: 9999 })), {
    description: 'ten, in the order of the shots: the number below 10,000 of the net, and the one below 100 of a chain',
  }),
  spots: stakedOn('shot, its place from 1 to 10, and the kind of fish that it was aimed at (shot-3-turtle)'),
  ...roundSeeds,
});

const oneOf = <T extends string>(...values: readonly T[]) => Type.Union(values.map((value) => Type.Literal(value)));

/** What a bet on a match is on; several of them are one bet, whose odds are multiplied. */
export const BetLeg = Type.Object({
  home: Type.String(),
  away: Type.String(),
  startsAt: Moment,
  market: oneOf('result', 'handicap', 'total'),
  line: Type.Optional(Decimal),
  side: oneOf('home', 'draw', 'away', 'over', 'under'),
  odds: Decimal,
  result: oneOf('open', 'won', 'lost', 'void'),
  score: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { description: 'home, away; once the match ended' })),
});

export const BetDetail = Type.Composite([
  BetRecord,
  Type.Object({
    /** The vendor's id of the round. */
    reference: Type.String(),
    settledAt: Type.Optional(Moment),
    /** Payout for a stake of one, stake included. Missing when the bet has no odds and nothing was paid out. */
    odds: Type.Optional(Decimal),
    /** Missing when the vendor gives none. */
    proof: Type.Optional(RoundProof),
    /** Of a round on reels, in the place of `proof`. */
    spun: Type.Optional(RoundSpun),
    /** Of a round of cards, likewise. */
    dealt: Type.Optional(RoundDealt),
    /** Of a round of roulette, likewise. */
    landed: Type.Optional(RoundLanded),
    /** Of a round of dice, likewise. */
    rolled: Type.Optional(RoundRolled),
    /** Of a round of keno, likewise. */
    drawn: Type.Optional(RoundDrawn),
    /** Of a bout, likewise. */
    fought: Type.Optional(RoundFought),
    /** Of shots at fish, likewise. */
    hunted: Type.Optional(RoundHunted),
    /** Of a bet on matches, which are proven by the studio's own page. */
    legs: Type.Optional(Type.Array(BetLeg)),
  }),
]);

export const BetQuery = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) });

/**
 * Totals of the whole period, not only of the page. `net` is payout minus stake of settled bets; stakes of running
 * bets are in `stake` and `openStake`.
 */
export const BetTotals = Type.Object({
  count: Type.Integer(),
  stake: Decimal,
  payout: Decimal,
  net: Decimal,
  openStake: Type.Optional(Decimal),
});

/** Settled bets of one device-local day. Days without bets may be missing. */
export const BetDay = Type.Object({ date: Type.String(), stake: Decimal, payout: Decimal });

export const BetRecordPage = Type.Object({
  content: Type.Array(BetRecord),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totals: BetTotals,
  days: Type.Optional(Type.Array(BetDay)),
});

/** Days are device-local, `YYYY-MM-DD`, both included. `zone` is the device's offset in minutes east of UTC. */
export const deviceDays = {
  startDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  endDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  zone: Type.Integer({ minimum: -840, maximum: 840 }),
};

/** Which page of a report. Rows that arrived after the newest row of the first page are left out by `upTo`, its moment and number. */
export const reportPage = {
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
  upTo: Type.Optional(Type.String({ pattern: '^\\d{1,15}-\\d{1,15}$' })),
};

export const RecordQuery = Type.Object({
  ...deviceDays,
  gameType: Type.Optional(Type.String()),
  status: Type.Optional(Type.String()),
  ...reportPage,
});
