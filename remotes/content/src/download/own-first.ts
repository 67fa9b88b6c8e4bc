import { isAndroid, isIos } from '@foyer/shared/device';
import type { Offer } from './get-download-links';

/** Whether an offer fits this device. */
export function suits({ kind }: Offer): boolean {
  return kind === 'android' ? isAndroid() : isIos();
}

/** The offers, those for this device first. */
export const ownFirst = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => Number(suits(other)) - Number(suits(one)));
