import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../base/db/database';
import type { SignedDocuments } from '../../base/releases/signed-documents';
import { notesLooks } from './note-looks';
import type { Taking } from './take-up';
import { type Tell, trustedDocuments } from './trusted-documents';

/** How often a server looks that nobody asks anything of. */
const UNASKED_MS = 10_000;

/** The documents of this server, where it demands signatures. */
export interface ServerDocuments extends SignedDocuments {
  /** Says what it finds to a log, and looks by itself from now on. @returns what ends that */
  watch(log: FastifyBaseLogger): () => Promise<void>;
}

/**
 * Documents of a server that writes down what it refuses, for all operators (decision 98).
 * @param port of the site, since several servers may run on one machine
 */
export function serverDocuments(db: Db, taking: Taking, port: number, now: () => number = Date.now): ServerDocuments {
  let log: FastifyBaseLogger | undefined;
  // Refusals and alarms are for a person; `event` names the kind (decision 81).
  const tell: Tell = (event, sentence) => log?.[event === 'documents.taken' ? 'info' : 'error']({ event }, sentence);
  const reader = `${hostname()}:${port}`;
  const notes = notesLooks(db, reader, taking.own, (err) =>
    log?.warn({ err }, 'a look at the documents was not noted'),
  );
  const documents = trustedDocuments(taking, tell, now, notes.note);
  const look = async (): Promise<void> => {
    await documents.look();
    await notes.written();
  };
  return {
    folder: documents.folder,
    look,
    watch(to) {
      log = to;
      const timer = setInterval(() => void documents.folder().catch((err: unknown) => log?.error({ err })), UNASKED_MS);
      void documents.folder().catch((err: unknown) => log?.error({ err }));
      return async () => {
        clearInterval(timer);
        await notes.written();
      };
    },
  };
}
