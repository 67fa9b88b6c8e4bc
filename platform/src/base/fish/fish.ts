/** A net is drawn below this; the fish is caught if that is below what its kind has of it. */
export const NETS = 10_000;
/** A number below this tells whether a chain goes through a catch, and how much more that then pays. */
export const SURGES = 100;

export interface Kind {
  /** How often a catch brings its shot. */
  readonly times: number;
  /** How many of the ten thousand nets catch it. */
  readonly nets: number;
  readonly returnPercent: string;
}

/** Kinds of fish, from those that are caught often to those that pay much. */
export const FISHES = {
  clown: { times: 2, nets: 4490, returnPercent: '96.08' },
  angel: { times: 3, nets: 2990, returnPercent: '95.97' },
  koi: { times: 4, nets: 2240, returnPercent: '95.87' },
  puffer: { times: 5, nets: 1795, returnPercent: '96.03' },
  jelly: { times: 8, nets: 1120, returnPercent: '95.87' },
  seahorse: { times: 10, nets: 898, returnPercent: '96.08' },
  turtle: { times: 15, nets: 598, returnPercent: '95.97' },
  octopus: { times: 20, nets: 448, returnPercent: '95.87' },
  ray: { times: 40, nets: 225, returnPercent: '96.30' },
  shark: { times: 80, nets: 112, returnPercent: '95.87' },
  whale: { times: 200, nets: 45, returnPercent: '96.30' },
  dragon: { times: 500, nets: 18, returnPercent: '96.30' },
} satisfies Record<string, Kind>;
export type Fish = keyof typeof FISHES;

/** What a chain makes of a catch: lightning five times of it, a whirl twice, else it stays what it is. */
export const CHAINS = { lightning: 5, whirl: 2, none: 1 } as const;
export type Chain = keyof typeof CHAINS;

export const chainOf = (surge: number): Chain => (surge === 0 ? 'lightning' : surge <= 3 ? 'whirl' : 'none');
