/** A crest's outline, the division of its field, and colours. */
export type Outline = 'spade' | 'plate' | 'round' | 'swiss' | 'gem';
export type Field = 'halves' | 'pales' | 'bend' | 'chief' | 'bar' | 'quarters';

export interface Design {
  /** Id of the figure that the club's name or place gives it. */
  readonly charge: string;
  readonly coat?: string;
  readonly outline: Outline;
  readonly field: Field;
  readonly colours: readonly [first: string, second: string];
}

const RED = '#c8263a';
const BLUE = '#1f56b8';
const NAVY = '#142a5a';
const SKY = '#4fa8e0';
const GREEN = '#1f8a4a';
const TEAL = '#12807a';
const YELLOW = '#f2b53c';
const ORANGE = '#e0702a';
const WINE = '#7a1f2a';
const PLUM = '#7a2a72';
const BLACK = '#211e30';
const WHITE = '#f4efe4';

const design = (
  charge: string,
  outline: Outline,
  field: Field,
  first: string,
  second: string,
  coat?: string,
): Design => ({ charge, outline, field, colours: [first, second], ...(coat === undefined ? {} : { coat }) });

/** The crest of each club, by its slug. */
export const DESIGNS: Readonly<Record<string, Design>> = {
  'port-marlow': design('ship', 'spade', 'halves', NAVY, WHITE),
  'brightwater-city': design('diamond', 'round', 'bar', ORANGE, BLACK),
  'saltmarsh-rovers': design('crab', 'plate', 'pales', GREEN, WHITE),
  'ashcombe-albion': design('flame', 'gem', 'bend', BLACK, SKY),
  'cape-verity': design('tower', 'swiss', 'chief', SKY, RED),
  'northgate-athletic': design('castle', 'round', 'quarters', WINE, YELLOW),
  'real-olivar': design('leaf', 'round', 'halves', WHITE, PLUM, '#6f9f3a'),
  'atletico-montalvo': design('mountain', 'plate', 'pales', RED, WHITE),
  'deportivo-saliente': design('sun', 'swiss', 'bend', BLUE, NAVY),
  'union-farallon': design('island', 'gem', 'chief', TEAL, WHITE),
  'club-alameda': design('flower', 'spade', 'quarters', GREEN, BLACK),
  'racing-campanar': design('bell', 'plate', 'bar', NAVY, SKY),
  'riverside-naga': design('dragon', 'spade', 'bend', TEAL, NAVY, '#3fae5a'),
  'golden-stupa-fc': design('pagoda', 'gem', 'halves', YELLOW, WINE),
  'northern-elephants': design('elephant', 'round', 'chief', RED, WHITE),
  'andaman-wave': design('wave', 'swiss', 'pales', WHITE, SKY),
  'lotus-united': design('lotus', 'plate', 'quarters', PLUM, BLACK),
  'old-city-warriors': design('blades', 'spade', 'bar', BLACK, RED),
  'quay-lanterns': design('lantern', 'gem', 'chief', NAVY, ORANGE),
  'skyline-herons': design('wings', 'round', 'bend', SKY, BLUE),
  'foundry-bulls': design('bull', 'spade', 'halves', RED, BLACK),
  'bayfront-comets': design('star', 'plate', 'pales', TEAL, BLACK),
  'sv-tannberg': design('tree', 'plate', 'chief', WHITE, GREEN),
  'eintracht-falkenau': design('falcon', 'round', 'halves', BLACK, YELLOW),
  'rot-weiss-seefeld': design('koi', 'swiss', 'bar', WHITE, RED),
  'fc-steinbruck': design('bridge', 'spade', 'quarters', SKY, NAVY),
  'pier-five': design('rod', 'round', 'chief', SKY, WHITE),
  'lantern-lane': design('lantern', 'spade', 'pales', BLACK, WINE),
  ropewalk: design('ladder', 'plate', 'bend', ORANGE, NAVY),
  'gull-corner': design('feather', 'swiss', 'halves', WHITE, NAVY),
  'tidewater-five': design('shell', 'gem', 'bar', BLUE, WHITE),
  'anchor-yard': design('anchor', 'spade', 'quarters', RED, NAVY),
  'mole-end': design('rabbit', 'round', 'pales', GREEN, BLACK),
  'ferry-row': design('ship', 'plate', 'bar', YELLOW, TEAL),
  'satay-street': design('flame', 'plate', 'quarters', YELLOW, RED),
  'tuk-tuk-five': design('racecar', 'round', 'bend', BLUE, YELLOW),
  'mango-alley': design('lemon', 'spade', 'halves', ORANGE, GREEN),
  'klong-side': design('turtle', 'gem', 'pales', SKY, TEAL),
  'jasmine-court': design('flower', 'swiss', 'chief', PLUM, GREEN, '#f4ede2'),
  'night-owls': design('owl', 'spade', 'bar', NAVY, YELLOW),
  'old-bridge': design('bridge', 'round', 'quarters', WHITE, BLACK),
  'teak-yard': design('tree', 'swiss', 'bend', WINE, ORANGE),
};
