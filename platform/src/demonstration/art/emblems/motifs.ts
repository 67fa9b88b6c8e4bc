import { BEASTS } from '../figures/beasts';
import { BIRDS_AND_SEA } from '../figures/birds-and-sea';
import { BUILDINGS } from '../figures/buildings';
import { DRAGONS } from '../figures/dragons';
import { PEOPLE } from '../figures/people';
import { PLANTS_AND_FOOD } from '../figures/plants-and-food';
import { TOOLS } from '../figures/tools';
import { WEATHER } from '../figures/weather';
import type { Motif, MotifSet } from '../pieces/motif';
import { CARDS } from './cards';
import { CREATURES } from './creatures';
import { ESPORTS } from './esports';
import { FRUITS } from './fruits';
import { GEMS } from './gems';
import { MAGIC } from './magic';
import { NUMBERS } from './numbers';
import { PLACES } from './places';
import { REEF } from './reef';
import { RING } from './ring';
import { SEA } from './sea';
import { SPORTS } from './sports';
import { SPORTS_GEAR } from './sports-gear';
import { TABLES } from './tables';
import { TREASURES } from './treasures';

export const MOTIFS: MotifSet = {
  ...FRUITS,
  ...GEMS,
  ...TREASURES,
  ...PLACES,
  ...CREATURES,
  ...MAGIC,
  ...SEA,
  ...REEF,
  ...TABLES,
  ...CARDS,
  ...RING,
  ...SPORTS,
  ...SPORTS_GEAR,
  ...ESPORTS,
  ...NUMBERS,
  ...DRAGONS,
  ...BEASTS,
  ...BIRDS_AND_SEA,
  ...PEOPLE,
  ...WEATHER,
  ...PLANTS_AND_FOOD,
  ...BUILDINGS,
  ...TOOLS,
};

/** The motif with an id; throws for an unknown one. */
export function motifOf(id: string): Motif {
  const motif = MOTIFS[id];
  if (!motif) throw new Error(`No emblem is drawn for "${id}"`);
  return motif;
}
