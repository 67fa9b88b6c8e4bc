import { isAndroid, isIos } from '@foyer/shared/device';
import type { Offer } from './get-download-links';

/** Whether an offer suits the device it is seen on. */
export function suits({ kind }: Offer): boolean {
  return kind === 'android' ? isAndroid() : isIos();
}

/** The offers, those for this device before the others. */
export const ownFirst = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => Number(suits(other)) - Number(suits(one)));
