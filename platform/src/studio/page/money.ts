import Big from 'big.js';

let symbol = '฿';

export function useSymbol(given: string): void {
  symbol = given;
}
export const moneySymbol = (): string => symbol;

/** Thousands apart, as the site writes them. */
const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/** Amount with its symbol and at least two decimals. */
export function money(amount: string): string {
  const [whole = '0', parts = ''] = amount.split('.');
  const kept = parts.replace(/0+$/, '');
  return `${symbol}${grouped(whole)}.${kept.padEnd(2, '0')}`;
}

/** Amount with its symbol and two decimals, half up, as the site shows balances. */
export const roundMoney = (amount: string | Big): string => money(new Big(amount).round(2, Big.roundHalfUp).toFixed(2));
