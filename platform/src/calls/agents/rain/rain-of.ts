import type { Rain, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../base/db/database';
import { rainPackets, rains } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';

export type RainRow = typeof rains.$inferSelect;

/** The rain that runs or comes next at a merchant. */
export async function nextRain(db: Db, merchantCode: string, now: Date): Promise<RainRow | undefined> {
  const ahead = and(eq(rains.merchantCode, merchantCode), gt(rains.endsAt, now));
  const [row] = await db.select().from(rains).where(ahead).orderBy(asc(rains.startsAt)).limit(1);
  return row;
}

async function lastRain(db: Db, merchantCode: string, now: Date): Promise<RainRow | undefined> {
  const over = and(eq(rains.merchantCode, merchantCode), lte(rains.endsAt, now));
  const [row] = await db.select().from(rains).where(over).orderBy(desc(rains.startsAt)).limit(1);
  return row;
}

/** The member's packet of a rain, if they opened one. */
export async function packetOf(db: Db, rainId: number, memberId: number) {
  const mine = and(eq(rainPackets.rainId, rainId), eq(rainPackets.memberId, memberId));
  const [packet] = await db.select().from(rainPackets).where(mine);
  return packet;
}

async function shown(db: Db, row: RainRow | undefined, member: Member): Promise<Rain | null> {
  if (row === undefined) return null;
  const { id, startsAt, endsAt, packets, drawnAt } = row;
  const mine = drawnAt === null ? undefined : await packetOf(db, id, member.id);
  return {
    id,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    packets,
    ...(mine === undefined ? {} : { amount: new Big(mine.amount).toFixed(2) }),
  };
}

/** The running or next rain and the last one, each with the member's packet, by the merchant's clock. */
export async function rainOf(db: Db, site: Site, member: Member, now: Date): Promise<ValueOf<'redRain'>> {
  const [next, last] = await Promise.all([nextRain(db, site.code, now), lastRain(db, site.code, now)]);
  return { at: now.getTime(), next: await shown(db, next, member), last: await shown(db, last, member) };
}
