import { Type } from '@sinclair/typebox';
import { DepositOrder } from './cashier';
import { Decimal, Moment } from './envelope';
import { deviceDays, reportPage } from './records';
import { WithdrawOrder } from './withdrawals';

/** Settled bets: stakes and what was paid out, the stake included. */
const settled = { stake: Decimal, payout: Decimal };

/** What a day or a period brought: `net` = `payout` - `stake` + `rebate` + `bonus` (B020). */
export const parts = { ...settled, rebate: Decimal, bonus: Decimal, net: Decimal };

export const ProfitLossQuery = Type.Object(deviceDays);

export const TeamOverviewQuery = Type.Object(deviceDays);

/** A team's money in and out besides what it won; what was asked for and given back is in no withdrawal. */
const teamParts = { deposit: Decimal, withdrawal: Decimal, ...parts };

/** Everybody below an agent, without the agent and free accounts (B008). Days without figures are left out. */
export const TeamOverview = Type.Object({
  totals: Type.Object({
    ...teamParts,
    registered: Type.Integer(),
    /** Members whose first deposit ever lies in these days. */
    firstDepositors: Type.Integer(),
    /** Members with a bet that was decided on in these days. */
    activeMembers: Type.Integer(),
  }),
  days: Type.Array(Type.Object({ date: Type.String(), ...teamParts })),
});

/** Lines of the agent, or of `memberId` out of the team; `active` lines are those with any figure. */
export const TeamPnlQuery = Type.Object({
  ...deviceDays,
  memberId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  order: Type.Union(
    (['username', 'stake', 'payout', 'rebate', 'bonus', 'net'] as const).map((name) => Type.Literal(name)),
  ),
  direction: Type.Union([Type.Literal('asc'), Type.Literal('desc')]),
  lines: Type.Union([Type.Literal('active'), Type.Literal('all')]),
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});

/** A line per direct member, everybody below included; all lines reach `totals`. */
export const TeamPnl = Type.Object({
  /** From below the agent down to the opened member, who stands last. */
  path: Type.Array(Type.Object({ memberId: Type.Integer(), username: Type.String() })),
  /** Figures of the opened member alone; with `totals` they are that member's line one level above. */
  own: Type.Optional(Type.Object(parts)),
  content: Type.Array(
    Type.Object({
      memberId: Type.Integer(),
      username: Type.String(),
      /** How many are below. */
      team: Type.Integer(),
      ...parts,
    }),
  ),
  totals: Type.Object(parts),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
});

/** Won and lost bets by the day they were decided on; void bets count nothing. Days and categories without figures are left out. */
export const ProfitLoss = Type.Object({
  /** `openStake` is staked in these days on bets that still run; it is in no other figure. */
  totals: Type.Object({ ...parts, count: Type.Integer(), openStake: Decimal }),
  days: Type.Array(Type.Object({ date: Type.String(), ...parts })),
  categories: Type.Array(Type.Object({ gameType: Type.String(), count: Type.Integer(), ...settled, net: Decimal })),
});

/** Days of the merchant, both included. */
export const RebateQuery = Type.Object({
  startDate: deviceDays.startDate,
  endDate: deviceDays.endDate,
  ...reportPage,
});

/** What own stakes of a category brought: the exact share, before the day is rounded. */
const RebatePart = Type.Object({ category: Type.String(), turnover: Decimal, rate: Decimal, share: Decimal });

const ofDay = {
  /** A day of the merchant. */
  day: Type.String(),
  amount: Decimal,
  parts: Type.Array(RebatePart),
  /** The exact share of the team's stakes. */
  team: Decimal,
};

/** A paid day. `amount` is what was booked: its shares, rounded once, with `corrected` for what earlier days turned out to be. */
export const RebateDay = Type.Object({
  ...ofDay,
  corrected: Decimal,
  /** When it was booked; missing while it is being paid. */
  paidAt: Type.Optional(Moment),
});

export const RebatePage = Type.Object({
  content: Type.Array(RebateDay),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totals: Type.Object({ count: Type.Integer(), turnover: Decimal, amount: Decimal }),
  /** What the running day would bring as it stands, where the days contain it. It is in no total. */
  running: Type.Optional(Type.Object(ofDay)),
});

export const DepositReportQuery = Type.Object({
  ...deviceDays,
  status: Type.Optional(DepositOrder.properties.status),
  ...reportPage,
});

/** Deposits in any state. `totals` hold those that arrived, but for `rows`, which counts all that were found. */
export const DepositReport = Type.Object({
  content: Type.Array(DepositOrder),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totals: Type.Object({ rows: Type.Integer(), count: Type.Integer(), amount: Decimal, fee: Decimal }),
});

export const WithdrawReportQuery = Type.Object({
  ...deviceDays,
  status: Type.Optional(WithdrawOrder.properties.status),
  ...reportPage,
});

/** Withdrawals in any state. `totals` hold those that were paid, but for `rows`, which counts all that were found. */
export const WithdrawReport = Type.Object({
  content: Type.Array(WithdrawOrder),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totals: Type.Object({
    ...{ rows: Type.Integer(), count: Type.Integer() },
    ...{ amount: Decimal, fee: Decimal, received: Decimal },
  }),
});
