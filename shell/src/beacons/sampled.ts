import { savesData } from '@foyer/shared/device';
import { isSampledOn } from '@foyer/shared/remote';
import { boot } from '../boot/state';

/** Whether this visit is sampled: the same for all pages of a browser on one day. */
export const isSampled = (): boolean => !savesData() && isSampledOn(boot().visitor, new Date());
