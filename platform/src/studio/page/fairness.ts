import Big from 'big.js';
import { CARDS } from '../../base/cards/table';
import { DICE } from '../../base/dice/table';
import { type Draw, drawsFrom } from '../../base/draws/draws';
import { FIGHTS } from '../../base/fights/table';
import { FISH } from '../../base/fish/table';
import { numberOf, reachesOf, rulesNamed, wonBy } from '../../base/jackpots/tiers';
import { KENO } from '../../base/keno/table';
import { playReels } from '../../base/reels/play';
import { PROFILES, type Profile } from '../../base/reels/profiles';
import { ROULETTE } from '../../base/roulette/table';
import { paidOn } from '../../base/tables/paid';
import type { Table } from '../../base/tables/table';
import type { JackpotDraw, PastRound } from '../protocol';
import { hashOf, hex, signerOf } from './hash';

export { cameTo } from './came-to';

/** A round whose server seed is retired. */
type RevealedRound = Omit<PastRound, 'roundId' | 'stake' | 'target' | 'won' | 'payout' | 'serverSeed'> & {
  readonly stake?: string;
  readonly payout?: string;
  readonly serverSeed: string;
};
type Seeds = Pick<RevealedRound, 'serverSeed' | 'clientSeed' | 'nonce'>;

/* The same arithmetic as the server's, so that a player can check a round without trusting the server. */
const RANGE = 2n ** 52n;
const CEILING = 1_000_000n;
/** Height in hundredths from a hexadecimal digest: 0.98 / (1 - r), rounded down, at least 1.00. */
function heightFromDigest(digest: string): number {
  const drawn = BigInt(`0x${digest.slice(0, 13)}`);
  const height = (98n * RANGE) / (RANGE - drawn);
  return Number(height < 100n ? 100n : height > CEILING ? CEILING : height);
}

/** Height of a round in hundredths, from the retired server seed, the client seed and the round's number. */
export async function heightOf(serverSeed: string, clientSeed: string, nonce: number): Promise<number> {
  const sign = await signerOf(serverSeed);
  return heightFromDigest(hex(await sign(`${clientSeed}:${nonce}`)));
}

/** More than the longest round draws, by far. */
const BLOCKS = 24;

/** @param stream of what else than the round itself is drawn: it stands behind the number of the round */
async function drawsOf({ serverSeed, clientSeed, nonce }: Seeds, stream = ''): Promise<Draw> {
  const sign = await signerOf(serverSeed);
  const blocks = await Promise.all(
    Array.from({ length: BLOCKS }, (_, block) => sign(`${clientSeed}:${nonce}${stream}:${block}`)),
  );
  return drawsFrom((block) => new Uint8Array(blocks[block] ?? []));
}

/** What a round on reels pays in hundredths of the stake, free spins included, from the same three. */
export const paysOf = async (profile: Profile, seeds: Seeds): Promise<number> =>
  playReels(profile, await drawsOf(seeds)).pays;

/** What came out at a table, from the same three. */
export const outcomeOf = async <Outcome extends object>(table: Table<Outcome>, seeds: Seeds): Promise<Outcome> =>
  table.play(await drawsOf(seeds));

/** Whether a table came to what was reported, and its spots brought the payout. */
async function cameOut<Outcome extends object>(
  table: Table<Outcome>,
  round: RevealedRound,
  reported: unknown,
): Promise<boolean> {
  const outcome = await outcomeOf(table, round);
  if (Object.values(outcome).some((came) => JSON.stringify(came) !== JSON.stringify(reported))) return false;
  return new Big(paidOn(table, round.spots ?? {}, outcome).payout).eq(round.payout ?? -1);
}

/** Whether a round drew the number that was reported, which won what was: the payout is what the lines paid and the prize. */
async function drewFor(round: RevealedRound, { rules, drawn, won }: JackpotDraw): Promise<boolean> {
  const { stake = '0', payout = '0', multiplier } = round;
  if (numberOf(await drawsOf(round, ':jackpot')) !== drawn) return false;
  if (wonBy(drawn, reachesOf(rulesNamed(rules), stake)) !== won?.tier) return false;
  return new Big(stake)
    .times(multiplier)
    .plus(won?.amount ?? 0)
    .eq(payout);
}

/** Whether the seed has the hash shown before, and the round came to what was reported. */
export async function isFair(round: RevealedRound): Promise<boolean> {
  if ((await hashOf(round.serverSeed)) !== round.serverSeedHash) return false;
  if (round.kind === 'cards') return cameOut(CARDS, round, round.hands);
  if (round.kind === 'roulette') return cameOut(ROULETTE, round, round.pocket);
  if (round.kind === 'dice') return cameOut(DICE, round, round.dice);
  if (round.kind === 'keno') return cameOut(KENO, round, round.numbers);
  if (round.kind === 'fights') return cameOut(FIGHTS, round, round.blows);
  if (round.kind === 'fish') return cameOut(FISH, round, round.nets);
  if (round.drew !== undefined && !(await drewFor(round, round.drew))) return false;
  const came =
    round.kind === 'reels' && round.profile !== undefined
      ? await paysOf(PROFILES[round.profile], round)
      : await heightOf(round.serverSeed, round.clientSeed, round.nonce);
  return came === Math.round(Number(round.multiplier) * 100);
}
