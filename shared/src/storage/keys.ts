/** Everything that the product does not name lies under this, so that it can be found by whoever has never heard of it. */
const PREFIX = 'foyer:';

/** What outlives the session says so in its key: a shell that is older than the slot knows it from there. */
const STAYING = `${PREFIX}stays:`;

/**
 * The key of a slot that the product does not name.
 *
 * @param owner the shell, or the name of the remote
 * @param stays whether it outlives the session
 */
export const ownKey = (owner: string, name: string, stays: boolean): string =>
  `${stays ? STAYING : PREFIX}${owner}.${name}`;

/** Whether what lies there goes with the session, as far as the key tells: nothing that the product names. */
export const endsByKey = (key: string): boolean => key.startsWith(PREFIX) && !key.startsWith(STAYING);
