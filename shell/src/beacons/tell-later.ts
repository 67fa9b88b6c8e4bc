import { bus } from '@foyer/shared/bus';
import { afterLoad } from '../after-load';

/**
 * Begins to tell the platform how the visit goes (decision 69), when nobody waits for the browser any more, or as soon as a part
 * fails: a file that hangs holds the load event back.
 */
export function tellLater(): void {
  const tell = () =>
    void import(/* webpackChunkName: "beacons" */ './tell').then(
      ({ tellOfVisit }) => tellOfVisit(),
      () => undefined,
    );
  afterLoad(tell);
  bus.on('part:failed', tell);
}
