import type { Activity, ActivityInfo, QueryOf, ValueOf } from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { ContentOf } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import { wordsIn } from './announcements';
import { promotionsOf } from './promotions';
import { contentOf } from './sets';

type Item = ContentOf<'activities'>[number];

/** Running ones first, then coming ones, soonest first. */
const ORDER: Readonly<Record<Activity['status'], number>> = { running: 0, coming: 1, ended: 2 };

function statusAt({ startsAt, endsAt }: Item, now: number): Activity['status'] {
  if (endsAt !== undefined && endsAt <= now) return 'ended';
  return startsAt !== undefined && now < startsAt ? 'coming' : 'running';
}

/** Activities visible at a moment, by their schedule and promotion (A073). */
async function shownAt(db: Db, { activitiesAt }: Catalogue, site: Site, now: number): Promise<Item[]> {
  const own = await contentOf(db, site.code, 'activities');
  const items = own ?? activitiesAt(new Date(now));
  const enabled = new Set((await promotionsOf(db, site)).flatMap((each) => (each.enabled ? [each.key] : [])));
  return items.filter(
    ({ from = now, to, endsAt, promotionKey }) =>
      from <= now &&
      now < (to ?? endsAt ?? Number.POSITIVE_INFINITY) &&
      (promotionKey === undefined || enabled.has(promotionKey)),
  );
}

/** Sort key: the start of coming ones; the others stay in the merchant's order. */
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

/** Titles of all activities by their id, in both languages, whether they show or not. */
export async function activityTitles(
  db: Db,
  { activitiesAt }: Catalogue,
  { code }: Pick<Site, 'code'>,
  at: Date,
): Promise<ReadonlyMap<number, { readonly EN: string; readonly TY: string }>> {
  const items = (await contentOf(db, code, 'activities')) ?? activitiesAt(at);
  return new Map(items.map(({ id, title }) => [id, { EN: wordsIn(title, 'EN'), TY: wordsIn(title, 'TY') }]));
}

/** One page of the visible activities, in the requested language. */
export async function activitiesOf(
  db: Db,
  catalogue: Catalogue,
  site: Site,
  { lang, pageNo, pageSize }: QueryOf<'activities'>,
  at: Date,
): Promise<ValueOf<'activities'>> {
  const now = at.getTime();
  const all = (await shownAt(db, catalogue, site, now))
    .map((item) => told(item, lang, now))
    .sort((one, other) => ORDER[one.status] - ORDER[other.status] || dueOf(one) - dueOf(other));
  const content = all
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map(({ content: _, url: __, applies: ___, ...activity }) => activity);
  return { content, pageNum: pageNo, totalPages: Math.ceil(all.length / pageSize) };
}

/** One visible activity in the requested language, or null. */
export async function activityOf(
  db: Db,
  catalogue: Catalogue,
  site: Site,
  { id, lang }: QueryOf<'activity'>,
  at: Date,
): Promise<ActivityInfo | null> {
  const now = at.getTime();
  const found = (await shownAt(db, catalogue, site, now)).find((item) => item.id === id);
  return found === undefined ? null : told(found, lang, now);
}
