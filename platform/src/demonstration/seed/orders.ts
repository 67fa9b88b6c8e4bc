import type { Db } from '../../base/db/database';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { addCard, listCards } from '../../calls/cards/cards';
import { cancelDeposit } from '../../calls/cashier/cancel-deposit';
import { expireOrder, leadOrder, orderIdOf, ownOrder } from '../../calls/cashier/orders';
import { placeDeposit } from '../../calls/cashier/place-deposit';
import { moveOrder, openOrderOf, orderNoOf } from '../../calls/withdrawals/orders';
import { withdraw } from '../../calls/withdrawals/withdraw';
import type { PastOrder } from './history';

const MINUTE_MS = 60_000;
/** Of everybody in the demonstration who takes money out. */
export const PAYMENT_PASSWORD = '246810';
const ORIGIN = 'http://localhost';

export interface Owner {
  readonly site: Site;
  readonly member: Member;
}

const text = (hundredths: number) => (hundredths / 100).toFixed(2);
const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** Carries an order of the past out with the platform's own functions, at its time. The purses have to be as they were then. */
export function placeOrder(tx: Db, owner: Owner, order: PastOrder): Promise<void> {
  return order.kind === 'deposit' ? depositThen(tx, owner, order) : withdrawThen(tx, owner, order);
}

type Past<Kind> = Extract<PastOrder, { readonly kind: Kind }>;

async function depositThen(
  tx: Db,
  { site, member }: Owner,
  { method, amount, end, at }: Past<'deposit'>,
): Promise<void> {
  const key = `seed ${at.toISOString()} ${method}`;
  const wish = { method, amount: text(amount), key };
  const { orderNo, status } = await placeDeposit(tx, { site, member, siteOrigin: ORIGIN, at }, wish);
  if (end === 'pending' || status === 'approved') return;
  if (end === 'cancelled') {
    await cancelDeposit(tx, member, { orderNo, key: `${key} back` }, after(at, 8));
    return;
  }
  const [order] = await ownOrder(tx, member, orderIdOf(orderNo) ?? 0);
  if (order === undefined) throw new Error(`deposit ${orderNo} is gone`);
  if (end === 'expired') await expireOrder(tx, order, order.payBy ?? at);
  else await leadOrder(tx, order, ['pending'], { status: 'approved', paidAt: at }, at);
}

async function withdrawThen(tx: Db, { site, member }: Owner, { amount, end, at }: Past<'withdrawal'>): Promise<void> {
  const card = await cardOf(tx, member, at);
  const wish = { card, amount: text(amount), paymentPassword: PAYMENT_PASSWORD, key: `seed ${at.toISOString()}` };
  const { orderNo } = await withdraw(tx, { site, member, at }, wish);
  const order = await openOrderOf(tx, member.id);
  if (order === undefined || orderNoOf(order.id) !== orderNo) throw new Error(`withdrawal ${orderNo} is gone`);
  if (end === 'refused') {
    const reason = 'ธนาคารไม่รับรายการโอน กรุณาลองใหม่อีกครั้ง';
    await moveOrder(tx, order, { status: 'refused', at: after(at, 40), reason });
    return;
  }
  await moveOrder(tx, order, { status: 'paying', at: after(at, 25) });
  await moveOrder(tx, order, { status: 'paid', at: after(at, 50) });
}

/** The id of the member's card, which is added with the first withdrawal. */
async function cardOf(tx: Db, member: Member, at: Date): Promise<string> {
  const { cards } = await listCards(tx, member);
  const [card] = cards.length > 0 ? cards : (await addCard(tx, member, cardFor(member), at)).cards;
  if (card === undefined) throw new Error(`member ${member.username} got no card`);
  return card.id;
}

const cardFor = ({ id, nickname }: Member) =>
  ({
    bank: 'KBANK',
    holder: `${nickname} Rattanakul`,
    number: `0482${String(id).padStart(6, '0')}`,
    paymentPassword: PAYMENT_PASSWORD,
  }) as const;
