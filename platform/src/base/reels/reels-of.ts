import { createHmac } from 'node:crypto';
import { drawsFrom } from './draws';
import { playReels, type ReelsRound } from './play';
import type { Profile } from './profiles';

interface Source {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The round that follows from the seeds: its stream is HMAC-SHA256(serverSeed, "clientSeed:nonce:block") with blocks from 0. */
export function reelsOf(profile: Profile, { serverSeed, clientSeed, nonce }: Source): ReelsRound {
  const blockOf = (block: number) =>
    createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
  return playReels(profile, drawsFrom(blockOf));
}
