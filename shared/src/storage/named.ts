/** Owner, storage area and lifetime of a key that the product names. */
interface NamedKey {
  readonly owner: string;
  readonly area: 'local' | 'session';
  readonly ends: boolean;
}

/**
 * All keys that the product names, in its spelling, except those of kept answers (`cached`). Session storage is emptied at
 * sign-out anyway (S4-LOGOUT-03).
 */
export const NAMED = {
  MC_SESSION_INFO: { owner: 'shell', area: 'session', ends: true },
  /** Foyer never writes it. Another client of this origin may have, so it is removed when the password changes (A032). */
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
  /** Whether the site was opened as an installed app, where the browser does not tell (A066). Foyer never writes it. */
  isPWA: { owner: 'content', area: 'session', ends: false },
  DOWNLOAD_BAR_HIDDEN: { owner: 'content', area: 'local', ends: false },
  A2HS_HIDDEN: { owner: 'content', area: 'local', ends: false },
  SHELL_PU_A: { owner: 'content', area: 'local', ends: false },
  SHELL_PU_B: { owner: 'content', area: 'local', ends: false },
} as const satisfies Readonly<Record<string, NamedKey>>;

type Name = keyof typeof NAMED;

export type NamesOf<O extends string> = { [N in Name]: (typeof NAMED)[N]['owner'] extends O ? N : never }[Name];

export const endsByName = (key: string): boolean => Object.hasOwn(NAMED, key) && NAMED[key as Name].ends;
