export function heightFromDigest(digest: string): number;
export function hashOf(text: string): Promise<string>;
export function heightOf(serverSeed: string, clientSeed: string, nonce: number): Promise<number>;
export function isFair(round: {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  multiplier: string;
}): Promise<boolean>;
