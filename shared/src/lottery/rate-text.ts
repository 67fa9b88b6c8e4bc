import { decimal, formatMoney } from '@foyer/shared/ui';

/** A rate as it is read: `×9.5`, with its decimals and grouped. */
export function rateText(rate: string): string {
  const places = decimal(rate).toFixed().split('.')[1]?.length ?? 0;
  return `×${formatMoney(rate, '', places)}`;
}
