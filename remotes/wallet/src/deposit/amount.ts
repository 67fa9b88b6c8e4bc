import type { DepositMethod } from '@foyer/shared/contract';
import { isCash } from '@foyer/shared/money';
import { decimal } from '@foyer/shared/ui';

const HALF_UP = 1;

/** Fee and total of an amount (B001); zero while the amount is invalid. */
export function costOf(text: string, { feePercent }: Pick<DepositMethod, 'feePercent'>) {
  const amount = decimal(isCash(text) ? text : 0);
  const fee = amount.times(feePercent).div(100).round(2, HALF_UP);
  return { amount: amount.toFixed(), fee: fee.toFixed(), total: amount.plus(fee).toFixed() };
}

/** What the payer of an order pays. */
export const totalOf = ({ amount, fee }: { readonly amount: string; readonly fee: string }): string =>
  decimal(amount).plus(fee).toFixed(2);
