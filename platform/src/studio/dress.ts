import type { CatalogueVendor } from '../base/catalogue/catalogue';
import type { Dress } from './protocol';
import type { VendorGame } from './vendor-game';

const LOOKS: Readonly<
  Record<string, { scene: Dress['scene']; riser: Dress['riser']; sky: readonly [string, string] }>
> = {
  FISH: { scene: 'street', riser: 'lantern', sky: ['#04121c', '#0b3444'] },
  LIVE: { scene: 'street', riser: 'chip', sky: ['#120a12', '#2b1524'] },
  PVP: { scene: 'street', riser: 'chip', sky: ['#0a100d', '#142a20'] },
  POKER: { scene: 'street', riser: 'chip', sky: ['#0a100d', '#1b2a1c'] },
  SPORTS: { scene: 'arena', riser: 'ball', sky: ['#081016', '#10303a'] },
  ESPORTS: { scene: 'arena', riser: 'spark', sky: ['#0a0d18', '#1a2444'] },
  COCKFIGHT: { scene: 'arena', riser: 'lantern', sky: ['#150c0b', '#3d1c14'] },
  LOTT: { scene: 'street', riser: 'lantern', sky: ['#0d1016', '#2a2024'] },
  ELOTT: { scene: 'street', riser: 'lantern', sky: ['#0b0f18', '#1e2438'] },
};
const STREET = { scene: 'street', riser: 'lantern', sky: ['#0c0a14', '#241a2c'] } as const;

/** The look of a game's page, or of a vendor's lobby without a game. */
export function dressOf(vendor: CatalogueVendor | undefined, game?: Pick<VendorGame, 'gameType' | 'nodeId'>): Dress {
  const { scene, riser, sky } = LOOKS[game?.gameType ?? ''] ?? STREET;
  const [base, light] = vendor?.palette ?? ['#e8794a', '#ffd27a'];
  const horizon = mix(base, sky[1], 0.42);
  return {
    scene,
    riser,
    base,
    light,
    glow: channels(light).join(' '),
    sky: [sky[0], sky[1], horizon],
    far: mix(horizon, sky[0], 0.72),
    near: mix('#0b0810', sky[0], 0.5),
    seed: game?.nodeId ?? 1,
  };
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; `part` of the second. */
function mix(first: string, second: string, part: number): string {
  const to = channels(second);
  const mixed = channels(first).map((channel, at) => Math.round(channel * (1 - part) + (to[at] ?? 0) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
