import { checkStatement, hashOfDocuments, newestTrust, Refused, type Statement } from '@foyer/shared/trust';
import { ownFolder } from './own-folder';
import { type Taking, takeUp } from './take-up';

/**
 * Serves an older generation of the reader's own folder: what is served there was changed, and the store has nothing right to copy. What was seen is
 * not forgotten by it, and the store's is taken up as soon as it is right.
 *
 * @returns what is served then; undefined where no other generation is right, too
 */
async function stepBack({ own: folder, root }: Taking): Promise<Statement | undefined> {
  const own = ownFolder(folder, root);
  const [json, live] = [await own.trust(), await own.statement()];
  const trust = json === undefined ? undefined : newestTrust([json]);
  if (trust === undefined) return undefined;
  for (const { id, statement: before } of await own.generations()) {
    if (before === live) continue;
    try {
      // Its end was looked at when it was taken up; no moment is too late to serve it again.
      const { statement } = checkStatement(before, trust, undefined, 0);
      const channels = Object.entries(statement.channels);
      for (const [channel, hash] of channels)
        if (hashOfDocuments(await own.documents(channel, id)) !== hash) throw new Refused(`${channel} is not right.`);
      await own.serveKept(id);
      return statement;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return undefined;
}

/**
 * Puts the reader's copies of documents right: from the store, or else an older generation is served.
 * @param now milliseconds
 * @returns what is served then, and a sentence for operators; no statement where nothing is right
 */
export async function putRight(
  taking: Taking,
  now: number,
): Promise<{ readonly served: Statement | undefined; readonly said: string }> {
  try {
    const { statement } = await takeUp(taking, now, true);
    return { served: statement, said: 'They were copied from the store again.' };
  } catch {
    // Why the store is no help is told by the next look at it.
    const served = await stepBack(taking);
    return served === undefined
      ? { served, said: 'Neither the store nor an older generation is right: they are served as they are.' }
      : { served, said: `The store is no help: the generation with the serial ${served.serial} is served.` };
  }
}
