import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import type { Db } from '../../base/db/database';
import { memberTransfers } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import { lockWallets, pursesOf, sumOf } from '../../base/ledger/purses';
import { submitOnce } from '../../base/ledger/submit-once';
import { maskedName } from '../../base/members/masked-name';
import type { Member } from '../../base/members/member';
import { availableOf } from '../../base/money/demands';
import { demandPaymentPassword } from '../../base/money/payment-password';
import { Refusal } from '../../base/refusals/refusal';
import { transferNoOf } from './numbers';
import type { Way } from './receivers';

/** Bounds of one transfer, both allowed (B018). */
export const BOUNDS = { min: '1', max: '50000' } as const;

export type Receipt = ValueOf<'uplineTransfer'>;

interface HandOver {
  readonly way: Way;
  readonly operation: 'uplineTransfer' | 'agentTransfer';
  readonly sender: Member;
  readonly wish: BodyOf<'uplineTransfer'>;
  readonly at: Date;
}

/**
 * Hands money from one member to another, once per key (B018): both purses change together, by movements of the same number.
 * Money that arrives so opens no demand, so it asks for no turnover.
 *
 * @throws Refusal `amount.range` with the bounds; those of the payment password; those of the way; `balance.insufficient` beyond the available part
 */
export async function handOver(db: Db, { way, operation, sender, wish, at }: HandOver): Promise<Receipt> {
  const amount = new Big(wish.amount);
  if (amount.lt(BOUNDS.min) || amount.gt(BOUNDS.max)) throw new Refusal('amount.range', BOUNDS);
  const { id: memberId, merchantCode: merchant } = sender;
  const submit = { merchant, memberId, operation, key: wish.key };
  await demandPaymentPassword(db, { member: sender, password: wish.paymentPassword, submit, now: at });
  const request = { to: wish.to, amount: amount.toFixed() };
  return submitOnce(db, { ...submit, request, at }, (tx) => book(tx, { way, sender, to: Number(wish.to), amount, at }));
}

interface Booking extends Pick<HandOver, 'way' | 'sender' | 'at'> {
  readonly to: number;
  readonly amount: Big;
}

async function book(tx: Db, { way, sender, to, amount: sum, at }: Booking): Promise<Receipt> {
  // Both members' purses first, by their ids, so that transfers in both directions wait for each other in one order.
  await lockWallets(tx, [sender.id, to]);
  const receiver = await way.receiver(tx, sender, to);
  const available = await availableOf(tx, sender.id);
  if (sum.gt(available)) throw new Refusal('balance.insufficient', { available });
  const { merchantCode } = sender;
  const amount = sum.toFixed();
  const row = { merchantCode, fromId: sender.id, toId: receiver.id, way: way.kind, amount, createdAt: at };
  const [made] = await tx.insert(memberTransfers).values(row).returning({ id: memberTransfers.id });
  if (made === undefined) throw new Error('a transfer was not stored');
  const orderNo = transferNoOf(made.id);
  const common = { merchant: merchantCode, amount, reference: orderNo, at };
  await moveMoney(tx, {
    ...{ ...common, memberId: sender.id, kind: 'transfer.out' },
    ...{ debit: 'wallet:main', credit: 'house:between' },
  });
  await moveMoney(tx, {
    ...{ ...common, memberId: receiver.id, kind: 'transfer.in' },
    ...{ debit: 'house:between', credit: 'wallet:main' },
  });
  const balance = sumOf(await pursesOf(tx, sender.id));
  return { orderNo, name: maskedName(receiver.nickname), amount, balance, createdAt: at.getTime() };
}
