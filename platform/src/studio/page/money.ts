/* For display only: the server calculates stakes and payouts exactly. */
let symbol = '฿';

export function useSymbol(given: string): void {
  symbol = given;
}
export const moneySymbol = (): string => symbol;

/** Amount with its symbol and at least two decimals. */
export function money(amount: string | number): string {
  const [whole = '0', parts = ''] = String(amount).split('.');
  const kept = parts.replace(/0+$/, '');
  return `${symbol}${whole}.${kept.padEnd(2, '0')}`;
}

/** Amount with its symbol, cut to two decimals as the site shows balances. */
export const roundMoney = (amount: string | number): string =>
  `${symbol}${(Math.round(Number(amount) * 100) / 100).toFixed(2)}`;
