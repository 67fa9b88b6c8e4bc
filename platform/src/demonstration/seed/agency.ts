import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { merchantDayOf } from '../../base/time/merchant-day';
import { halfMonths } from '../../base/time/periods';
import { answerContract } from '../../calls/agents/contracts/answer-contract';
import { writeRates } from '../../calls/agents/rates/change-rates';
import { lockRates, rateCategories } from '../../calls/agents/rates/rates';
import { offerContract } from '../../operations/offer-contract';
import type { Owner } from './orders';

const DAY_MS = 86_400_000;
/** Rebates in per cent. */
const RATES = { agent: '1.2', direct: '0.7' } as const;

const DIVIDEND = [
  { turnover: '0', activeMembers: 0, percent: '10' },
  { turnover: '50000', activeMembers: 10, percent: '15' },
  { turnover: '500000', activeMembers: 25, percent: '20' },
];
const SALARY = [
  { turnover: '1000', activeMembers: 3, percent: '0.3' },
  { turnover: '20000', activeMembers: 10, percent: '0.5' },
];

/** What an agent gets from the team, and gives on: rebate rates, a running dividend, and a salary that waits for an answer. */
export async function giveTerms(tx: Db, { site, member: agent }: Owner, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await giveRates(tx, { site, member: agent }, ago(60));
  // In force with the running half month: what was before it is not counted.
  const signed = halfMonths.at(now, site.timeZone).from.getTime() - DAY_MS;
  const dividend = await offerContract(
    tx,
    site,
    agent,
    { kind: 'dividend', steps: DIVIDEND },
    new Date(signed - 2 * DAY_MS),
  );
  await answerContract(tx, site, agent, { id: dividend.id, accept: true, key: 'seed dividend' }, new Date(signed));
  await offerContract(tx, site, agent, { kind: 'salary', steps: SALARY }, ago(1));
}

async function giveRates(tx: Db, { site, member: agent }: Owner, at: Date): Promise<void> {
  const direct = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.uplineId, agent.id), eq(members.merchantCode, site.code)))
    .orderBy(asc(members.id));
  const ids = direct.map(({ id }) => id);
  await lockRates(tx, [agent.id, ...ids]);
  const categories = await rateCategories(tx);
  const fromDay = merchantDayOf(at, site.timeZone);
  const write = ({ id: memberId }: Pick<Member, 'id'>, byId: number | null, rate: string) =>
    writeRates(tx, { memberId, byId, rates: categories.map((category) => ({ category, rate })), fromDay, at });
  await write(agent, null, RATES.agent);
  for (const member of direct) await write(member, agent.id, RATES.direct);
}
