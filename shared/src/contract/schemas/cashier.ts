import { Type } from '@sinclair/typebox';
import { Decimal, Moment } from './envelope';

/** Money a person can hand over: at most two decimals, no sign, no exponent. */
const Cash = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$', description: 'amount as text, at most two decimals' });

const MethodKind = Type.Union([Type.Literal('bank'), Type.Literal('qr'), Type.Literal('card')]);

/** One way to deposit; `name` and `note` are in the language that was asked for (A092). */
export const DepositMethod = Type.Object({
  code: Type.String(),
  kind: MethodKind,
  name: Type.String(),
  /** Smallest and largest amount of one deposit, both allowed. */
  min: Decimal,
  max: Decimal,
  quickAmounts: Type.Array(Decimal),
  /** What the payer pays on top of the amount, in per cent of it; "0" when nothing. */
  feePercent: Decimal,
  note: Type.Optional(Type.String()),
});

export const DepositMethodsQuery = Type.Object({ language: Type.Optional(Type.String({ maxLength: 16 })) });

/** `key` is made by the page for one press: however often it is sent, there is one deposit. */
export const DepositBody = Type.Object(
  {
    method: Type.String({ minLength: 1, maxLength: 32 }),
    amount: Cash,
    key: Type.String({ minLength: 8, maxLength: 64 }),
  },
  { additionalProperties: false },
);

export const DepositOrder = Type.Object({
  orderNo: Type.String(),
  method: Type.String(),
  kind: MethodKind,
  /** What reaches the wallet. */
  amount: Decimal,
  fee: Decimal,
  status: Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('refused')]),
  createdAt: Moment,
});

/** The order that is followed is listed as well, whatever became of it. */
export const OpenDepositsQuery = Type.Object({ orderNo: Type.Optional(Type.String({ pattern: '^D\\d{1,15}$' })) });

const AccountKind = Type.Union(
  (['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'adjustment'] as const).map((each) => Type.Literal(each)),
);

/** One movement of a member's money. */
export const AccountRecord = Type.Object({
  id: Type.String(),
  kind: AccountKind,
  /** Signed: below zero it left the wallet. */
  amount: Decimal,
  /** What all purses held afterwards, where the ledger can tell. */
  balance: Type.Optional(Decimal),
  /** What it belongs to: a game's name, or the number of an order. */
  subject: Type.Optional(Type.String()),
  /** The bet that a stake or a payout belongs to, as `betRecord` takes it. */
  betId: Type.Optional(Type.String()),
  at: Moment,
});

export const AccountRecordPage = Type.Object({
  content: Type.Array(AccountRecord),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  /** Over the whole asked period: what came in, what went out (not signed), and the difference. */
  totals: Type.Object({ count: Type.Integer(), in: Decimal, out: Decimal, net: Decimal }),
});

/** Days are device-local, `YYYY-MM-DD`, both included; `zone` is the device's offset in minutes east of UTC. */
export const AccountRecordQuery = Type.Object({
  startDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  endDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  zone: Type.Integer({ minimum: -840, maximum: 840 }),
  kind: Type.Optional(AccountKind),
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});
