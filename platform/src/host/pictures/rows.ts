import { datesIn, type Moments, momentsOf } from '@foyer/shared/i18n/dates';
import type { RowHole, RowsOfPicture, RowsView, RowTest } from '@foyer/shared/remote';
import { shownAt } from '../../base/time/clock';
import { escaped, filled } from './markup';

/** Fields of a row, as calls give them. */
export type Row = Readonly<Record<string, unknown>>;

/** How moments are written: by a locale, and by the clock of a time zone. */
export interface Clock {
  readonly locale: string;
  readonly timeZone: string;
}

const says = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const meets = (row: Row, [field, value]: RowTest): boolean =>
  value === undefined ? says(row[field]) : row[field] === value;

const momentIn = (row: Row, field: string | undefined): number | undefined => {
  const value = field === undefined ? undefined : row[field];
  return typeof value === 'number' ? value : undefined;
};

const dayAt = (moment: number, { timeZone }: Clock): number => new Date(shownAt(moment, timeZone)).getUTCDate();

/** Dates by the merchant's clock, which a device with other days writes anew. */
function datesMarkup([first, last]: Moments, clock: Clock): string {
  const moments = last === undefined ? [first] : [first, last];
  const text = escaped(datesIn([first, last], clock.locale, clock.timeZone));
  const days = moments.map((moment) => dayAt(moment, clock));
  return `<span data-moments="${moments.join(' ')}" data-days="${days.join(' ')}">${text}</span>`;
}

/** As the page writes it; nothing of a moment or period that the row does not have. */
function holeMarkup(hole: RowHole, row: Row, clock: Clock): string {
  if ('moment' in hole) {
    const moment = momentIn(row, hole.moment);
    return moment === undefined ? '' : new Date(moment).toISOString();
  }
  if ('dates' in hole) {
    const moments = momentsOf(momentIn(row, hole.dates.from), momentIn(row, hole.dates.until));
    return moments ? datesMarkup(moments, clock) : '';
  }
  return escaped(String(hole.map((field) => row[field]).find(says) ?? ''));
}

/** As `react-dom/server` writes it: no attribute holds a bare `>`. */
const IMAGE = /<img\b[^>]*>/g;

/** The markup of the first rows, each as what it is. */
export function rowsIn(
  { by, markup, holes, most, pictured = most }: RowsOfPicture,
  rows: readonly Row[],
  clock: Clock,
): string {
  const drawn = rows.slice(0, most).map((row, place) => {
    const kind = by.map((test) => (meets(row, test) ? '1' : '0')).join('');
    const looks = [markup[kind] ?? ''].flat();
    const look = looks[Math.min(place, looks.length - 1)] ?? '';
    return filled(place < pictured ? look : look.replace(IMAGE, ''), (name) => {
      if (name === 'place') return String(place);
      const hole = holes[Number(name)];
      return hole ? holeMarkup(hole, row, clock) : '';
    });
  });
  return drawn.join('');
}

/**
 * The markup of a page of rows (decision 119): that of none where the answer has none that the page shows.
 * @param answer rows as the call answers them to a visitor
 */
export function rowsMarkup(view: RowsView, answer: readonly Row[], clock: Clock): string {
  const { only: [field, values] = [], rows, markup, empty } = view;
  const shown = field === undefined ? answer : answer.filter((row) => values?.includes(String(row[field])));
  return shown.length === 0 ? empty : filled(markup, () => rowsIn(rows, shown, clock));
}
