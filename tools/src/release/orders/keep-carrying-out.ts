import { setTimeout as wait } from 'node:timers/promises';
import { sentence } from '../verify';
import { type Carrying, carryOut, type OrderedHost } from './carry-out';

/** How orders are looked for again and again. */
export interface Keeping {
  /** Between two looks. */
  readonly seconds: number;
  /** After so many failed looks in a row it ends; never where it is not said. */
  readonly giveUp?: number | undefined;
  /** Called after each look that went well. */
  readonly looked?: () => void;
}

/**
 * Looks for orders again and again. A look that fails is said once, until one succeeds or fails otherwise.
 * @throws when as many looks in a row failed as it is to bear
 */
export async function keepCarryingOut(host: OrderedHost, carrying: Carrying, keeping: Keeping): Promise<never> {
  const { seconds, giveUp, looked } = keeping;
  let said = '';
  for (let failed = 0; ; ) {
    const problem = await carryOut(host, carrying).then(() => '', sentence);
    if (problem !== '' && problem !== said) carrying.say(`Orders of the console wait: ${problem}`);
    said = problem;
    failed = problem === '' ? 0 : failed + 1;
    if (problem === '') looked?.();
    if (failed === giveUp) throw new Error(`Failed looks in a row: ${failed}. Orders wait until it is started anew.`);
    await wait(seconds * 1000);
  }
}
