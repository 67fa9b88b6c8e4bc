/**
 * Loads a file that nobody waits for, e.g. home's dialogs. Asks a second time when it does not come: a slow line is the usual
 * reason, and the file may have arrived in the cache meanwhile.
 * @throws what the second try throws
 */
export const insist = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);
