import { flagStore } from '@foyer/shared/flags';
import { isSwitchedOff } from '@foyer/shared/flags/guards';
import { placeOf } from '../routes/place';
import { startUpStore } from './start-up';

/**
 * Whether a link may lead there: to home or a page of this visit that the merchant has not switched off. Until the merchant has said
 * what is on, every page counts (decision 25).
 */
export function isOffered(pathname: string): boolean {
  const place = placeOf(pathname);
  if (place.kind !== 'page') return place.kind === 'home';
  return !startUpStore.getState().opened || !isSwitchedOff(place.page.declaration.guard, flagStore.getState());
}
