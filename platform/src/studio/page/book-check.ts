import { drawsFrom } from '../../base/draws/draws';
import { drawn } from '../sport/engine/drawn';
import type { MatchAnswer } from '../sport/protocol';
import { hashOf, signerOf } from './hash';

/** More than the longest match draws, by far. */
const BLOCKS = 48;

/** Whether the seed of a match that is over has the fingerprint from before, and what happened follows from it. */
export async function isDrawn({ match, model, events, seedHash }: MatchAnswer, seed: string): Promise<boolean> {
  if ((await hashOf(seed)) !== seedHash) return false;
  const sign = await signerOf(seed);
  const blocks = await Promise.all(Array.from({ length: BLOCKS }, (_, block) => sign(`${match.matchId}:${block}`)));
  const found = drawn(
    model,
    drawsFrom((block) => new Uint8Array(blocks[block] ?? [])),
  );
  const plain = found.map(({ minute, side, points, score }) => [minute, side, points, ...score]);
  const told = events.map(({ minute, side, points, score }) => [minute, side, points, ...score]);
  return JSON.stringify(plain) === JSON.stringify(told);
}
