/** Prefix of all keys that the product does not name, so that sign-out finds slots of unknown parts. */
const PREFIX = 'foyer:';

/** Prefix of keys that outlive the session. Being in the key, it also tells a shell older than the slot. */
const STAYING = `${PREFIX}stays:`;

/**
 * The key of a slot that the product does not name.
 * @param owner `shell` or the remote's name
 * @param stays whether the slot outlives the session
 */
export const ownKey = (owner: string, name: string, stays: boolean): string =>
  `${stays ? STAYING : PREFIX}${owner}.${name}`;

/** Whether a key with our prefix ends with the session. Keys of the product never match. */
export const endsByKey = (key: string): boolean => key.startsWith(PREFIX) && !key.startsWith(STAYING);
