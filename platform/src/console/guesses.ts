import type { Db } from '../base/db/database';
import { addressKey } from '../base/limits/address-key';
import { forgive, giveBack, takeGuess } from '../base/limits/guess-budgets';
import { budgetsOf, isOwn } from '../base/limits/login-budgets';
import { Refusal } from '../base/refusals/refusal';
import { DeskError } from '../desk/desk-error';

interface Guess {
  readonly merchant: string;
  readonly name: string;
  /** The caller's. */
  readonly address: string;
  readonly now: Date;
}

/** People of the console are counted beside members, whose names hold no space. */
const ofConsole = (subject: string): string => `console ${subject}`;

/**
 * Counts a guess at a password before it is looked at, in the budgets of a member's log-in (decision 19): one stranger locks nobody out.
 *
 * @returns what to call when the password was right
 * @throws DeskError `tries.many` with the seconds to wait
 */
export async function countGuess(db: Db, { merchant, name, address, now }: Guess): Promise<() => Promise<void>> {
  const at = { merchant, now };
  const budgets = budgetsOf({ account: ofConsole(name), address: ofConsole(addressKey(address)), device: undefined });
  const taken = await takeGuess(db, budgets, at).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { retryAfter = 60 } = (error.value ?? {}) as { readonly retryAfter?: number };
    throw new DeskError(429, 'tries.many', { retryAfter });
  });
  return async () => {
    await forgive(
      db,
      taken.filter(({ budget }) => isOwn(budget)),
      at,
    );
    await giveBack(
      db,
      taken.filter(({ budget }) => !isOwn(budget)),
      at,
    );
  };
}
