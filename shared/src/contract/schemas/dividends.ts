import { Type } from '@sinclair/typebox';
import { SubmitKey } from './cashier';
import { Decimal, Moment } from './envelope';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'day of the merchant' });

/** What the base is made of: stake - payout - rebate - bonus - salary (B025). */
const figures = { stake: Decimal, payout: Decimal, rebate: Decimal, bonus: Decimal, salary: Decimal, base: Decimal };

/** A half month. `base` has `carried` in it, which is 0 or less; `setOff` is what corrections of earlier ones change. */
const Dividend = Type.Object({
  /** Its first day. */
  period: Day,
  lastDay: Day,
  /** `counting` is over and not counted yet; `offered` waits for the agent; `none` comes to nothing. */
  state: Type.Union([
    Type.Literal('running'),
    Type.Literal('counting'),
    Type.Literal('offered'),
    Type.Literal('paid'),
    Type.Literal('none'),
  ]),
  ...figures,
  carried: Decimal,
  /** The team's stakes and active members, and the percentage of the highest step of which both are reached. */
  turnover: Decimal,
  active: Type.Integer(),
  percent: Decimal,
  amount: Decimal,
  setOff: Decimal,
  paid: Decimal,
  paidAt: Type.Optional(Moment),
});

export const Dividends = Type.Object({ running: Type.Union([Dividend, Type.Null()]), past: Type.Array(Dividend) });

const Line = Type.Object({ memberId: Type.Integer(), username: Type.String(), hasTeam: Type.Boolean(), ...figures });

export const DividendLines = Type.Object({
  /** With `memberId`: what that member did. */
  own: Type.Optional(Line),
  content: Type.Array(Line),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
});

export const DividendLinesQuery = Type.Object({
  period: Day,
  /** Somebody in the team, whose direct members are wanted. */
  memberId: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })),
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});

export const ConfirmDividendBody = Type.Object({ period: Day, key: SubmitKey }, { additionalProperties: false });
export const ConfirmedDividend = Type.Object({ period: Day, amount: Decimal, paidAt: Moment });
