import type { Db } from '../db/database';
import { countOrRefuse } from '../limits/rate';
import type { Member } from '../members/member';
import { passwordMatches } from '../members/password';
import { Refusal } from '../refusal';

/** Trial accounts are lent (A021): nothing guards them, and nobody's number belongs to them. */
const TRIAL = 4;
/** Guesses at an account's password by who sits before a session that is not theirs. */
const GUESSES = 10;
const GUESSES_MS = 15 * 60 * 1000;

/** @throws Refusal `login.free.account` for a trial account */
export function refuseTrial({ type }: Member): void {
  if (type === TRIAL) throw new Refusal('login.free.account');
}

/**
 * The member shows again that it is they, with the log-in password. Counted before it is looked at, for all calls that ask for
 * it together.
 *
 * @throws Refusal `password.wrong`, `rate.limited`
 */
export async function provePassword(
  db: Db,
  { merchantCode, id, passwordHash }: Member,
  given: { readonly password: string; readonly field: string; readonly now: Date },
): Promise<void> {
  const counted = { merchant: merchantCode, action: 'password.prove', subject: String(id), now: given.now };
  await countOrRefuse(db, { ...counted, limit: GUESSES, windowMs: GUESSES_MS });
  if (!(await passwordMatches(given.password, passwordHash))) throw wrong(given.field);
}

export const wrong = (field: string) => new Refusal('password.wrong', { field });
