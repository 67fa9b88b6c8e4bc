import { Type } from '@sinclair/typebox';
import { Decimal, Moment } from './envelope';
import { deviceDays } from './records';

const Code = Type.String({ minLength: 1, maxLength: 32 });
/** Day of the draw (UTC) and its place in that day. */
const IssueName = Type.String({ pattern: '^\\d{8}-\\d{4}$' });

export const LotteryResultsQuery = Type.Object({
  code: Code,
  /** Results ahead of this issue; from the newest on without it. */
  before: Type.Optional(IssueName),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});

/** A draw that was made, or that an operator declared void. */
export const LotteryResult = Type.Object({
  issue: Type.String(),
  drawAt: Moment,
  state: Type.Union([Type.Literal('drawn'), Type.Literal('void')]),
  /** In the order in which they were drawn; none where there are prizes, or where it is void. */
  numbers: Type.Array(Type.Integer()),
  /** Rows of prizes with their leading zeros (B033). */
  prizes: Type.Optional(Type.Array(Type.Object({ row: Type.String(), numbers: Type.Array(Type.String()) }))),
});

/** Newest first. `next` is the issue to ask on from; missing on the last page. Null for no lottery of the merchant. */
export const LotteryResults = Type.Union([
  Type.Object({ content: Type.Array(LotteryResult), next: Type.Optional(Type.String()) }),
  Type.Null(),
]);

export const LotteryWinnersQuery = Type.Object({ language: Type.Optional(Type.String()) });

/** A win on a list that everybody may see (S3-LOTTERY-02, A109). */
export const LotteryWinner = Type.Object({
  vo: Type.Object({
    /** What the order brought, its stake included. */
    winAmount: Decimal,
    /** A masked name such as `som***42` (B038). */
    account: Type.String(),
    /** Code and name of the lottery. */
    code: Type.String(),
    displayName: Type.String(),
    wonAt: Moment,
  }),
});

/** A day of Vietnam, whatever the device's day is (B033). */
const VnDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'day of Asia/Ho_Chi_Minh' });

export const VnResultsQuery = Type.Object({
  code: Code,
  /** The present day without it. */
  day: Type.Optional(VnDay),
});

export const VnResults = Type.Union([
  Type.Object({
    day: VnDay,
    today: VnDay,
    /** `waiting` is drawn later that day; `none` lies in the future, before the lottery began, or is no day. */
    state: Type.Union((['drawn', 'void', 'waiting', 'none'] as const).map((each) => Type.Literal(each))),
    drawAt: Type.Optional(Moment),
    result: Type.Optional(LotteryResult),
    /** While a day waits: the result of the day before. */
    before: Type.Optional(LotteryResult),
  }),
  Type.Null(),
]);

export const VnNumeroQuery = Type.Object({ code: Code, day: VnDay });

const TwoDigits = Type.String({ pattern: '^\\d{2}$' });
const Digits = Type.Array(
  Type.Object({
    digit: Type.String({ pattern: '^\\d$' }),
    numbers: Type.Array(Type.Object({ number: TwoDigits, count: Type.Integer() })),
  }),
);

/** Null where that day was not drawn, or is void. */
export const VnNumero = Type.Union([
  Type.Object({
    day: VnDay,
    tens: Digits,
    units: Digits,
    /** Numbers that the member's orders on that draw are about. */
    own: Type.Array(TwoDigits),
    /** Draws that are counted: the last 30 up to that day, without void ones. */
    draws: Type.Integer(),
    /** `away`: draws since it last came, 0 for the newest; of one that never came, all of them. */
    stats: Type.Array(Type.Object({ number: TwoDigits, count: Type.Integer(), away: Type.Integer() })),
  }),
  Type.Null(),
]);

export const LotteryFairnessQuery = Type.Object({
  code: Code,
  /** Of UTC. */
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
});

/** What the draws of a day (UTC) are checked by (B029). Null where there is nothing yet, or never was. */
export const LotteryFairness = Type.Union([
  Type.Object({
    day: Type.String(),
    hash: Type.String({ description: 'SHA-256 of the seed’s bytes, in hexadecimal' }),
    /** Since when the hash is public. */
    since: Moment,
    seed: Type.Union([Type.String(), Type.Null()], {
      description: 'in hexadecimal; null until the last draw of the day',
    }),
    firstDrawAt: Moment,
    lastDrawAt: Moment,
  }),
  Type.Null(),
]);

const Language = Type.Optional(Type.String({ maxLength: 16 }));
/** What is paid for 1 staked, the stake included, by the outcome that it is for. */
const Odds = Type.Record(Type.String(), Decimal);

export const LotteryBoardQuery = Type.Object({ code: Code, language: Language });

/** The choices that a play leaves (B030). */
const PickForm = Type.Object({
  kind: Type.Union((['option', 'digits', 'numbers', 'place'] as const).map((each) => Type.Literal(each))),
  /** The words to choose from; where it is a place, they are written behind its number and a colon: `3:big`. */
  options: Type.Optional(Type.Array(Type.String())),
  /** How many digits (`123`), or how many different numbers (`07-12-45`). */
  count: Type.Optional(Type.Integer()),
  from: Type.Optional(Type.Integer()),
  to: Type.Optional(Type.Integer()),
  places: Type.Optional(Type.Integer()),
  /** Whether the order of digits or numbers counts. */
  ordered: Type.Optional(Type.Boolean()),
  /** How many of the digits differ, where not every combination is taken. */
  different: Type.Optional(Type.Integer()),
});

