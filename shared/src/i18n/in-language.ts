const formats = new Map<string, Intl.NumberFormat>();

/** The format of a locale, made once: making one takes a cheap phone some milliseconds. */
function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/** A count in the digits and groups of a locale. */
export const countIn = (count: number | bigint, locale: string): string => formatOf(locale).format(count);

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
