import { Type } from '@sinclair/typebox';
import { BANKS, type BankCode } from '../banks';
import { Cash, SubmitKey } from './cashier';
import { Decimal, Moment } from './envelope';

const Bank = Type.Unsafe<BankCode>(Type.Union(Object.keys(BANKS).map((code) => Type.Literal(code))));
const CardId = Type.String({ pattern: '^\\d{1,15}$', description: 'id of a bank card' });
const PaymentPassword = Type.String({ pattern: '^\\d{6}$', description: 'six digits' });

/** A bank card as it leaves the platform (B016): never its whole number or name. */
export const BankCard = Type.Object({
  id: CardId,
  bank: Bank,
  holder: Type.String({ description: 'masked' }),
  lastFour: Type.String({ pattern: '^\\d{4}$' }),
  isDefault: Type.Boolean(),
});

/** `name`: the masked name that all cards have to be in, once one is known. */
export const BankCards = Type.Object({ cards: Type.Array(BankCard), name: Type.Optional(Type.String()) });

/** Without `holder` the name that is known is taken. Spaces and hyphens in `number` are dropped. */
export const AddCardBody = Type.Object(
  {
    bank: Bank,
    holder: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    number: Type.String({ pattern: '^[0-9][0-9 -]{6,38}[0-9]$' }),
    paymentPassword: PaymentPassword,
  },
  { additionalProperties: false },
);

export const DefaultCardBody = Type.Object({ id: CardId }, { additionalProperties: false });

export const RemoveCardBody = Type.Object(
  { id: CardId, paymentPassword: PaymentPassword },
  { additionalProperties: false },
);

const WithdrawStatus = Type.Union(
  (['checking', 'paying', 'paid', 'cancelled', 'refused'] as const).map((each) => Type.Literal(each)),
);

export const WithdrawOrder = Type.Object({
  orderNo: Type.String(),
  /** What left the wallet; `fee` comes off it. */
  amount: Decimal,
  fee: Decimal,
  received: Decimal,
  card: Type.Object({ bank: Bank, lastFour: Type.String() }),
  status: WithdrawStatus,
  reason: Type.Optional(Type.String()),
  /** The way so far, oldest first. */
  steps: Type.Array(Type.Object({ status: WithdrawStatus, at: Moment })),
  /** Whether the member may cancel it now. */
  cancel: Type.Boolean(),
  createdAt: Moment,
});

/** An open demand of turnover (B013). */
const Demand = Type.Object({
  id: Type.String(),
  origin: Type.Union([Type.Literal('deposit'), Type.Literal('bonus')]),
  reference: Type.String(),
  asked: Decimal,
  filled: Decimal,
});

/** What can be withdrawn now, and how it comes about (B013, B014). */
export const Withdrawable = Type.Object({
  total: Decimal,
  tied: Decimal,
  held: Decimal,
  bonus: Decimal,
  available: Decimal,
  min: Decimal,
  max: Decimal,
  feePercent: Decimal,
  /** Withdrawals left today, and when there will be more. */
  left: Type.Integer(),
  nextDayAt: Moment,
  demands: Type.Array(Demand),
  /** The withdrawal on its way. */
  open: Type.Optional(WithdrawOrder),
  /** With none on its way: the newest one, when it ended within the last 24 hours. */
  ended: Type.Optional(WithdrawOrder),
});

export const WithdrawBody = Type.Object(
  { card: CardId, amount: Cash, paymentPassword: PaymentPassword, key: SubmitKey },
  { additionalProperties: false },
);

const OrderNo = Type.String({ pattern: '^W\\d{1,15}$' });
export const WithdrawalQuery = Type.Object({ orderNo: OrderNo });
export const CancelWithdrawalBody = Type.Object({ orderNo: OrderNo, key: SubmitKey }, { additionalProperties: false });
