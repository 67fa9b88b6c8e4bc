const formats = new Map<string, Intl.NumberFormat>();

/** The format of a locale, made once: making one takes a cheap phone some milliseconds. */
function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/** Locales that write a count below a thousand as JavaScript does. A page's first one needs no format, which takes longest to make. */
const PLAIN: readonly string[] = ['th', 'en'];

/** A count in the digits and groups of a locale. */
export function countIn(count: number | bigint, locale: string): string {
  const isPlain = Number.isInteger(count) && count >= 0 && count < 1000 && PLAIN.includes(locale);
  return isPlain ? String(count) : formatOf(locale).format(count);
}

/** Hours, minutes or seconds of a clock in the digits of a locale, at least two. */
export const clockDigitsIn = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(count);

/** Remaining ms as `MM:SS`, or `HH:MM:SS` from an hour, in the digits of a locale; at least zero. */
export function countdownIn(left: number, locale: string): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const hours = Math.floor(seconds / 3600);
  const digits = (count: number) => clockDigitsIn(count, locale);
  const rest = `${digits(Math.floor(seconds / 60) % 60)}:${digits(seconds % 60)}`;
  return hours === 0 ? rest : `${digits(hours)}:${rest}`;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * A decimal text in the digits, groups and point of a locale, with the decimals that it has. It uses integers of any length, never
 * floating-point numbers. What is no decimal text stays as it is.
 */
export function decimalIn(plain: string, locale: string): string {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(plain) ?? [];
  if (sign === undefined || whole === undefined) return plain;
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: fraction.length })
    .formatToParts(BigInt(whole))
    .map(({ type, value }) =>
      type === 'fraction' ? [...fraction].map((digit) => countIn(BigInt(digit), locale)).join('') : value,
    )
    .join('');
  return `${sign}${written}`;
}
