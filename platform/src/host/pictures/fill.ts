import type { RegisterFields, RegisterRules, SiteConfig } from '@foyer/shared/contract';
import { languageOf, languages } from '@foyer/shared/i18n/languages';
import type { ListOfPicture, LivePictures, PicturedRows, ReleasedPicture } from '@foyer/shared/remote';
import { bannersMarkup } from './banners';
import { formMarkup } from './form';
import { imageLinks } from './image-links';
import { type ListRows, listMarkup } from './list';
import { escaped, filled } from './markup';
import { type Piece, piecesMarkup } from './pieces';
import { rowsMarkup } from './rows';

const switchedOn = ({ flags }: ReleasedPicture, on: Readonly<Record<string, unknown>>): string =>
  flags.filter((flag) => on[flag] === true).join(',');

export interface Filling {
  /** Path and query of the document. */
  readonly address: string;
  readonly site: SiteConfig;
  readonly flags: Readonly<Record<string, unknown>>;
  /** The first rows of a category; undefined where there is none, or where they cannot be told now. */
  readonly rowsOf: (gameType: string) => Promise<ListRows | undefined>;
  /** The first rows of a request in a language; undefined where they cannot be told now. */
  readonly rowsIn: <R extends keyof PicturedRows>(
    request: R,
    language: string,
  ) => Promise<readonly PicturedRows[R][] | undefined>;
  /** What answers of a name say, in a language; undefined where there are none, or where they cannot be told now. */
  readonly piecesOf: (of: string, language: string) => Promise<Piece | undefined>;
  /** IANA name of the merchant's time zone, by whose clock dates are written. */
  readonly timeZone: string;
  /** Digits before the merchant's numbers. */
  readonly dialingCode: string;
  /** Fields and rules of the merchant's registration. */
  readonly registration: { readonly fields: RegisterFields; readonly rules: RegisterRules };
  /** A browser chooses among the merchant's hosts of images: it would load those of another one again. */
  readonly choosesImageHosts: boolean;
}

/** The category that an address names alone: with anything else in it, the page looks otherwise. */
function categoryIn(address: string, { parameter, usual }: ListOfPicture): string | undefined {
  const query = [...new URLSearchParams(address.split('?')[1] ?? '')];
  if (query.length > 1 || query.some(([name]) => name !== parameter)) return undefined;
  return query[0]?.[1] || usual;
}

async function markupOf(
  picture: ReleasedPicture,
  { site, flags, address, timeZone, dialingCode, registration, rowsOf, rowsIn, piecesOf }: Filling,
): Promise<string | undefined> {
  const { list, banners, rows: view, pieces, form, holes, markup, language } = picture;
  const clock = { locale: languages[languageOf(language)], timeZone };
  if (list !== undefined) {
    const gameType = categoryIn(address, list);
    const rows = gameType === undefined ? undefined : await rowsOf(gameType);
    return rows && listMarkup(list, rows, clock);
  }
  if (address.includes('?')) return undefined;
  if (banners !== undefined) {
    const shown = await rowsIn('homeAnnouncements', language);
    return shown && bannersMarkup(banners, shown);
  }
  if (view !== undefined) {
    const shown = await rowsIn(view.request, language);
    return shown && rowsMarkup(view, shown, clock);
  }
  if (pieces !== undefined) {
    const shown = await piecesOf(pieces.of, language);
    return shown && piecesMarkup(pieces, shown);
  }
  const on = switchedOn(picture, flags);
  const texts = holes.map((hole) => ('site' in hole ? site[hole.site] : dialingCode));
  const textOf = (hole: string, more: Readonly<Record<string, unknown>> = {}): string =>
    escaped(String((/^\d+$/.test(hole) ? texts[Number(hole)] : more[hole]) ?? ''));
  if (form !== undefined) {
    const shown = await rowsIn('registerBanners', language);
    const agreed = site.consentTicked !== false;
    const own = shown && formMarkup(form, on, { ...registration, banners: shown, agreed });
    return own && filled(own.markup, (hole) => textOf(hole, own.texts));
  }
  const own = markup[on];
  return own && filled(own, (hole) => textOf(hole));
}

async function templateOf(release: string, picture: ReleasedPicture, filling: Filling): Promise<string> {
  const markup = await markupOf(picture, filling);
  if (markup === undefined || (filling.choosesImageHosts && markup.includes('<img'))) return '';
  const { expose, language, styles, slot } = picture;
  const named = { picture: expose, release, language, address: filling.address, ...(slot && { slot }) };
  const data = Object.entries(named).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<template${data.join('')}><style>${styles}</style>${markup}</template>`;
}

/**
 * The first views of an address as templates of the document, each named by its release (decision 99). What stands in their holes are
 * texts of the merchant, rows of its catalogue (decision 112), its banners (decision 116), rows of other answers (decision 119) and pieces of several
 * (decision 120), and nothing of a member. Before them stand links to their images.
 */
export async function pictureTemplates(pictures: LivePictures, given: Filling): Promise<string> {
  // An edge asks with an empty query where a browser's address has none.
  const filling = { ...given, address: given.address.replace(/\?$/, '') };
  const templates = Object.entries(pictures).map(([release, text]) =>
    templateOf(release, JSON.parse(text) as ReleasedPicture, filling),
  );
  const all = (await Promise.all(templates)).join('');
  return imageLinks(all) + all;
}
