import { contracts, depositOrders } from '../../base/db/schema';
import { betOf } from '../../jobs/settlements/team.testing';
import type { TestPlatform } from '../platform';
import type { Player } from './stage';

const DAY_MS = 86_400_000;
const BANGKOK_MS = 7 * 3_600_000;

/** Periods of each settlement that are over, in which somebody earned something. */
export type Periods = Readonly<Record<string, readonly string[]>>;

/** A day of the merchants' calendar. */
const dayBefore = (now: Date, ago: number): string =>
  new Date(now.getTime() + BANGKOK_MS - ago * DAY_MS).toISOString().slice(0, 10);

/** Out of sight of the reports that the checks read: they begin three days ago. */
const EARLIER = 6;

/** The Friday of a weekend whose cashback is due on any day of this week. */
function fridayOf(now: Date): string {
  const ago = [8, 9, 10, 11, 12, 13, 14].find((days) => new Date(dayBefore(now, days)).getUTCDay() === 5);
  return dayBefore(now, ago ?? 8);
}

/** The first day of the half month before this one. */
function halfMonthBefore(now: Date): string {
  const today = dayBefore(now, 0);
  if (today.slice(8) >= '16') return `${today.slice(0, 8)}01`;
  return `${dayBefore(now, Number(today.slice(8))).slice(0, 8)}16`;
}

/**
 * Gives agents running contracts of each kind, and each of their team bets and a first deposit of days that are over, so that every
 * settlement has somebody to pay. Only their money comes later: no purse has moved for them yet.
 */
export async function openAgency(
  { db }: Pick<TestPlatform, 'db'>,
  now: Date,
  agents: readonly Player[],
  team: readonly Player[],
): Promise<Periods> {
  const [day, friday, half] = [dayBefore(now, EARLIER), fridayOf(now), halfMonthBefore(now)];
  for (const { member } of agents)
    for (const kind of ['salary', 'hourSalary', 'dividend'] as const) {
      const startsAt = new Date(now.getTime() - 70 * DAY_MS);
      await db.insert(contracts).values({
        ...{ merchantCode: member.merchantCode, memberId: member.id, kind, state: 'accepted' as const, startsAt },
        ...{ steps: [{ turnover: '1', activeMembers: 0, percent: '1' }], offeredAt: startsAt, expiresAt: startsAt },
      });
    }
  for (const { member } of team) {
    for (const at of [`${day}T12:30:00+07:00`, `${friday}T20:00:00+07:00`, `${half}T12:00:00+07:00`])
      await betOf(db, member, { stake: '2345.67', at, category: 'RNG' });
    const decidedAt = new Date(`${day}T12:00:00+07:00`);
    await db.insert(depositOrders).values({
      ...{ merchantCode: member.merchantCode, memberId: member.id, method: 'PROMPTPAY', amount: '500', fee: '0' },
      ...{ status: 'approved', createdAt: decidedAt, decidedAt },
    });
  }
  const days = [dayBefore(now, 1), dayBefore(now, 2), day];
  return {
    ...{ rebate: days, salary: days, referral: [day], cashback: [friday], dividend: [half] },
    hourSalary: [`${day}T12:00+07:00`, `${dayBefore(now, 1)}T12:00+07:00`],
  };
}
