import Big from 'big.js';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { ContentOf } from '../../base/catalogue/content-kinds';
import { depositOrders } from '../../base/db/schema';
import { contentOf } from '../content/sets';
import type { Asked, Candidate } from './candidate';

type Gift = ContentOf<'gifts'>[number];

const DAY_MS = 86_400_000;
/** How long a gift is shown before it begins and after it ended, in ms. */
const SHOWN_BEFORE = 7 * DAY_MS;
const SHOWN_AFTER = 30 * DAY_MS;

/** Gifts of the merchant, or the common ones, that are near. */
export async function giftCandidates(asked: Asked, catalogue: Pick<Catalogue, 'giftsAt'>): Promise<Candidate[]> {
  const { db, site, now } = asked;
  const gifts = (await contentOf(db, site.code, 'gifts')) ?? catalogue.giftsAt(now);
  const at = now.getTime();
  const near = gifts.filter(({ from, until }) => at >= from - SHOWN_BEFORE && at < until + SHOWN_AFTER);
  return Promise.all(near.map((gift) => candidateOf(asked, gift)));
}

async function candidateOf(asked: Asked, gift: Gift): Promise<Candidate> {
  const { promotion, id, title, condition, amount, times, from, to, until } = gift;
  const progress = await progressOf(asked, gift);
  const earned = from <= asked.now.getTime() && (progress === undefined || new Big(progress.have).gte(progress.need));
  return {
    // What was not earned by the end of its days is missed then, not when the last claim is due.
    ...{
      promotion,
      period: id,
      title,
      condition,
      amount,
      opensAt: from,
      deadline: earned ? until : Math.min(to, until),
    },
    ...(times === undefined ? { purse: 'main' } : { purse: 'bonus', times }),
    ...(progress === undefined ? {} : { progress }),
    earned,
  };
}

/** How far a member is with what a gift is given for; of two conditions the one that is less complete. */
async function progressOf(asked: Asked, gift: Gift): Promise<Candidate['progress']> {
  const { stakes, deposits, from } = gift;
  if (from > asked.now.getTime()) return undefined;
  const all = await Promise.all([
    ...(stakes === undefined ? [] : [stakedFor(asked, gift).then((have) => ({ have, need: stakes }))]),
    ...(deposits === undefined ? [] : [depositedFor(asked, gift).then((have) => ({ have, need: deposits }))]),
  ]);
  return all
    .map(({ have, need }) => ({
      need,
      have: new Big(have).gt(need) ? new Big(need).toFixed() : new Big(have).toFixed(),
    }))
    .sort((one, other) => new Big(one.have).div(one.need).cmp(new Big(other.have).div(other.need)))[0];
}

async function stakedFor({ db, member }: Asked, { from, to, gameTypes }: Gift): Promise<string> {
  const at = sql`coalesce(settled_at, placed_at)`;
  const ofType =
    gameTypes === undefined
      ? sql``
      : sql`and game_type in (select jsonb_array_elements_text(${JSON.stringify(gameTypes)}::jsonb))`;
  const [row] = await db.select({ sum: sql<string>`coalesce(sum(stake), 0)::text` }).from(sql`(
    select stake from bets where member_id = ${member.id} and status in ('won', 'lost') ${ofType}
      and ${at} >= ${moment(from)} and ${at} < ${moment(to)}
  ) bet`);
  return row?.sum ?? '0';
}

async function depositedFor({ db, member }: Asked, { from, to }: Gift): Promise<string> {
  const { memberId, status, decidedAt, amount } = depositOrders;
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${amount}), 0)::text` })
    .from(depositOrders)
    .where(
      and(eq(memberId, member.id), eq(status, 'approved'), gte(decidedAt, new Date(from)), lt(decidedAt, new Date(to))),
    );
  return row?.sum ?? '0';
}

const moment = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
