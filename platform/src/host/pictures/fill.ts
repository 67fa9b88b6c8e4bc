import type { Announcement, SiteConfig } from '@foyer/shared/contract';
import type { ListOfPicture, LivePictures, ReleasedPicture } from '@foyer/shared/remote';
import { bannersMarkup } from './banners';
import { escaped, filled } from './markup';
import { type ListRows, listMarkup } from './rows';

const switchedOn = ({ flags }: ReleasedPicture, on: Readonly<Record<string, unknown>>): string =>
  flags.filter((flag) => on[flag] === true).join(',');

export interface Filling {
  /** Path and query of the document. */
  readonly address: string;
  readonly site: SiteConfig;
  readonly flags: Readonly<Record<string, unknown>>;
  /** The first rows of a category; undefined where there is none, or where they cannot be told now. */
  readonly rowsOf: (gameType: string) => Promise<ListRows | undefined>;
  /** The merchant's banners in a language; undefined where they cannot be told now. */
  readonly bannersIn: (language: string) => Promise<readonly Announcement[] | undefined>;
}

/** The category that an address names alone: with anything else in it, the page looks otherwise. */
function categoryIn(address: string, { parameter, usual }: ListOfPicture): string | undefined {
  const query = [...new URLSearchParams(address.split('?')[1] ?? '')];
  if (query.length > 1 || query.some(([name]) => name !== parameter)) return undefined;
  return query[0]?.[1] || usual;
}

async function markupOf(
  picture: ReleasedPicture,
  { site, flags, address, rowsOf, bannersIn }: Filling,
): Promise<string | undefined> {
  const { list, banners, holes, markup, language } = picture;
  if (list !== undefined) {
    const gameType = categoryIn(address, list);
    const rows = gameType === undefined ? undefined : await rowsOf(gameType);
    return rows && listMarkup(list, rows);
  }
  if (address.includes('?')) return undefined;
  if (banners !== undefined) {
    const shown = await bannersIn(language);
    return shown && bannersMarkup(banners, shown);
  }
  const texts = holes.map((hole) => escaped(String(site[hole.site] ?? '')));
  return filled(markup[switchedOn(picture, flags)] ?? '', (hole) => texts[Number(hole)] ?? '');
}

async function templateOf(release: string, picture: ReleasedPicture, filling: Filling): Promise<string> {
  const markup = await markupOf(picture, filling);
  if (markup === undefined) return '';
  const { expose, language, styles, slot } = picture;
  const named = { picture: expose, release, language, address: filling.address, ...(slot && { slot }) };
  const data = Object.entries(named).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<template${data.join('')}><style>${styles}</style>${markup}</template>`;
}

/**
 * The first views of an address as templates of the document, each named by its release (decision 99). What stands in their holes are
 * texts of the merchant rows of its catalogue (decision 112) and its banners (decision 116), and nothing of a member.
 */
export async function pictureTemplates(pictures: LivePictures, given: Filling): Promise<string> {
  // An edge asks with an empty query where a browser's address has none.
  const filling = { ...given, address: given.address.replace(/\?$/, '') };
  const templates = Object.entries(pictures).map(([release, text]) =>
    templateOf(release, JSON.parse(text) as ReleasedPicture, filling),
  );
  return (await Promise.all(templates)).join('');
}
