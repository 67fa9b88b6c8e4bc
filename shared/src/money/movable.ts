import { decimal } from '@foyer/shared/ui';

/** The part of a balance that a transfer between purses takes: whole cents, and at least 1; undefined for less. */
export function movable(balance: string | undefined): string | undefined {
  const cents = decimal(balance ?? '0').round(2, 0);
  return cents.lt(1) ? undefined : cents.toFixed();
}
