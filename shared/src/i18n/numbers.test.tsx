import {
  changeLanguage,
  clockDigits,
  countText,
  dateText,
  decimalText,
  type LanguageCode,
  percentText,
  sentenceDirection,
  stampText,
  text,
  timeText,
} from '@foyer/shared/i18n';
import { dayText } from '@foyer/shared/report';
import { Badge, formatMoney } from '@foyer/shared/ui';
import { render, screen } from '@testing-library/react';
import { addTexts } from './instance';
import { languages } from './languages';

afterEach(() => changeLanguage('TY'));

const MOMENT = new Date(2026, 10, 18, 14, 5).getTime();

/** Everything that a page may write in figures. */
const written = (): readonly string[] => [
  countText(1234),
  decimalText('1234.50'),
  percentText('0.5'),
  percentText(40),
  clockDigits(7),
  formatMoney('12.3'),
  timeText(MOMENT),
  stampText(MOMENT),
  stampText(MOMENT, 'full'),
  dateText(MOMENT),
  dayText('2026-11-18', 'long'),
  dayText('2026-11-18', 'full'),
  text('written', 'left', { count: 1234 }),
];

it.each(Object.keys(languages) as LanguageCode[])('all that %s writes in figures has its digits', async (code) => {
  addTexts('written', 'EN', { left_other: '{{count}} left' });
  addTexts('written', 'TY', { left_other: 'เหลือ {{count}}' });
  await changeLanguage(code);
  const digits = [...new Intl.NumberFormat(languages[code], { useGrouping: false }).format(9876543210)];
  for (const each of written()) {
    const shown = each.match(/\p{Nd}/gu) ?? [];
    expect([each, shown.length > 0, shown.filter((digit) => !digits.includes(digit))]).toEqual([each, true, []]);
  }
});

it('counts stand in the digits and groups of every language, small or large', async () => {
  for (const code of Object.keys(languages) as LanguageCode[]) {
    await changeLanguage(code);
    const format = new Intl.NumberFormat(languages[code]);
    for (const count of [0, 7, 10, 999, 1000, 1234567, -1, -12, 0.5, 12.25, 7n, 1000n])
      expect([code, countText(count)]).toEqual([code, format.format(count)]);
  }
});

it('keeps every decimal of a rate, however long, and leaves what is no decimal', async () => {
  await changeLanguage('FA');
  expect([decimalText('0.50'), percentText('0.5'), percentText(100), clockDigits(5)]).toEqual([
    '۰٫۵۰',
    '۰٫۵ ٪',
    '۱۰۰ ٪',
    '۰۵',
  ]);
  await changeLanguage('EN');
  expect(decimalText('-9007199254740993.070')).toBe('-9,007,199,254,740,993.070');
  expect(['', 'W2026', '1e5', '1.', '.5', '1,000'].map(decimalText)).toEqual(['', 'W2026', '1e5', '1.', '.5', '1,000']);
  expect([percentText('1.25'), percentText(7), clockDigits(123)]).toEqual(['1.25 %', '7 %', '123']);
});

it('a number in a text is grouped and a text in it is not', async () => {
  addTexts('written', 'EN', { of: '{{count}} of {{most}}' });
  await changeLanguage('EN');
  expect(text('written', 'of', { count: 1234, most: '1234' })).toBe('1,234 of 1234');
});

it('a date of the language stands apart in a sentence that is borrowed from English, and nothing else does', async () => {
  addTexts('written', 'EN', { ends: 'Ends {{moment}}, {{name}}' });
  await changeLanguage('FA');
  const shown = text('written', 'ends', { moment: stampText(MOMENT), name: 'Mali' });
  expect(shown).toBe(`Ends \u2068${stampText(MOMENT)}\u2069, Mali`);
  await changeLanguage('EN');
  expect(text('written', 'ends', { moment: '۱۲', name: 'Mali' })).toBe('Ends ۱۲, Mali');
});

it('a badge counts in the digits of the language', async () => {
  await changeLanguage('FA');
  render(<Badge count={123} />);
  expect(screen.getByText('۹۹+')).toBeVisible();
});

it('a sentence of borrowed texts is read in their direction, one of own texts in that of the page', async () => {
  const directions: unknown[] = [];
  for (const code of ['EN', 'TY', 'FA', 'AR', 'UR', 'CN'] as const) {
    await changeLanguage(code);
    directions.push(sentenceDirection());
  }
  expect(directions).toEqual([undefined, undefined, 'ltr', 'ltr', 'ltr', undefined]);
});
