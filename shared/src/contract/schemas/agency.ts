import { Type } from '@sinclair/typebox';
import { Decimal, Moment } from './envelope';

/** Percent of a stake as text; the rules ask for steps of 0.1 (B022). */
const Rate = Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,2})?$', description: 'percent as text' });
const Category = Type.String({ pattern: '^[A-Z0-9_]{1,32}$' });
const Rates = Type.Array(Type.Object({ category: Category, rate: Rate }, { additionalProperties: false }), {
  maxItems: 40,
});
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'day of the merchant' });
const MemberId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 });

/** A direct member with the rates that an agent gives. */
export const RatedMember = Type.Object({
  memberId: Type.Integer(),
  username: Type.String(),
  /** Carried by a change, so that nobody overwrites a change not seen. */
  version: Type.Integer(),
  rates: Type.Array(
    Type.Object({
      category: Type.String(),
      /** From the next day of the merchant on. */
      rate: Decimal,
      /** Today's, where it is another one. */
      today: Type.Optional(Decimal),
      /** The highest rate that the member gives on, and the agent's own. */
      min: Decimal,
      max: Decimal,
    }),
  ),
});

export const AgentRates = Type.Object({
  /** From the next day of the merchant on. */
  own: Type.Array(Type.Object({ category: Type.String(), rate: Decimal })),
  content: Type.Array(RatedMember),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
});

/** With `memberId`, that direct member alone. */
export const AgentRatesQuery = Type.Object({
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
  memberId: Type.Optional(MemberId),
});

export const ChangeRatesBody = Type.Object(
  { memberId: MemberId, version: Type.Integer({ minimum: 0 }), rates: Rates },
  { additionalProperties: false },
);

export const RateHistoryQuery = Type.Object({ memberId: MemberId });

/** Newest first; `by` is missing where the operator changed it, `from` where there was none. */
export const RateHistory = Type.Array(
  Type.Object({
    at: Moment,
    by: Type.Optional(Type.String()),
    category: Type.String(),
    from: Type.Optional(Decimal),
    to: Decimal,
    /** The first day that it counts. */
    since: Day,
  }),
);
