import type { Db } from '../db/database';
import { ledgerMovements } from '../db/schema';
import type { Movement } from './move-money';

/** Money from one account of the house to another, on account of a member's round. */
interface HouseMovement extends Movement {
  readonly debit: `house:${string}`;
  readonly credit: `house:${string}`;
}

/** Writes movements that change no purse, in one statement and in their order. Call it under the lock on the member's purses. */
export async function moveBetween(tx: Db, movements: readonly HouseMovement[]): Promise<void> {
  if (movements.length === 0) return;
  await tx
    .insert(ledgerMovements)
    .values(movements.map(({ merchant: merchantCode, ...movement }) => ({ merchantCode, ...movement })));
}
