import { setTimeout as wait } from 'node:timers/promises';
import { sentence } from '../verify';

/** How a guard looks again and again. */
export interface Watching {
  readonly look: () => Promise<unknown>;
  /** Seconds between two looks. */
  readonly seconds: number;
  /** After so many failed looks in a row it ends; never where it is not said. */
  readonly giveUp?: number | undefined;
  /** Told of each look that failed. */
  readonly say: (line: string) => void;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Looks until the process is ended. @throws when as many looks in a row failed as it is to bear */
export async function watchOn({ look, seconds, giveUp, say, pause = wait }: Watching): Promise<never> {
  for (let failed = 0; ; ) {
    try {
      await look();
      failed = 0;
    } catch (error) {
      failed += 1;
      say(`This look failed: ${sentence(error)}`);
    }
    if (failed === giveUp) throw new Error(`Failed looks in a row: ${failed}. The guard ends.`);
    await pause(seconds * 1000);
  }
}
