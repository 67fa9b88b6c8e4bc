/** What the server of the studio and its page say to each other; amounts and factors are decimal texts. */

/** What a page wears: colours of the studio, scene and riser of the category, a street of its own by seed. */
export interface Dress {
  readonly scene: 'street' | 'sea' | 'arena';
  readonly riser: 'lantern' | 'pearl' | 'chip' | 'ball' | 'spark' | 'number';
  readonly base: string;
  readonly light: string;
  readonly glow: string;
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly near: string;
  readonly digits: string;
  readonly seed: number;
}

/** What the server writes into a page. */
export interface PageData extends Dress {
  readonly language: string;
  /** The site that the visit came from; empty when nobody knows. */
  readonly siteOrigin: string;
}

/** What a player may know of the seeds in use. */
export interface SeedInUse {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A round as the Verify panel recomputes it. `serverSeed` is null as long as it is in use. */
export interface PastRound {
  readonly roundId: string;
  readonly stake: string;
  readonly target: string;
  readonly multiplier: string;
  readonly won: boolean;
  readonly payout: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
}

/** Answer of a round. */
export interface RoundAnswer {
  readonly roundId: string;
  readonly stake: string;
  readonly target: string;
  readonly multiplier: string;
  readonly won: boolean;
  readonly payout: string;
  readonly balance: string;
  readonly nonce: number;
  readonly serverSeedHash: string;
}

/** Everything a page of the vendor shows about a visit. In the lobby there are games instead of a game. */
export interface VisitAnswer {
  readonly balance: string;
  readonly currencySymbol: string;
  readonly game?: {
    readonly nodeId: number;
    readonly name: string;
    readonly minBet: string;
    readonly maxStake: string;
  };
  readonly games: readonly {
    readonly nodeId: number;
    readonly name: string;
    readonly art: string;
    readonly minBet: string;
  }[];
  readonly seed: SeedInUse;
  readonly rounds: readonly PastRound[];
}
