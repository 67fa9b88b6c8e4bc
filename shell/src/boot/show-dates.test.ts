import { datesIn } from '@foyer/shared/i18n/dates';
import { showDates } from './show-dates';

const [from, to] = [new Date(2026, 2, 13, 12).getTime(), new Date(2026, 2, 15, 12).getTime()];
const said = (moments: string, days: string) => {
  document.body.innerHTML = `<time><span data-moments="${moments}" data-days="${days}">of the merchant</span></time>`;
  showDates(document.body, 'th');
  return document.body.textContent;
};

it('leaves dates as they are where this device has the same days', () => {
  expect([said(`${from}`, '13'), said(`${from} ${to}`, '13 15')]).toEqual(['of the merchant', 'of the merchant']);
});

it('says them by the clock of this device where it has others', () => {
  expect(said(`${from}`, '14')).toBe(datesIn([from], 'th'));
  expect(said(`${from} ${to}`, '13 16')).toBe(datesIn([from, to], 'th'));
  expect(said(`${from} ${to}`, '14 15')).toBe(datesIn([from, to], 'th'));
});
