import { openCards } from './cards/game';
import { CARDS_TEXTS } from './cards/texts';
import { CARDS_TUNES } from './cards/tunes';
import { beginTable } from './table/begin';

await beginTable(CARDS_TEXTS, CARDS_TUNES, openCards);
