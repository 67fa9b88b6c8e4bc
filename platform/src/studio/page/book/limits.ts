/** Of picks in a slip, and of legs in a bet. */
export const MOST_LEGS = 8;
/** Of legs together. */
export const MOST_ODDS = '10000';
