/** Options that commands which decide have in common. */
export const FIRST = ['--first', 'with --merchant: this is its first decision of its own'] as const;
export const WHY = ['--why <text>', 'the reason, kept in the log with the name in RELEASE_BY or of the user'] as const;
export const DRY_RUN = ['--dry-run', 'says what would be, and changes nothing'] as const;
