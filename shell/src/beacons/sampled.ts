import { isSampledOn } from '@foyer/shared/remote';
import { boot } from '../boot/state';

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Whether this visit is sampled: the same for all pages of a browser on one day. */
export const isSampled = (): boolean => !savesData() && isSampledOn(boot().visitor, new Date());
