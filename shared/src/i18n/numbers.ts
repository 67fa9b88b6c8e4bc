import { clockDigitsIn, countdownIn, countIn, decimalIn } from './in-language';
import { currentLocale } from './instance';

/** A count in the digits and groups of the member's language. Numbers that are put into a text are written so without it. */
export const countText = (count: number | bigint): string => countIn(count, currentLocale());

/** A decimal text of the platform, such as `0.5`, in the digits of the member's language; any other text stays as it is. */
export const decimalText = (plain: string): string => decimalIn(plain, currentLocale());

/** A count of percents, or a decimal text of them: `0.5 %`, with the digits and the sign of the member's language. */
export function percentText(percent: number | string): string {
  const sign = new Intl.NumberFormat(currentLocale(), { style: 'percent' })
    .formatToParts(0)
    .find(({ type }) => type === 'percentSign');
  return `${typeof percent === 'number' ? countText(percent) : decimalText(percent)} ${sign?.value ?? '%'}`;
}

/** Hours, minutes or seconds of a clock: at least two digits of the member's language. */
export const clockDigits = (count: number): string => clockDigitsIn(count, currentLocale());

/** Remaining ms as `MM:SS`, or `HH:MM:SS` from an hour; at least zero. */
export const countdownText = (left: number): string => countdownIn(left, currentLocale());

/** A rounded height for the scale of a chart: `1.2K`. Never for money that a member reads as such. */
export const compactText = (value: number): string =>
  new Intl.NumberFormat(currentLocale(), { notation: 'compact', maximumFractionDigits: 1 }).format(value);
