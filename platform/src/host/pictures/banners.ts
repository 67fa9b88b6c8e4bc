import { type Announcement, CONTENT_TYPES } from '@foyer/shared/contract';
import { type BannersOfPicture, bannersKind } from '@foyer/shared/remote';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import { announcementsOf } from '../../calls/content/announcements';
import { escaped, filled } from './markup';
import { FRESH, remembered } from './remembered';

/** A page of the site, as its address stands in a link. */
const PAGE = /^\/m\/[\w/-]+(?:\?[\w=&-]+)?$/;

/**
 * The banners that home shows first to a visitor, as the call answers them. Kept for seconds by merchant.
 * @param language code of the language of their words
 */
export function bannersAnswer(
  db: Db,
  catalogue: Catalogue,
  fresh = FRESH,
): (site: Site, language: string) => Promise<Announcement[]> {
  const sites = new Map<string, Site>();
  const banners = remembered(fresh, (key: string) => {
    const [code = '', language = ''] = JSON.parse(key) as string[];
    const site = sites.get(code);
    const wish = { types: CONTENT_TYPES.BANNER, groupName: 'm_home', language };
    return site ? announcementsOf(db, catalogue, site, undefined, wish) : Promise.resolve([]);
  });
  return (site, language) => {
    sites.set(site.code, site);
    return banners(JSON.stringify([site.code, language]));
  };
}

/**
 * The markup of banners with the first of them (decision 116); none where there are none or many, or where the first has no picture, or
 * leads to another site: then home draws them itself.
 */
export function bannersMarkup(kinds: BannersOfPicture, banners: readonly Announcement[]): string | undefined {
  const [first] = banners;
  if (!first?.image || (first.url && !PAGE.test(first.url))) return undefined;
  const kind = bannersKind(banners.length, Boolean(first.url));
  const markup = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  const texts: Readonly<Record<string, string | undefined>> = {
    image: first.image,
    title: first.title,
    url: first.url,
  };
  return markup && filled(markup, (hole) => escaped(texts[hole] ?? ''));
}
