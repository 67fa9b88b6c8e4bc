import type { Withdrawable } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

const ROUND_DOWN = 0;
const HALF_UP = 1;

/** The most that can be asked for now: what is available, cut to cents, and never above the upper bound (B014). */
export function mostOf({ available, max }: Pick<Withdrawable, 'available' | 'max'>): string {
  const most = decimal(available).gt(max) ? decimal(max) : decimal(available);
  return most.round(2, ROUND_DOWN).toFixed(2);
}

/** Fee and payout of an amount (B001, B014). */
export function payoutOf(amount: string, feePercent: string): { readonly fee: string; readonly received: string } {
  const fee = decimal(amount).times(feePercent).div(100).round(2, HALF_UP);
  return { fee: fee.toFixed(), received: decimal(amount).minus(fee).toFixed() };
}

/** Which part stands in the way of more: open turnover, a withdrawal on its way, the bonus, or nothing but the balance. */
export function inTheWay({ tied, held, bonus }: Pick<Withdrawable, 'tied' | 'held' | 'bonus'>) {
  if (decimal(tied).gt(0)) return { part: 'tied', amount: tied } as const;
  if (decimal(held).gt(0)) return { part: 'held', amount: held } as const;
  if (decimal(bonus).gt(0)) return { part: 'bonus', amount: bonus } as const;
  return { part: 'none', amount: '0' } as const;
}
