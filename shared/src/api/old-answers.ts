import { createStore } from 'zustand/vanilla';

interface OldAnswers {
  /** Time in ms of the oldest kept answer on the screen whose newer one did not come; undefined while there is none. */
  readonly since: number | undefined;
  /** Asks again for everything on the screen whose call failed. */
  readonly askAgain: () => Promise<void>;
}

/** What the kit says of answers that are older than they should be (F-CACHE-01). `/query` writes it. */
export const oldAnswers = createStore<OldAnswers>(() => ({ since: undefined, askAgain: async () => undefined }));
