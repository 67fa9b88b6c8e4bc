import { createElement, type ReactNode } from 'react';
import type { Day } from '../time';
import { decimal, formatMoney, Money } from '../ui';

/** The figures of one thing, a value for each day of the chart. */
export interface Series {
  readonly name: string;
  /** Decimal texts, in the order of the days. */
  readonly values: readonly string[];
  /** A value for the eye, and in words alone. */
  readonly show: (value: string) => ReactNode;
  readonly spoken: (value: string) => string;
}

export interface DayChartProps {
  title: string;
  days: readonly Day[];
  /** One for bars, up to four for lines. */
  series: readonly Series[];
  look: 'bars' | 'lines';
}

/** A series of amounts. `wordOf` says what a sign means, such as "lost"; amounts with it are signed. */
export function moneySeries(
  name: string,
  values: readonly string[],
  currency: string,
  wordOf?: (value: string) => string,
): Series {
  return {
    name,
    values,
    show: (value) => createElement(Money, { value, currency, signed: wordOf !== undefined, word: wordOf?.(value) }),
    spoken: (value) => [formatMoney(value, currency), wordOf?.(value)].filter(Boolean).join(' '),
  };
}

/** The nearest number of an amount, for a place in a picture and nothing else. */
export const heightOf = (value: string): number => decimal(value).toNumber();