/** What can be ordered of a lottery now. Null for one that the merchant does not offer. */
export const LotteryBoard = Type.Union([
  Type.Object({
    code: Type.String(),
    displayName: Type.String(),
    gameClassifyNew: Type.String(),
    /** The draw that takes orders, until `closesAt`. */
    issue: Type.String(),
    closesAt: Moment,
    drawAt: Moment,
    /** Seconds between two draws. */
    interval: Type.Integer(),
    /** To be sent with an order, which is refused when the odds have changed since. */
    oddsVersion: Type.Integer(),
    plays: Type.Array(
      Type.Object({
        ...{ id: Type.String(), name: Type.String(), form: PickForm, odds: Odds },
        best: Type.Record(Type.String(), Decimal, {
          description: 'the most that is paid for 1 staked: by option where options differ, else of any pick under `*`',
        }),
      }),
    ),
    limits: Type.Object({
      lines: Type.Integer(),
      issues: Type.Integer(),
      lineMin: Decimal,
      lineMax: Decimal,
      orderMax: Decimal,
      /** The most that all orders of a member may bring in one draw. */
      winMax: Decimal,
    }),
  }),
  Type.Null(),
]);

/** At most two decimals; what is too little or too much is refused with the limit. */
const Stake = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' });
const Key = Type.String({ minLength: 8, maxLength: 64 });
const OrderNo = Type.String({ pattern: '^L\\d{1,15}$' });

/** In which the lottery of the answer is named. */
export const OrderQuery = Type.Object({ language: Language });

export const PlaceOrderBody = Type.Object(
  {
    code: Code,
    issue: IssueName,
    oddsVersion: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
    lines: Type.Array(
      Type.Object(
        { play: Type.String({ maxLength: 32 }), pick: Type.String({ maxLength: 64 }), stake: Stake },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 100 },
    ),
    /** On how many draws in a row, beginning with `issue`; 1 unless said. */
    issues: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    /** Whether a win takes back what was ordered for later draws. */
    stopOnWin: Type.Optional(Type.Boolean()),
    key: Key,
  },
  { additionalProperties: false },
);

const OrderStatus = Type.Union(
  (['open', 'won', 'lost', 'void', 'cancelled'] as const).map((each) => Type.Literal(each)),
);

/** An order on one draw. Those on following draws have numbers of their own, and the first one's as `series`. */
const order = {
  orderNo: Type.String(),
  code: Type.String(),
  displayName: Type.String(),
  issue: Type.String(),
  drawAt: Moment,
  /** Until when it can be taken back. */
  closesAt: Moment,
  status: OrderStatus,
  stake: Decimal,
  /** The most that it may bring. */
  best: Decimal,
  payout: Decimal,
  lines: Type.Integer(),
  placedAt: Moment,
  endedAt: Type.Optional(Moment),
  series: Type.Optional(Type.String()),
  /** A win that the member was not told of yet (F-SETTLE-06). */
  isNew: Type.Optional(Type.Literal(true)),
};
export const LotteryOrder = Type.Object(order);

export const PlacedOrder = Type.Object({
  orderNo: Type.String(),
  /** Of all draws together. */
  stake: Decimal,
  orders: Type.Array(LotteryOrder),
});

export const LotteryOrdersQuery = Type.Object({
  ...deviceDays,
  code: Type.Optional(Code),
  status: Type.Optional(OrderStatus),
  /** Orders before this one; from the newest on without it. */
  before: Type.Optional(OrderNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  language: Language,
});

/** Newest first. `next` is the order to ask on from; missing on the last page. */
export const LotteryOrders = Type.Object({ content: Type.Array(LotteryOrder), next: Type.Optional(Type.String()) });

export const LotteryOrderQuery = Type.Object({ orderNo: OrderNo, language: Language });

/** The lines of an order. */
const OrderPicks = Type.Array(
  Type.Object({
    play: Type.String(),
    name: Type.String(),
    pick: Type.String(),
    stake: Decimal,
    /** As they were when it was placed. */
    odds: Odds,
    /** Exactly, before the order's sum is rounded; missing until it was drawn. */
    pay: Type.Optional(Decimal),
  }),
);

/** One order of the member with its lines, the numbers drawn, and the others of its series; null where there is none. */
export const LotteryOrderDetail = Type.Union([
  Type.Object({
    ...order,
    stopOnWin: Type.Boolean(),
    /** Null until it was drawn. */
    result: Type.Union([LotteryResult, Type.Null()]),
    picks: OrderPicks,
    others: Type.Array(LotteryOrder),
  }),
  Type.Null(),
]);

/** Which wins the page tells of now: these orders, else all that ended since a moment. */
export const TellWinsBody = Type.Union([
  Type.Object({ orderNos: Type.Array(OrderNo, { minItems: 1, maxItems: 100 }) }, { additionalProperties: false }),
  // Until the end of the year 9999: the database knows no moment that a date of ours cannot write.
  Type.Object({ since: Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 }) }, { additionalProperties: false }),
]);

export const ToldWins = Type.Object({
  wins: Type.Array(
    Type.Object({
      /** Of a bet on matches that of the bet, as `S60000001`. */
      orderNo: Type.String(),
      /** The lottery; of a bet on matches its match, or how many they are. */
      displayName: Type.String(),
      /** Missing of a bet on matches. */
      issue: Type.Optional(Type.String()),
      payout: Decimal,
    }),
  ),
  /** When the next draw that the member has an open order in is made, or the last match of an open bet ends; missing where there is none. */
  nextDraw: Type.Optional(Moment),
});

/** An order of an agent's team with its lines; null where the team has none of that number. */
export const TeamOrder = Type.Union([
  Type.Object({ orderNo: Type.String(), displayName: Type.String(), issue: Type.String(), picks: OrderPicks }),
  Type.Null(),
]);

export const CancelOrderBody = Type.Object({ orderNo: OrderNo, key: Key }, { additionalProperties: false });
