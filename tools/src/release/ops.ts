import { InvalidArgumentError } from 'commander';

/** Where the platform's operations are, and their key. */
export interface Operations {
  readonly address: string;
  readonly key: string;
}

/** The option that says where the operations are. */
export const OPS = [
  '--ops <address>',
  'operations of the platform; their key comes from OPS_KEY or OPS_KEY_FILE',
  webAddress,
  'http://127.0.0.1:14000',
] as const;

/** An address of the command line. Throws for anything else. */
export function webAddress(word: string): string {
  if (!URL.canParse(word) || !/^https?:$/.test(new URL(word).protocol))
    throw new InvalidArgumentError('It has to be an address such as https://shop.example.');
  return word;
}

/** A parser of seconds of the command line, from `least` on. */
export const secondsFrom =
  (least: number) =>
  (word: string): number => {
    const value = Number.parseInt(word, 10);
    if (/^\d{1,5}$/.test(word) && value >= least) return value;
    throw new InvalidArgumentError(`It has to be a whole number of seconds, ${least} at least.`);
  };

/** A number of looks of the command line. Throws for anything else. */
export function looksFrom(word: string): number {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number.parseInt(word, 10);
  throw new InvalidArgumentError('It has to be a whole number of looks, 1 at least.');
}

const WAIT_MS = 30_000;

/** What happened to a request, where `fetch` says only that it failed. */
function reasonOf(error: unknown): string {
  const { message = String(error), cause } = error instanceof Error ? error : {};
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

/**
 * Asks an operation.
 * @param path below `/_ops`
 * @returns its answer, as JSON
 * @throws when the operations do not answer, or refuse
 */
export async function askOps({ address, key }: Operations, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(new URL(`/_ops${path}`, address), {
    headers: { 'x-ops-key': key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The operations at ${address} do not answer: ${reasonOf(cause)}`, { cause });
  });
  if (!answer.ok) throw new Error(`The operations at ${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
