const WAIT_MS = 20_000;
/** More than any file of a release has, in bytes. */
const LONGEST = 16 * 1024 * 1024;

const sentenceOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message ?? message ?? String(error);
};

async function bytesOf(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > LONGEST) throw new Error(`it has more than ${LONGEST} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A file as some server answers it. */
export interface Answered {
  readonly bytes: Buffer;
  readonly headers: Headers;
}

async function answerOf(address: URL | string): Promise<Answered | number> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS), redirect: 'error' });
  if (answer.ok) return { bytes: await bytesOf(answer), headers: answer.headers };
  await answer.body?.cancel();
  return answer.status;
}

/**
 * Gets a file of a release whose server nobody here trusts: it may lead elsewhere, take long or never end.
 * @param address of the file
 * @throws with what is wrong, as the end of a sentence that the file begins
 */
export async function getFile(address: URL | string): Promise<Answered> {
  const answer = await answerOf(address).catch((error: unknown) => {
    throw new Error(`does not come (${sentenceOf(error)})`);
  });
  if (typeof answer === 'number') throw new Error(`is answered with ${answer}`);
  return answer;
}

/** Gets all of some files, a few at a time, in their order. Throws as soon as one does. */
export async function inTurn<T, R>(all: readonly T[], get: (each: T) => Promise<R>): Promise<R[]> {
  const AT_ONCE = 6;
  const got: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    got.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(get))));
  return got;
}
