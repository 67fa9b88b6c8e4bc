/** Options that commands have in common. */
export const FIRST = ['--first', 'with --merchant: this is its first decision of its own'] as const;
export const WHY = [
  '--why <text>',
  'the reason, kept in the log with the name in RELEASE_BY or of the user; at a terminal it is asked for',
] as const;
export const WHY_NEEDED = [
  '--why <text>',
  'the reason, which the log must have: it is asked for at a terminal, and refused without elsewhere',
] as const;
export const DRY_RUN = ['--dry-run', 'says what would be, and changes nothing'] as const;
export const JSON_ANSWER = ['--json', 'answers one object, for programs'] as const;
