/**
 * Percent of a weekend's net loss that comes back, by club level from the lowest; levels above the last have the last. The activity's
 * text and the settlement both read it (B037).
 */
export const CASHBACK_PERCENTS = ['3', '5', '8'] as const;

/** By a level's place, 0 for the lowest. */
export const cashbackPercent = (place: number): string =>
  CASHBACK_PERCENTS[Math.min(place, CASHBACK_PERCENTS.length - 1)] ?? '0';
