import { Type } from '@sinclair/typebox';
import { SubmitKey } from './cashier';
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

export const TeamRebateQuery = Type.Object({
  startDate: Day,
  endDate: Day,
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});

/** Who brought which rebate, on what, and when (B022, B027). Days are the merchant's. */
export const TeamRebate = Type.Object({
  content: Type.Array(
    Type.Object({
      day: Day,
      memberId: Type.Integer(),
      username: Type.String(),
      /** The agent's own bets. */
      own: Type.Boolean(),
      category: Type.String(),
      turnover: Decimal,
      /** The agent's rate less the one below, in percent. */
      rate: Decimal,
      /** Exact, with four decimals. */
      share: Decimal,
    }),
  ),
  /** Sums of a day, and what it paid: `paid` = `amount` + `setOff`. */
  days: Type.Array(
    Type.Object({
      day: Day,
      share: Decimal,
      /** The share rounded to two decimals. */
      amount: Decimal,
      /** What was set right on that day, or left to be. */
      setOff: Decimal,
      paid: Decimal,
    }),
  ),
  /** What earlier days should have paid, more or less. */
  corrections: Type.Array(Type.Object({ day: Day, ofDay: Day, amount: Decimal })),
  totals: Type.Object({ share: Decimal, paid: Decimal }),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
});

const LinkKind = Type.Union([Type.Literal('player'), Type.Literal('agent')]);

/** An address that people register by, below its agent (B023). */
export const AgentLink = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  label: Type.String(),
  kind: LinkKind,
  rates: Type.Array(Type.Object({ category: Type.String(), rate: Decimal })),
  /** How many have registered by it. */
  registered: Type.Integer(),
  createdAt: Moment,
});

export const AgentLinks = Type.Object({
  /** The agent's own rates, which those of a link do not exceed. */
  own: Type.Array(Type.Object({ category: Type.String(), rate: Decimal })),
  /** Newest first. */
  links: Type.Array(AgentLink),
  max: Type.Integer(),
});

export const MakeLinkBody = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' }),
    kind: LinkKind,
    rates: Rates,
    key: SubmitKey,
  },
  { additionalProperties: false },
);

/** An account below the agent; its first password opens nothing but its change (B023). */
export const OpenAccountBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 255 }),
    kind: LinkKind,
    rates: Rates,
    key: SubmitKey,
  },
  { additionalProperties: false },
);

/** The password is in no answer: whoever made it shows it. */
export const OpenedAccount = Type.Object({
  username: Type.String(),
  kind: LinkKind,
  rates: Type.Array(Type.Object({ category: Type.String(), rate: Decimal })),
});

export const RenewFirstPasswordBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 255 }),
    key: SubmitKey,
  },
  { additionalProperties: false },
);

export const RenewedFirstPassword = Type.Object({ username: Type.String() });

export const DropLinkQuery = Type.Object({ id: MemberId });

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
