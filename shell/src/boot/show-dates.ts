import { datesIn, type Moments } from '@foyer/shared/i18n/dates';

const dayOf = (moment: number): number => new Date(moment).getDate();

/**
 * Says the dates of a picture by the clock of this device. The platform wrote them by the merchant's, which has the same days almost
 * always: then they stay as they are.
 */
export function showDates(place: ParentNode, locale: string): void {
  for (const each of place.querySelectorAll<HTMLElement>('[data-moments]')) {
    const { moments = '', days } = each.dataset;
    const [first = 0, last] = moments.split(' ').map(Number);
    const known: Moments = last === undefined ? [first] : [first, last];
    if (known.map((moment) => dayOf(moment ?? 0)).join(' ') !== days) each.textContent = datesIn(known, locale);
  }
}
