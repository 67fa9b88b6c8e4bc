import { Type } from '@sinclair/typebox';
import { Cash, SubmitKey } from './cashier';
import { Decimal, Moment } from './envelope';

const MemberId = Type.String({ pattern: '^\\d{1,15}$', description: 'id of a member' });

/** Who would get the money, and how much may be handed over now (B018). */
export const TransferReceiver = Type.Object({
  /** Absent while nobody can receive: no upline, or one whose account is closed. */
  receiver: Type.Optional(Type.Object({ to: MemberId, name: Type.String({ description: 'masked' }) })),
  /** Main purse less open turnover (B013). */
  available: Decimal,
  min: Decimal,
  max: Decimal,
});

export const AgentReceiverQuery = Type.Object({ to: MemberId });

/** `to` is the member who was shown: another one by now is refused. */
export const TransferBody = Type.Object(
  { to: MemberId, amount: Cash, paymentPassword: Type.String({ pattern: '^\\d{6}$' }), key: SubmitKey },
  { additionalProperties: false },
);

export const TransferReceipt = Type.Object({
  orderNo: Type.String(),
  name: Type.String({ description: 'of the receiver, masked' }),
  amount: Decimal,
  /** The sender's balance afterwards. */
  balance: Decimal,
  createdAt: Moment,
});
