import Big from 'big.js';
import { decimal, type MoneyValue } from '../decimal/decimal';
import { decimalText } from './numbers';

/** Replaces an amount that is not a number, since 0 would look like an empty balance. */
const unreadable = '--';

/**
 * The text of an amount: 2 decimals, half up, grouped as in the current language, currency first (A090, S9-CONST-40, decision
 * 26). A missing amount is 0.00; one that is not a number is `--`. Only for display: input, copied and sent amounts stay plain.
 * @param currency the platform's symbol, or empty
 * @param places number of decimals
 */
export function formatMoney(value: MoneyValue, currency = '', places = 2): string {
  try {
    const rounded = decimal(value).round(places, Big.roundHalfUp);
    const sign = rounded.lt(0) ? '-' : '';
    return `${sign}${currency}${decimalText(rounded.abs().toFixed(places))}`;
  } catch {
    return unreadable;
  }
}

/** The sign of the displayed amount, so 0 for an amount that rounds to 0.00. */
export function signOf(value: MoneyValue): -1 | 0 | 1 {
  try {
    const rounded = decimal(value).round(2, Big.roundHalfUp);
    return rounded.gt(0) ? 1 : rounded.lt(0) ? -1 : 0;
  } catch {
    return 0;
  }
}
