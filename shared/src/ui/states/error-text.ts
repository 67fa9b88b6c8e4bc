import { ApiError, errorTextKey } from '@foyer/shared/api';
import { countText, decimalText, formatMoney, stampText, type Translate, timeText, useT } from '@foyer/shared/i18n';
import { useCallback } from 'react';

/** Codes whose refusals may carry values, the values that a text needs, and the text that shows them. */
const withValues: Readonly<Record<string, { readonly needs: readonly Carried[]; readonly key: string }>> = {
  'amount.range': { needs: ['min', 'max'], key: 'error.amount.range.between' },
  'amount.day': { needs: ['left'], key: 'error.amount.day.left' },
  'deposit.waiting': { needs: ['max'], key: 'error.deposit.waiting.max' },
  'withdraw.open': { needs: ['orderNo'], key: 'error.withdraw.open.orderNo' },
  'withdraw.count': { needs: ['max'], key: 'error.withdraw.count.max' },
  'payment.password.wrong': { needs: ['left'], key: 'error.payment.password.wrong.left' },
  'payment.password.locked': { needs: ['until'], key: 'error.payment.password.locked.until' },
  'card.limit': { needs: ['max'], key: 'error.card.limit.max' },
  'vendor.maintenance': { needs: ['until'], key: 'error.vendor.maintenance.until' },
  'order.limit': { needs: ['max'], key: 'error.order.limit.max' },
  'rate.bounds': { needs: ['min', 'max'], key: 'error.rate.bounds.between' },
  'link.limit': { needs: ['max'], key: 'error.link.limit.max' },
};

type Carried = 'min' | 'max' | 'left' | 'until' | 'orderNo';

/** Codes whose bounds are amounts of money, which show with their decimals; those of others are counts and percents. */
const ofMoney: readonly string[] = ['amount.range', 'amount.day', 'order.limit'];

/** A moment of the platform in epoch milliseconds, as the time of its day, with the day where that is not today. */
function momentText(moment: number): string {
  // The library of days would come into the first files of every part with it.
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return isToday ? timeText(moment) : stampText(moment);
}

function shown(code: string, name: Carried, value: unknown): string | undefined {
  if (name === 'until') return typeof value === 'number' ? momentText(value) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (ofMoney.includes(code)) return formatMoney(value);
  if (typeof value === 'number') return countText(value);
  return name === 'orderNo' ? value : decimalText(value);
}

/**
 * The text for an error that a call threw, with what the refusal carries: what is left, until when, from where to where. Without
 * these values it is the plain text of the code.
 */
export function errorText(t: Translate, error: unknown): string {
  const key = errorTextKey(error);
  if (!(error instanceof ApiError) || error.offline) return t(key);
  const speaking = withValues[error.code];
  if (speaking === undefined || typeof error.value !== 'object' || error.value === null) return t(key);
  const carried = new Map<string, unknown>(Object.entries(error.value));
  const values = speaking.needs.map((name) => [name, shown(error.code, name, carried.get(name))] as const);
  return values.some(([, value]) => value === undefined) ? t(key) : t(speaking.key, Object.fromEntries(values));
}

/** `errorText` in the language of the page. */
export function useErrorText(): (error: unknown) => string {
  const t = useT('shared');
  return useCallback((error) => errorText(t, error), [t]);
}
