/** What is known of a key that the product names: who writes it, where it lies, and whether it goes with the session. */
interface NamedKey {
  readonly owner: string;
  readonly area: 'local' | 'session';
  readonly ends: boolean;
}

/**
 * Every key that the product names, spelt as it spells them. Kept answers have theirs in `cached`. What lies in the session's
 * storage goes at the latest when the member signs out (S4-LOGOUT-03).
 */
export const NAMED = {
  MC_SESSION_INFO: { owner: 'shell', area: 'session', ends: true },
  /** Never written here: what another client of the same origin left goes when the password changes (A032). */
  password: { owner: 'shell', area: 'session', ends: true },
  memberInfo: { owner: 'shell', area: 'local', ends: true },
  language: { owner: 'shell', area: 'local', ends: false },
  autoLogin: { owner: 'shell', area: 'local', ends: false },
  memberCenterVersion: { owner: 'shell', area: 'local', ends: false },
  depositDetailVersion: { owner: 'shell', area: 'local', ends: false },
  trialName: { owner: 'account', area: 'session', ends: true },
  rememberLogin_username: { owner: 'account', area: 'local', ends: false },
  rememberLogin_sms: { owner: 'account', area: 'local', ends: false },
  NOTICE_POP: { owner: 'content', area: 'session', ends: false },
  SHELL_PU_A: { owner: 'content', area: 'local', ends: false },
  SHELL_PU_B: { owner: 'content', area: 'local', ends: false },
} as const satisfies Readonly<Record<string, NamedKey>>;

type Name = keyof typeof NAMED;

/** The names that belong to one owner. */
export type NamesOf<O extends string> = { [N in Name]: (typeof NAMED)[N]['owner'] extends O ? N : never }[Name];

/** Whether what lies there goes with the session, because the product says so. */
export const endsByName = (key: string): boolean => Object.hasOwn(NAMED, key) && NAMED[key as Name].ends;
