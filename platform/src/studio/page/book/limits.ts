/** Of picks in a slip. */
export const MOST_LEGS = 10;
