import { bus } from '@foyer/shared/bus';
import { afterLoad } from '../after-load';
import { boot, isPreview, type Seen } from '../boot/state';
import { isSampled } from './sampled';

const isTrouble = (what: Seen): boolean => what instanceof Event || what.failed;

/**
 * Begins to tell the platform how the visit goes (decision 69): when nobody waits for the browser any more, or as soon as a part
 * fails, since a file that hangs holds the load event back. A visit that is not sampled loads nothing for it before there is trouble.
 */
export function tellLater(): void {
  if (isPreview()) return;
  const tell = () =>
    void import(/* webpackChunkName: "beacons" */ './tell').then(
      ({ tellOfVisit }) => tellOfVisit(),
      () => undefined,
    );
  bus.on('part:failed', tell);
  if (isSampled() || boot().seen.some(isTrouble)) {
    afterLoad(tell);
    return;
  }
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, tell);
}
