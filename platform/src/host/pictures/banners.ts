import { type Announcement, CONTENT_TYPES } from '@foyer/shared/contract';
import { type BannersOfPicture, bannersKind } from '@foyer/shared/remote';
import { escaped, filled } from './markup';

/** A page of the site, as its address stands in a link. */
export const PAGE = /^\/m\/[\w/-]+(?:\?[\w=&-]+)?$/;

/**
 * The markup of banners with the first of them (decision 116); none where there are none or many, or where the first has no picture, or
 * leads to another site: then home draws them itself.
 */
export function bannersMarkup(kinds: BannersOfPicture, announcements: readonly Announcement[]): string | undefined {
  const banners = announcements.filter(({ type }) => type === CONTENT_TYPES.BANNER);
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
