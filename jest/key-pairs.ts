import crypto, { type generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

type Make = (type: string, options: object) => Promise<unknown>;
interface Kept {
  readonly made?: { readonly pairs: Map<string, Promise<unknown>[]>; readonly real: Make };
}

// The modules of Node are those of the whole process, so an earlier test file may have put its own in place.
const kept = crypto.generateKeyPair as typeof generateKeyPair & Kept;
const { pairs, real } = kept.made ?? { pairs: new Map(), real: promisify(kept) as Make };
const used = new Map<string, number>();

/** Real pairs, of which the first of a test file are those that an earlier one had; no file gets one twice. A pair takes a fifth of a second. */
const next: Make = (type, options) => {
  const kind = JSON.stringify([type, options]);
  const [made, at] = [pairs.get(kind) ?? [], used.get(kind) ?? 0];
  const pair = made[at] ?? real(type, options);
  made[at] = pair;
  pairs.set(kind, made);
  used.set(kind, at + 1);
  return pair;
};

// Nothing here generates pairs with a callback.
crypto.generateKeyPair = Object.assign(
  () => {
    throw new Error('generateKeyPair is for promisify alone in tests');
  },
  { [promisify.custom]: next, made: { pairs, real } },
) as unknown as typeof generateKeyPair;
