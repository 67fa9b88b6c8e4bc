import { createHmac } from 'node:crypto';
import type { Seeds } from '../draws/draws-of';
import { drawsFrom } from '../draws/draws';
import { numberOf } from './tiers';

/**
 * The number that a round drew for the pots: of a stream of its own, HMAC-SHA256(serverSeed, "clientSeed:nonce:jackpot:block") with
 * blocks from 0, so that the reels stop where they would without it.
 */
export const drawnWith = ({ serverSeed, clientSeed, nonce }: Seeds): number =>
  numberOf(
    drawsFrom((block) => createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:jackpot:${block}`).digest()),
  );
