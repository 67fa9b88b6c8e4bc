/**
 * The tag of tests that need no key: they open a site as a visitor does, change nothing on it, and run against sites of others too
 * (decision 89). The fixtures check it at each run.
 */
export const PUBLIC = '@public';

/** The tag of tests that measure the processor, which a test beside them would use too: each runs alone, after all others. */
export const ALONE = '@alone';

export const needsNoKey = ({ tags }: { readonly tags: readonly string[] }): boolean => tags.includes(PUBLIC);
