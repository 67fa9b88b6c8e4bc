import Big, { type Big as Decimal } from 'big.js';

/** An amount of the platform: a decimal string or a number. */
export type MoneyValue = string | number | null | undefined;

const Exact = Big();
Exact.DP = 20;
Exact.RM = Big.roundHalfUp;

/**
 * An exact decimal for calculations: divisions have 20 decimals and round half up (S9-CONST-45, A104).
 * @param value missing and empty count as 0
 * @throws Error when the text is not a number
 */
export function decimal(value: MoneyValue | Decimal): Decimal {
  return new Exact(value === null || value === undefined || value === '' ? 0 : value);
}
