import { openFights } from './fights/game';
import { FIGHTS_TEXTS } from './fights/texts';
import { FIGHTS_TUNES } from './fights/tunes';
import { beginTable } from './table/begin';

await beginTable(FIGHTS_TEXTS, FIGHTS_TUNES, openFights);
