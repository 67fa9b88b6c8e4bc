/** What another page passes to the log-in page, in the state of the navigation and never in the address. */
interface LoginState {
  /** Fills the field in place of a remembered login. */
  readonly username?: string;
  /** Whether the platform demands a captcha already. */
  readonly captcha: boolean;
}

/**
 * Reads the state of a navigation to /m/login: `{ username, captcha }`, both optional (A037, A045). Any page may set it and a
 * browser keeps it over reloads, so values of other types are ignored.
 */
export function loginStateOf(state: unknown): LoginState {
  const values: { username?: unknown; captcha?: unknown } = typeof state === 'object' && state !== null ? state : {};
  const username = typeof values.username === 'string' && values.username !== '' ? { username: values.username } : {};
  return { ...username, captcha: values.captcha === true };
}
