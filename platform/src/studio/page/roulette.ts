import { openRoulette } from './roulette/game';
import { ROULETTE_TEXTS } from './roulette/texts';
import { ROULETTE_TUNES } from './roulette/tunes';
import { beginTable } from './table/begin';

await beginTable(ROULETTE_TEXTS, ROULETTE_TUNES, openRoulette);
