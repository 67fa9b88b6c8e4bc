import { Type } from '@sinclair/typebox';
import { type CallRow, calls, type Operation } from '../calls';
import { Decimal, Moment } from './envelope';
import { deviceDays, reportPage } from './records';

/**
 * An amount to pay (B001): at most two decimals, no sign, no exponent.
 *
 * @public
 */
export const Cash = Type.String({
  pattern: '^\\d{1,9}(\\.\\d{1,2})?$',
  description: 'amount as text, at most two decimals',
});

/**
 * Made by the page for one wish, so that it is carried out once however often it is sent (B005).
 *
 * @public
 */
export const SubmitKey = Type.String({ minLength: 8, maxLength: 64 });

const onceOnly = Object.entries<CallRow>(calls).filter(([, { once }]) => once === true);

/** Asks for, or ends, a submit of the member by the name of its call and its key (B006). */
export const OutcomeQuery = Type.Object({
  operation: Type.Unsafe<Operation>(Type.Union(onceOnly.map(([name]) => Type.Literal(name)))),
  key: SubmitKey,
});

/** `done` comes with the answer that the call gave. */
export const Outcome = Type.Object({
  state: Type.Union([Type.Literal('none'), Type.Literal('done'), Type.Literal('closed')]),
  answer: Type.Optional(Type.Unknown()),
});

const MethodKind = Type.Union([Type.Literal('bank'), Type.Literal('qr'), Type.Literal('card'), Type.Literal('wallet')]);

/** A deposit method. `name` and `note` are in the requested language (A092). */
export const DepositMethod = Type.Object({
  code: Type.String(),
  kind: MethodKind,
  name: Type.String(),
  /** Limits of one deposit, both included. */
  min: Decimal,
  max: Decimal,
  quickAmounts: Type.Array(Decimal),
  /** Fee on top of the amount, in per cent; "0" without a fee. */
  feePercent: Decimal,
  note: Type.Optional(Type.String()),
});

export const DepositMethodsQuery = Type.Object({ language: Type.Optional(Type.String({ maxLength: 16 })) });

export const DepositBody = Type.Object(
  {
    method: Type.String({ minLength: 1, maxLength: 32 }),
    amount: Cash,
    key: SubmitKey,
  },
  { additionalProperties: false },
);

/** `pending` waits; `review` was paid late or with another amount, and an operator looks at it (B011). */
const DepositState = Type.Union(
  (['pending', 'approved', 'refused', 'cancelled', 'expired', 'review'] as const).map((each) => Type.Literal(each)),
);

export const DepositOrder = Type.Object({
  orderNo: Type.String(),
  method: Type.String(),
  kind: MethodKind,
  /** The amount that reaches the wallet. */
  amount: Decimal,
  fee: Decimal,
  status: DepositState,
  createdAt: Moment,
  /** Each state that it came into, in order. */
  steps: Type.Array(Type.Object({ status: DepositState, at: Moment })),
  /** Until when a waiting one can be paid. */
  payBy: Type.Optional(Moment),
  /** Where a waiting one is paid, when that is another origin (B010). */
  payUrl: Type.Optional(Type.String()),
  /** Where a waiting transfer goes. */
  transfer: Type.Optional(Type.Object({ bank: Type.String(), account: Type.String(), payee: Type.String() })),
  /** What an operator says about a refusal. */
  reason: Type.Optional(Type.String()),
});

export const CancelDepositBody = Type.Object(
  { orderNo: Type.String({ pattern: '^D\\d{1,15}$' }), key: SubmitKey },
  { additionalProperties: false },
);

/** The given order is listed too, whatever its state. */
export const OpenDepositsQuery = Type.Object({ orderNo: Type.Optional(Type.String({ pattern: '^D\\d{1,15}$' })) });

/** What a movement is about. Those from `rebate` to `transfer` may be the agency's (B027). */
const ACCOUNT_KINDS = [
  ...(['deposit', 'withdrawal', 'stake', 'payout', 'bonus'] as const),
  ...(['rebate', 'salary', 'hourSalary', 'dividend', 'rain', 'transfer', 'adjustment'] as const),
] as const;

const AccountKind = Type.Union(ACCOUNT_KINDS.map((each) => Type.Literal(each)));

export const AccountRecord = Type.Object({
  id: Type.String(),
  kind: AccountKind,
  /** Negative when it left the wallet. */
  amount: Decimal,
  /** Sum of all purses afterwards, where the ledger knows it. */
  balance: Type.Optional(Decimal),
  /** A game's name, an order's number, or the period that was paid. */
  subject: Type.Optional(Type.String()),
  betId: Type.Optional(Type.String()),
  /** The other side of a transfer between members: a masked name. */
  counterpart: Type.Optional(Type.String()),
  /** The purses of a transfer between own ones. */
  between: Type.Optional(Type.Object({ from: Type.String(), to: Type.String(), vendor: Type.String() })),
  at: Moment,
});

export const AccountRecordPage = Type.Object({
  content: Type.Array(AccountRecord),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  /** Totals of the whole period: incoming, outgoing (unsigned) and difference. */
  totals: Type.Object({ count: Type.Integer(), in: Decimal, out: Decimal, net: Decimal }),
});

export const AccountRecordQuery = Type.Object({
  ...deviceDays,
  kind: Type.Optional(AccountKind),
  /** `A`: the movements of the agency alone (B027). */
  types: Type.Optional(Type.Literal('A')),
  ...reportPage,
});
