/** Browser storage (decision 35). The shell provides one instance for all parts; besides it only the boot script touches storage. */
export { cached, type Kept } from './cached';
export { fromShell } from './from-shell';
export type { Slot } from './slots';
export { slotsOfRemote } from './slots-of';
