import { openFish } from './fish/game';
import { FISH_TEXTS } from './fish/texts';
import { FISH_TUNES } from './fish/tunes';
import { beginTable } from './table/begin';

await beginTable(FISH_TEXTS, FISH_TUNES, openFish);
