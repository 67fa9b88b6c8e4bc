import type { Activity, ActivityInfo, QueryOf, ValueOf } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import { COMMON_ACTIVITIES, type CommonActivity } from './activities-common';
import { wordsIn } from './announcements';
import { promotionsOf } from './promotions';
import { type ContentOf, contentOf } from './sets';

type Item = ContentOf<'activities'>[number];

const DAY_MS = 86_400_000;
/** What goes on comes first, then what is to come, soonest first. */
const ORDER: Readonly<Record<Activity['status'], number>> = { running: 0, coming: 1, ended: 2 };

/** The round of a returning activity that goes on at a moment, else the next one. */
function roundOf({ round, ...item }: CommonActivity, now: number): Item {
  if (round === undefined) return item;
  const [every, lasts, first] = [round.every * DAY_MS, round.lasts * DAY_MS, round.first * DAY_MS];
  const begun = first + Math.floor((now - first) / every) * every;
  const startsAt = now < begun + lasts ? begun : begun + every;
  return { ...item, startsAt, endsAt: startsAt + lasts };
}

function statusAt({ startsAt, endsAt }: Item, now: number): Activity['status'] {
  if (endsAt !== undefined && endsAt <= now) return 'ended';
  return startsAt !== undefined && now < startsAt ? 'coming' : 'running';
}

/** What a merchant shows at a moment: by the schedule of each activity, and by the promotion that it belongs to (A073). */
async function shownAt(db: Db, site: Site, now: number): Promise<Item[]> {
  const own = await contentOf(db, site.code, 'activities');
  const items = own ?? COMMON_ACTIVITIES.map((item) => roundOf(item, now));
  const enabled = new Set((await promotionsOf(db, site)).flatMap((each) => (each.enabled ? [each.key] : [])));
  return items.filter(
    ({ from = now, to, endsAt, promotionKey }) =>
      from <= now &&
      now < (to ?? endsAt ?? Number.POSITIVE_INFINITY) &&
      (promotionKey === undefined || enabled.has(promotionKey)),
  );
}

/** When what is to come begins; what goes on or is over stays in the merchant's order. */
const dueOf = ({ status, startsAt }: Activity): number => (status === 'coming' ? (startsAt ?? 0) : 0);

function told(item: Item, lang: string, now: number): ActivityInfo {
  const { from: _, to: __, promotionKey: ___, title, summary, content, ...rest } = item;
  return {
    ...rest,
    title: wordsIn(title, lang),
    summary: wordsIn(summary, lang),
    content: wordsIn(content, lang),
    status: statusAt(item, now),
  };
}

/** One page of the activities that are to be seen now, in the asked language. */
export async function activitiesOf(
  db: Db,
  site: Site,
  { lang, pageNo, pageSize }: QueryOf<'activities'>,
  at: Date,
): Promise<ValueOf<'activities'>> {
  const now = at.getTime();
  const all = (await shownAt(db, site, now))
    .map((item) => told(item, lang, now))
    .sort((one, other) => ORDER[one.status] - ORDER[other.status] || dueOf(one) - dueOf(other));
  const content = all
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map(({ content: _, url: __, ...activity }) => activity);
  return { content, pageNum: pageNo, totalPages: Math.ceil(all.length / pageSize) };
}

/** One activity in the asked language, or null where there is none of that id to be seen now. */
export async function activityOf(
  db: Db,
  site: Site,
  { id, lang }: QueryOf<'activity'>,
  at: Date,
): Promise<ActivityInfo | null> {
  const now = at.getTime();
  const found = (await shownAt(db, site, now)).find((item) => item.id === id);
  return found === undefined ? null : told(found, lang, now);
}
