import { isAndroid, isIos } from '@foyer/shared/device';
import type { Offer } from './get-download-links';

export function suits({ kind }: Offer): boolean {
  return kind === 'android' ? isAndroid() : isIos();
}

export const ownFirst = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort((one, other) => Number(suits(other)) - Number(suits(one)));
