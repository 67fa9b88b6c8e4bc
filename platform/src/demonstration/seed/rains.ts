import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { rains } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { addDays } from '../../base/time/days';
import { merchantDayOf, merchantMoment } from '../../base/time/merchant-day';
import { openPacket } from '../../calls/agents/rain/open-packet';

const SECOND_MS = 1_000;
/** When it rains, by the merchant's clock, and how far ahead that is planned. */
const TIME = '20:00';
const EVENINGS = 2;
const RAIN = { pot: '2000', packets: 40 } as const;

type Of = Pick<Site, 'code' | 'timeZone'>;

/** Plans a rain for each of the next evenings, unless one is planned already. */
export async function planRains(tx: Db, { code: merchantCode, timeZone }: Of, now: Date): Promise<void> {
  const [ahead] = await tx
    .select({ id: rains.id })
    .from(rains)
    .where(and(eq(rains.merchantCode, merchantCode), gt(rains.endsAt, now)))
    .limit(1);
  if (ahead !== undefined) return;
  const today = merchantDayOf(now, timeZone);
  const starts = Array.from({ length: EVENINGS + 1 }, (_, day) => merchantMoment(addDays(today, day), timeZone, TIME));
  const rows = starts.filter((startsAt) => startsAt > now).map((startsAt) => rainAt(merchantCode, startsAt));
  await tx.insert(rains).values(rows);
}

/** The rain of the evening before, of which an agent caught a packet. */
export async function rainBefore(tx: Db, { code, timeZone }: Of, agent: Member, now: Date): Promise<void> {
  const startsAt = merchantMoment(addDays(merchantDayOf(now, timeZone), -1), timeZone, TIME);
  const [rain] = await tx.insert(rains).values(rainAt(code, startsAt)).returning({ id: rains.id });
  if (rain === undefined) throw new Error('a rain was not planned');
  await openPacket(tx, agent, { rainId: rain.id, key: 'seed rain' }, new Date(startsAt.getTime() + 9 * SECOND_MS));
}

const rainAt = (merchantCode: string, startsAt: Date): typeof rains.$inferInsert => ({
  ...{ merchantCode, startsAt, endsAt: new Date(startsAt.getTime() + 60 * SECOND_MS) },
  ...RAIN,
});
