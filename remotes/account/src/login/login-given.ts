/** What another page knows of whoever is about to log in; it travels with the navigation, never in the address. */
interface GivenLogin {
  /** Stands in the field already; the remembered login stays out. */
  readonly username?: string;
  /** The platform has asked for a captcha already. */
  readonly captcha: boolean;
}

/**
 * Reads the state of a navigation to /m/login: `{ username, captcha }`, both optional (A037, A045). A browser keeps such a
 * state over reloads, and any page may set it: what is no text is passed over.
 */
export function givenLogin(state: unknown): GivenLogin {
  const given: { username?: unknown; captcha?: unknown } = typeof state === 'object' && state !== null ? state : {};
  const username = typeof given.username === 'string' && given.username !== '' ? { username: given.username } : {};
  return { ...username, captcha: given.captcha === true };
}
