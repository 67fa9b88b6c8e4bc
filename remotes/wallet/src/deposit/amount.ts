import type { DepositMethod } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

/** Digits, and at most two after the point; as many as the call takes. */
const CASH = /^\d{1,9}(\.\d{1,2})?$/;

/** What is wrong with an amount, as a key of this remote's texts; undefined when it may be sent. */
export function amountProblem(text: string, { min, max }: Pick<DepositMethod, 'min' | 'max'>): string | undefined {
  if (text === '') return 'amount.missing';
  if (/^\d{10,}(\.\d{1,2})?$/.test(text)) return 'amount.high';
  if (!CASH.test(text)) return 'amount.format';
  if (decimal(text).lt(min)) return 'amount.low';
  return decimal(text).gt(max) ? 'amount.high' : undefined;
}

/** What an amount costs on top, and both together; zero while the amount cannot be read. */
export function costOf(text: string, { feePercent }: Pick<DepositMethod, 'feePercent'>) {
  const amount = decimal(CASH.test(text) ? text : 0);
  const fee = amount.times(feePercent).div(100).round(2);
  return { amount: amount.toFixed(), fee: fee.toFixed(), total: amount.plus(fee).toFixed() };
}
