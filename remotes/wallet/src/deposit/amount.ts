import type { DepositMethod } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

/** Digits with at most two decimals, as long as the call allows. */
const CASH = /^\d{1,9}(\.\d{1,2})?$/;

/** Why an amount cannot be sent, as a key of this remote's texts, or undefined. */
export function amountProblem(text: string, { min, max }: Pick<DepositMethod, 'min' | 'max'>): string | undefined {
  if (text === '') return 'amount.missing';
  if (/^\d{10,}(\.\d{1,2})?$/.test(text)) return 'amount.high';
  if (!CASH.test(text)) return 'amount.format';
  if (decimal(text).lt(min)) return 'amount.low';
  return decimal(text).gt(max) ? 'amount.high' : undefined;
}

/** Fee and total of an amount; zero while the amount is invalid. */
export function costOf(text: string, { feePercent }: Pick<DepositMethod, 'feePercent'>) {
  const amount = decimal(CASH.test(text) ? text : 0);
  const fee = amount.times(feePercent).div(100).round(2);
  return { amount: amount.toFixed(), fee: fee.toFixed(), total: amount.plus(fee).toFixed() };
}
