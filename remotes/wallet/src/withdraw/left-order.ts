import { slotsOfRemote } from '@foyer/shared/storage';

/** The ended withdrawal whose member went on to another: this tab does not come back to it, not after a reload either. */
export const leftOrder = slotsOfRemote('wallet').text('session', 'withdraw.left');
