import type {
  RoundDealt,
  RoundDrawn,
  RoundFought,
  RoundHunted,
  RoundLanded,
  RoundProof,
  RoundRolled,
  RoundSpun,
} from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';
import { wasDealt } from './check-cards';
import { wasDrawn } from './check-draws';
import { wasFought } from './check-fights';
import { wasHunted } from './check-hunts';
import { hasLanded, wasRolled } from './check-tables';

/** A round of the house, of whichever game. */
export type AnyRound =
  | RoundProof
  | RoundSpun
  | RoundDealt
  | RoundLanded
  | RoundRolled
  | RoundDrawn
  | RoundFought
  | RoundHunted;

const CEILING = 1_000_000;
/** Percentage of stakes paid back on average. */
const RETURN = 98;

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The height in hundredths: the first 52 bits are a fraction r; 0.98 / (1 - r), rounded down, at least 1.00. */
function heightOf(digest: string): number {
  const range = BigInt(2) ** BigInt(52);
  const height = Number((BigInt(RETURN) * range) / (range - BigInt(`0x${digest.slice(0, 13)}`)));
  return Math.min(CEILING, Math.max(100, height));
}

type Sign = (text: string) => Promise<ArrayBuffer>;
type Seeds = Pick<RoundProof, 'clientSeed' | 'nonce'>;

async function rose({ clientSeed, nonce, height }: RoundProof, sign: Sign): Promise<boolean> {
  const digest = hex(await sign(`${clientSeed}:${nonce}`));
  return heightOf(digest) === Math.round(Number(height) * 100);
}

/** The words of two bytes that the seeds give, in order; of what else than the round is drawn, `stream` stands behind its number. */
async function* wordsOf({ clientSeed, nonce }: Seeds, sign: Sign, stream: string): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) {
    const stretch = new DataView(await sign(`${clientSeed}:${nonce}${stream}:${block}`));
    for (let at = 0; at < stretch.byteLength; at += 2) yield stretch.getUint16(at);
  }
}

/** Gives numbers below a bound, one after another: those of the incomplete last stretch are passed over. */
function numbersOf(seeds: Seeds, sign: Sign, stream = ''): (below: number) => Promise<number> {
  const words = wordsOf(seeds, sign, stream);
  return async (below) => {
    let word = (await words.next()).value;
    while (word >= 65_536 - (65_536 % below)) word = (await words.next()).value;
    return word % below;
  };
}

async function spun(round: RoundSpun, sign: Sign): Promise<boolean> {
  const numbers = numbersOf(round, sign);
  for (const stop of round.stops.flat()) if ((await numbers(round.of)) !== stop) return false;
  return round.jackpot === undefined || drewFor(round.jackpot, numbersOf(round, sign, ':jackpot'));
}

/** Whether a round drew the number that was told for the jackpots, and won the one that this number stays below. */
async function drewFor(
  { drawn, of, tiers, won }: NonNullable<RoundSpun['jackpot']>,
  numbers: (below: number) => Promise<number>,
): Promise<boolean> {
  if (of !== 50_000 * 40_000 || (await numbers(50_000)) * 40_000 + (await numbers(40_000)) !== drawn) return false;
  return tiers.find(({ below }) => decimal(below).gt(drawn))?.tier === won?.tier;
}

/**
 * Recalculates a round in the browser: whether the revealed seed has the hash shown before the round, and whether the height,
 * every stop of the reels, or what came out at a table and what each spot brought, follows from it.
 *
 * @returns undefined if the seed is not revealed or the browser has no Web Crypto (plain http)
 */
export async function checkRound(round: AnyRound): Promise<boolean | undefined> {
  const { serverSeed, serverSeedHash } = round;
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (serverSeed === null || subtle === undefined) return undefined;
  if (hex(await subtle.digest('SHA-256', bytes(serverSeed))) !== serverSeedHash) return false;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes(serverSeed), hmac, false, ['sign']);
  const sign: Sign = (text) => subtle.sign('HMAC', key, bytes(text));
  if ('player' in round) return wasDealt(round, numbersOf(round, sign));
  if ('pocket' in round) return hasLanded(round, numbersOf(round, sign));
  if ('dice' in round) return wasRolled(round, numbersOf(round, sign));
  if ('numbers' in round) return wasDrawn(round, numbersOf(round, sign));
  if ('blows' in round) return wasFought(round, numbersOf(round, sign));
  if ('nets' in round) return wasHunted(round, numbersOf(round, sign));
  return 'stops' in round ? spun(round, sign) : rose(round, sign);
}
