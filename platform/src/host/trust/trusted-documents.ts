import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { alarmsOf, Refused, type Statement } from '@foyer/shared/trust';
import { type Taking, takeUp } from './take-up';

/** How often a store is asked again whose pointer has not changed: its trust may have, and what is live may have ended. */
const AGAIN_MS = 10_000;

/** What a person is told of the documents; the same sentence again when it is another one in between, or after an hour. */
export type Tell = (event: 'documents.refused' | 'documents.alarm' | 'documents.taken', sentence: string) => void;

const TOLD_AGAIN_MS = 60 * 60 * 1000;

/** Documents of a site that demands trust. */
export interface TrustedDocuments {
  /** The folder that they are served from, for `readLive`: what was found right last. */
  folder(): Promise<string>;
}

/**
 * Serves the documents that were found right last, and looks whether the store has others (decision 81). A store that cannot be read, or
 * has something wrong, changes nothing but what is told.
 */
export function trustedDocuments(taking: Taking, tell: Tell, now: () => number = Date.now): TrustedDocuments {
  let looked: { readonly pointer: string | undefined; readonly at: number } | undefined;
  let looking = Promise.resolve();
  let takingUp = looking;
  let current: Statement | undefined;
  const told = new Map<string, { readonly sentence: string; readonly at: number }>();

  const say: Tell = (event, sentence) => {
    const last = told.get(event);
    if (last?.sentence === sentence && now() - last.at < TOLD_AGAIN_MS) return;
    told.set(event, { sentence, at: now() });
    tell(event, sentence);
  };

  const look = async (): Promise<void> => {
    try {
      const { statement } = await takeUp(taking, now());
      if (current?.serial !== statement.serial)
        say('documents.taken', `Documents with the serial ${statement.serial} are served.`);
      current = statement;
      told.delete('documents.refused');
    } catch (error) {
      const reason =
        error instanceof Refused ? error.message : `The store of releases cannot be read: ${String(error)}`;
      say('documents.refused', `${reason} What was found right before is served.`);
    }
    for (const alarm of current === undefined ? [] : alarmsOf(current, now())) say('documents.alarm', alarm);
  };

  return {
    async folder() {
      const pointer = await readlink(path.join(taking.store, 'live')).catch(() => undefined);
      const isOther = looked === undefined || looked.pointer !== pointer;
      if (isOther || now() - (looked?.at ?? 0) > AGAIN_MS) {
        looked = { pointer, at: now() };
        const next = looking.then(look);
        looking = next;
        if (isOther) takingUp = next;
      }
      // The first one waits, and whoever asks right after a decision: it was said that this is live.
      await takingUp;
      return taking.own;
    },
  };
}
