import Big from 'big.js';

/** An amount as it stands on a chip. */
export const short = (amount: string): string => {
  const exact = new Big(amount);
  return exact.mod(1).eq(0) ? exact.toFixed(0) : exact.toFixed(2);
};
