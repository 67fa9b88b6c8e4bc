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

const MethodKind = Type.Union([Type.Literal('bank'), Type.Literal('qr'), Type.Literal('card')]);

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

export const DepositOrder = Type.Object({
  orderNo: Type.String(),
  method: Type.String(),
  kind: MethodKind,
  /** The amount that reaches the wallet. */
  amount: Decimal,
  fee: Decimal,
  status: Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('refused')]),
  createdAt: Moment,
});

/** The given order is listed too, whatever its state. */
export const OpenDepositsQuery = Type.Object({ orderNo: Type.Optional(Type.String({ pattern: '^D\\d{1,15}$' })) });

const AccountKind = Type.Union(
  (['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'transfer', 'adjustment'] as const).map((each) =>
    Type.Literal(each),
  ),
);

export const AccountRecord = Type.Object({
  id: Type.String(),
  kind: AccountKind,
  /** Negative when it left the wallet. */
  amount: Decimal,
  /** Sum of all purses afterwards, where the ledger knows it. */
  balance: Type.Optional(Decimal),
  /** A game's name or an order's number. */
  subject: Type.Optional(Type.String()),
  betId: Type.Optional(Type.String()),
  /** The other side of a transfer: a masked name, or two purses. */
  counterpart: Type.Optional(Type.String()),
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
  ...reportPage,
});
