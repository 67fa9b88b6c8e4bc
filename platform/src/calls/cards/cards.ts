import type { BankCard, BankCards, BodyOf } from '@foyer/shared/contract';
import { CARD_LIMIT } from '@foyer/shared/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { isTaken } from '../../base/db/is-taken';
import { bankCards } from '../../base/db/schema';
import { lockWallet } from '../../base/ledger/purses';
import { maskedName } from '../../base/members/masked-name';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';

export type Card = typeof bankCards.$inferSelect;

const ofMember = (memberId: number) => and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt));

/** A card as it may be seen (B016). */
const shownCard = ({ id, bank, holder, number, isDefault }: Card): BankCard => ({
  id: String(id),
  // Only codes of the contract are stored.
  bank: bank as BankCard['bank'],
  holder: maskedName(holder),
  lastFour: number.slice(-4),
  isDefault,
});

/** A member's cards, oldest first. */
const cardsOf = (db: Db, memberId: number): Promise<Card[]> =>
  db.select().from(bankCards).where(ofMember(memberId)).orderBy(asc(bankCards.id));

/** The name that all cards of a member are in: that of the cards, else of the registration. */
function nameOf({ registration }: Member, cards: readonly Card[]): string | undefined {
  return cards[0]?.holder ?? (plainName(registration['payeeName'] ?? '') || undefined);
}

export async function listCards(db: Db, member: Member): Promise<BankCards> {
  const cards = await cardsOf(db, member.id);
  const name = nameOf(member, cards);
  return { cards: cards.map(shownCard), ...(name === undefined ? {} : { name: maskedName(name) }) };
}

const plainName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');
const sameName = (a: string, b: string): boolean => plainName(a).toLowerCase() === plainName(b).toLowerCase();

/**
 * Adds a card: the first becomes the default. The payment password was checked before.
 *
 * @throws Refusal `request.invalid` for a number without 8 to 20 digits; `card.limit`; `card.name` with the field; `card.taken`,
 *   with `own` when it is the member's
 */
export async function addCard(
  db: Db,
  member: Member,
  wish: Omit<BodyOf<'addCard'>, 'paymentPassword'>,
  at: Date,
): Promise<BankCards> {
  const number = wish.number.replace(/[ -]/g, '');
  if (!/^\d{8,20}$/.test(number)) throw new Refusal('request.invalid', { field: 'number' }, 400);
  try {
    await db.transaction(async (tx) => {
      // The lock on the purses orders what a member does at once.
      await lockWallet(tx, member.id);
      const cards = await cardsOf(tx, member.id);
      if (cards.some((card) => card.number === number)) throw new Refusal('card.taken', { own: true });
      if (cards.length >= CARD_LIMIT) throw new Refusal('card.limit', { max: CARD_LIMIT });
      const known = nameOf(member, cards);
      const holder = plainName(wish.holder ?? '') || known;
      if (holder === undefined) throw new Refusal('request.invalid', { field: 'holder' }, 400);
      if (known !== undefined && !sameName(holder, known)) throw new Refusal('card.name', { field: 'holder' });
      await tx.insert(bankCards).values({
        ...{ merchantCode: member.merchantCode, memberId: member.id, bank: wish.bank, number, addedAt: at },
        ...{ holder: known ?? holder, isDefault: cards.length === 0 },
      });
    });
  } catch (error) {
    if (isTaken(error, 'bank_cards_taken')) throw new Refusal('card.taken', { own: false });
    throw error;
  }
  return listCards(db, member);
}

/** @throws Refusal `request.invalid` for a card that is not the member's */
export async function makeDefault(db: Db, member: Member, id: string): Promise<BankCards> {
  await db.transaction(async (tx) => {
    await lockWallet(tx, member.id);
    const card = await ownCard(tx, member, id);
    await setDefault(tx, member.id, card.id);
  });
  return listCards(db, member);
}

/**
 * Removes a card; the oldest one left becomes the default if it was. The payment password was checked before.
 *
 * @param isUsed whether money is on its way to a card
 * @throws Refusal `request.invalid` for a card that is not the member's, `card.used` with the order
 */
export async function removeCard(
  db: Db,
  { member, id, at }: { readonly member: Member; readonly id: string; readonly at: Date },
  orderTo: (tx: Db, cardId: number) => Promise<string | undefined>,
): Promise<BankCards> {
  await db.transaction(async (tx) => {
    await lockWallet(tx, member.id);
    const card = await ownCard(tx, member, id);
    const orderNo = await orderTo(tx, card.id);
    if (orderNo !== undefined) throw new Refusal('card.used', { orderNo });
    await tx.update(bankCards).set({ removedAt: at, isDefault: false }).where(eq(bankCards.id, card.id));
    const [oldest] = await cardsOf(tx, member.id);
    if (card.isDefault && oldest !== undefined) await setDefault(tx, member.id, oldest.id);
  });
  return listCards(db, member);
}

async function setDefault(tx: Db, memberId: number, id: number): Promise<void> {
  await tx.update(bankCards).set({ isDefault: false }).where(ofMember(memberId));
  await tx.update(bankCards).set({ isDefault: true }).where(eq(bankCards.id, id));
}

/** A card of the member by its id; anybody else's looks like one that does not exist. */
export async function ownCard(tx: Db, { id: memberId }: Member, id: string): Promise<Card> {
  const [card] = await tx
    .select()
    .from(bankCards)
    .where(and(ofMember(memberId), eq(bankCards.id, Number(id))));
  if (card === undefined) throw new Refusal('request.invalid', { field: 'card' });
  return card;
}
