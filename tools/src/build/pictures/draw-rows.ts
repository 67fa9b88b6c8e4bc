import { datesIn, momentsOf } from '@foyer/shared/i18n/dates';
import { languages } from '@foyer/shared/i18n/languages';
import type { RowHole, RowsDeclaration, RowsView, RowTest } from '@foyer/shared/remote';
import { apart, bitsOf, cutRows, holesIn, withoutPreloads } from './cut-rows';

type Row = Readonly<Record<string, unknown>>;

const momentIn = (row: Row, field: string | undefined): number | undefined => {
  const value = field === undefined ? undefined : row[field];
  return typeof value === 'number' ? value : undefined;
};

/** The text for which a hole is cut, as the page writes it; undefined where this row has none. */
function textOf(hole: RowHole, row: Row, locale: string): string | undefined {
  if ('moment' in hole) {
    const moment = momentIn(row, hole.moment);
    return moment === undefined ? undefined : new Date(moment).toISOString();
  }
  if ('dates' in hole) {
    const moments = momentsOf(momentIn(row, hole.dates.from), momentIn(row, hole.dates.until));
    return moments && datesIn(moments, locale);
  }
  const value = hole.map((field) => row[field]).find((each) => each !== undefined && each !== '');
  return value === undefined ? undefined : String(value);
}

/** A row whose fields meet some tests and no others. */
function rowFor(row: object, by: readonly RowTest[], bits: readonly boolean[]): Row {
  const made: Record<string, unknown> = { ...row };
  for (const [at, [field, value]] of by.entries()) {
    if (value === undefined && !bits[at]) delete made[field];
    if (value !== undefined && bits[at]) made[field] = value;
  }
  return made;
}

/** No field says two things. */
const isPossible = (by: readonly RowTest[], bits: readonly boolean[]): boolean => {
  const met = by.filter((_, at) => bits[at]).map(([field]) => field);
  return new Set(met).size === met.length;
};

/** Rows at later places look like the last of these. */
function withoutSame(looks: readonly string[]): string | string[] {
  const end = looks.findLastIndex((look) => look !== looks.at(-1)) + 2;
  return end === 1 ? (looks[0] ?? '') : looks.slice(0, end);
}

/**
 * Draws a page for all kinds of its rows, and cuts it into page and rows (decision 119).
 * @param draw draws the page, after what is given has been done
 * @throws where a text of a row is nowhere in the page, so that a hole would stay empty
 */
export function drawRows(
  declaration: RowsDeclaration,
  language: keyof typeof languages,
  draw: (prepare: () => void) => string,
): RowsView {
  const { request, only, row, answer, by, holes, most } = declaration;
  const locale = languages[language];
  const [named = []] = holes.filter((hole) => Array.isArray(hole));
  const pages = new Set<string>();
  const found = new Set<RowHole>();
  const kinds = bitsOf(by.length).filter((bits) => isPossible(by, bits));
  const markup = kinds.map((bits) => {
    const rows = Array.from({ length: most }, (_, place) => rowFor(row(place), by, bits));
    const drawn = withoutPreloads(draw(() => answer(rows)));
    const cut = cutRows(
      drawn,
      rows.map((each) => textOf(named, each, locale) ?? ''),
      'rows',
    );
    pages.add(cut.page);
    const looks = cut.rows.map((look, place) => {
      const texts = holes.map((hole) => textOf(hole, rows[place] ?? {}, locale));
      for (const [at, hole] of holes.entries()) if (look.includes(texts[at] ?? '\0')) found.add(hole);
      return apart(holesIn(look, texts));
    });
    return [bits.map(Number).join(''), withoutSame(looks)] as const;
  });
  const lost = holes.find((hole) => !found.has(hole));
  if (lost !== undefined || pages.size !== 1)
    throw new Error(`The rows of ${request} are no rows of one page, or ${JSON.stringify(lost)} is nowhere in it`);
  const [page = ''] = pages;
  const empty = draw(() => answer([]));
  const ofRows = { by, markup: Object.fromEntries(markup), holes, most };
  return { request, ...(only && { only }), markup: page, empty, rows: ofRows };
}

/** All markup of a page of rows. */
export const markupsOfRows = ({ markup, empty, rows }: RowsView): string[] => [
  markup,
  empty,
  ...Object.values(rows.markup).flat(),
];
