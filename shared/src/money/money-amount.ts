import { decimal } from '@foyer/shared/ui';

/** Digits with at most two decimals, as long as the calls allow (B001). */
const CASH = /^\d{1,9}(\.\d{1,2})?$/;

/** An upper bound of its own, with the text that explains it: "Only 300.00 is free of turnover". */
export interface Ceiling {
  readonly amount: string;
  readonly text: string;
}

export interface Bounds {
  /** Default: the smallest amount there is, 0.01. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly ceiling?: Ceiling | undefined;
}

export const SMALLEST = '0.01';

/** Whether a text is an amount that a call takes, e.g. `12.50`. */
export const isCash = (text: string): boolean => CASH.test(text);

/** Why an amount cannot be sent; undefined when it can. */
export type AmountProblem = 'missing' | 'format' | 'low' | 'high' | 'ceiling' | undefined;

export function amountProblem(text: string, { min = SMALLEST, max, ceiling }: Bounds): AmountProblem {
  if (text === '') return 'missing';
  if (/^\d{10,}(\.\d{1,2})?$/.test(text)) return max === undefined ? 'format' : 'high';
  if (!isCash(text)) return 'format';
  if (decimal(text).lt(min)) return 'low';
  if (max !== undefined && decimal(text).gt(max)) return 'high';
  return ceiling !== undefined && decimal(text).gt(ceiling.amount) ? 'ceiling' : undefined;
}
