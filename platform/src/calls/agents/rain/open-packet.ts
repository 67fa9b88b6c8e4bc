import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../base/db/database';
import { rainPackets, rains } from '../../../base/db/schema';
import { lockWallet, moveMoney } from '../../../base/ledger/move-money';
import { submitOnce } from '../../../base/ledger/submit-once';
import type { Member } from '../../../base/members/member';
import { Refusal } from '../../../base/refusals/refusal';
import { drawSizes } from './draw-sizes';
import { nextRain, packetOf, type RainRow } from './rain-of';

/** Rows of one insert. */
const CHUNK = 1_000;

/**
 * Opens a packet of a running rain: one per agent, whatever keys are sent, and none twice. The house pays it; what nobody opens
 * has never left the house (B026).
 *
 * @throws Refusal `rain.over` with the start of the next rain before and after its time, when no packet is left, and for a rain
 *   that there is not
 */
export async function openPacket(
  db: Db,
  { id: memberId, merchantCode: merchant }: Member,
  { rainId, key }: BodyOf<'openRedRain'>,
  at: Date,
): Promise<ValueOf<'openRedRain'>> {
  if (await isEmptyFor(db, rainId, memberId)) throw await over(db, merchant, at);
  return submitOnce(db, { merchant, memberId, operation: 'openRedRain', key, request: { rainId }, at }, async (tx) => {
    await lockWallet(tx, memberId);
    const [rain] = await tx
      .select()
      .from(rains)
      .where(and(eq(rains.id, rainId), eq(rains.merchantCode, merchant)));
    if (rain === undefined || at < rain.startsAt || at >= rain.endsAt) throw await over(tx, merchant, at);
    if (rain.drawnAt === null) await draw(tx, rain, at);
    const packet = (await packetOf(tx, rainId, memberId)) ?? (await take(tx, rain, memberId, at));
    if (packet === undefined) throw await over(tx, merchant, at);
    return { rainId, amount: new Big(packet.amount).toFixed(2), openedAt: (packet.openedAt ?? at).getTime() };
  });
}

/** Whether all packets are opened, none of them by this member: most of a crowd hears it by this one look. */
async function isEmptyFor(db: Db, rainId: number, memberId: number): Promise<boolean> {
  const still = sql`${rainPackets.rainId} = ${rainId} and (${rainPackets.memberId} is null or ${rainPackets.memberId} = ${memberId})`;
  const [row] = await db
    .select({ empty: sql<boolean>`not exists (select from ${rainPackets} where ${still})` })
    .from(rains)
    .where(and(eq(rains.id, rainId), isNotNull(rains.drawnAt)));
  return row?.empty === true;
}

async function over(tx: Db, merchant: string, at: Date): Promise<Refusal> {
  const running = await nextRain(tx, merchant, at);
  const next = running === undefined || running.startsAt > at ? running : await nextRain(tx, merchant, running.endsAt);
  return new Refusal('rain.over', { next: next?.startsAt.getTime() ?? null });
}

/** The first who comes draws the sizes; the others wait for that. */
async function draw(tx: Db, { id, merchantCode, endsAt, pot, packets }: RainRow, at: Date): Promise<void> {
  const [locked] = await tx.select({ drawnAt: rains.drawnAt }).from(rains).where(eq(rains.id, id)).for('update');
  if (locked?.drawnAt !== null) return;
  const rows = drawSizes(pot, packets).map((amount, place) => ({ rainId: id, place, merchantCode, endsAt, amount }));
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.insert(rainPackets).values(rows.slice(from, from + CHUNK));
  await tx.update(rains).set({ drawnAt: at }).where(eq(rains.id, id));
}

/** Takes a packet that nobody else is taking at this moment. */
async function take(tx: Db, { id, merchantCode: merchant }: RainRow, memberId: number, at: Date) {
  const [free] = await tx
    .select()
    .from(rainPackets)
    .where(and(eq(rainPackets.rainId, id), isNull(rainPackets.memberId)))
    .orderBy(asc(rainPackets.place))
    .limit(1)
    .for('update', { skipLocked: true });
  if (free === undefined) return undefined;
  const packet = and(eq(rainPackets.rainId, id), eq(rainPackets.place, free.place));
  await tx.update(rainPackets).set({ memberId, openedAt: at }).where(packet);
  await moveMoney(tx, {
    merchant,
    memberId,
    kind: 'rain',
    debit: 'house:rain',
    credit: 'wallet:main',
    amount: free.amount,
    reference: `rain:${id}`,
    at,
  });
  return { ...free, openedAt: at };
}
