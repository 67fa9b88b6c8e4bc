import { createHmac } from 'node:crypto';
import { type Draw, drawsFrom } from './draws';

export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The draws that follow from the seeds: their stream is HMAC-SHA256(serverSeed, "clientSeed:nonce:block") with blocks from 0. */
export const drawsOf = ({ serverSeed, clientSeed, nonce }: Seeds): Draw =>
  drawsFrom((block) => createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest());
