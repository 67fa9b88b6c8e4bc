import { currentLocale } from '@foyer/shared/i18n';
import Big, { type Big as Decimal } from 'big.js';

/** An amount as the platform sends it: a decimal string, or a number. */
export type MoneyValue = string | number | null | undefined;

const Exact = Big();
Exact.DP = 20;
Exact.RM = Big.roundHalfUp;

/**
 * An exact decimal to calculate with: divisions keep 20 decimals, rounding is half up (S9-CONST-45, A104).
 * @param value a decimal string or number; missing and empty count as 0.
 * @throws Error when the text is not a number.
 */
export function decimal(value: MoneyValue | Decimal): Decimal {
  return new Exact(value === null || value === undefined || value === '' ? 0 : value);
}

/** What stands in the place of an amount that is not a number, so that nobody takes it for a balance of zero. */
const unreadable = '--';

/**
 * Writes an unsigned decimal text as a language does: its digits, its sign between them, its groups. Figures go through integers of
 * any length, never through a floating number.
 */
function inLanguage(plain: string, locale: string): string {
  const [whole = '0', fraction = ''] = plain.split('.');
  const digits = new Intl.NumberFormat(locale);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: fraction.length })
    .formatToParts(BigInt(whole))
    .map(({ type, value }) =>
      type === 'fraction' ? [...fraction].map((digit) => digits.format(BigInt(digit))).join('') : value,
    )
    .join('');
}

/**
 * The text of an amount: exactly 2 decimals, half up, grouped as the language in force writes numbers, currency before it; a
 * missing amount is 0.00 and one that is not a number is `--` (A090, S9-CONST-40, decision 26). For the eye: fields, what is
 * copied and what is sent stay plain.
 * @param currency the symbol as the platform gives it; none when empty.
 * @param places decimals, where a text shows others than 2.
 */
export function formatMoney(value: MoneyValue, currency = '', places = 2): string {
  try {
    const rounded = decimal(value).round(places, Big.roundHalfUp);
    const sign = rounded.lt(0) ? '-' : '';
    return `${sign}${currency}${inLanguage(rounded.abs().toFixed(places), currentLocale())}`;
  } catch {
    return unreadable;
  }
}

/** -1, 0 or 1: the direction of what is shown, so an amount that rounds to 0.00 has none. */
export function signOf(value: MoneyValue): -1 | 0 | 1 {
  try {
    const rounded = decimal(value).round(2, Big.roundHalfUp);
    return rounded.gt(0) ? 1 : rounded.lt(0) ? -1 : 0;
  } catch {
    return 0;
  }
}
