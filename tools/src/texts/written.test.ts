import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../paths';

/**
 * The one place for numbers, days and times that a member reads, and the calendar days of reports; the desk shows the merchant's own
 * zone in place of the device's.
 */
const WRITERS = [
  'shared/src/i18n/clock.ts',
  'shared/src/i18n/dates.ts',
  'shared/src/i18n/in-language.ts',
  'shared/src/i18n/numbers.ts',
  'shared/src/report/days.ts',
  'desk/src/format/moment.ts',
  'desk/src/jobs/period.ts',
];

/** Ways to write a number or a time by hand; a percent sign behind a value has the digits of no language. */
const BY_HAND = [
  /\bIntl\.(NumberFormat|DateTimeFormat)\b/,
  /\.toLocale\w*String\(/,
  /[^$]\{[^{}]*\} %/,
  /\$\{[^{}]*\} %/,
];

const byHand = (text: string): readonly string[] =>
  text.split('\n').filter((line) => BY_HAND.some((way) => way.test(line)));

it('numbers, days and times are written by the helpers of the kit alone, so that one page has the digits of one language', () => {
  const files = globSync(['{shared,shell,desk}/src/**/*.{ts,tsx}', 'remotes/*/src/**/*.{ts,tsx}'], {
    cwd: root,
    ignore: ['**/*.test.*', 'shared/src/testing/**'],
  });
  const found = files
    .filter((file) => !WRITERS.includes(file))
    .flatMap((file) => byHand(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
  // Each writer is one still, and the search finds what it is after.
  for (const file of WRITERS)
    expect([file, byHand(readFileSync(path.join(root, file), 'utf8')).length > 0]).toEqual([file, true]);
  for (const line of [
    '<bdi>{rate} %</bdi>',
    '`$' + '{rate} %`',
    'count.toLocaleString()',
    'new Intl.NumberFormat(tag)',
  ])
    expect([line, byHand(line).length]).toEqual([line, 1]);
});

it('no text puts a percent sign behind a value: it is part of what the helper writes', () => {
  const texts = globSync(['{shared,shell,desk}/src/i18n/**/*.json', 'remotes/*/src/i18n/*.json'], { cwd: root });
  const found = texts.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>)
      .filter(([, text]) => /\}\}\s?%/.test(text))
      .map(([key]) => `${file}: ${key}`),
  );
  expect([texts.length > 10, found]).toEqual([true, []]);
});
