/**
 * What a browser keeps (decision 35). One copy for all parts, lent by the shell; nothing else touches browser storage but the
 * boot script.
 */
export { cached, type Kept } from './cached';
export { fromShell } from './from-shell';
export type { Slot } from './slots';
export { slotsOfRemote } from './slots-of';
