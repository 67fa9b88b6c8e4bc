import { openDice } from './dice/game';
import { DICE_TEXTS } from './dice/texts';
import { DICE_TUNES } from './dice/tunes';
import { beginTable } from './table/begin';

await beginTable(DICE_TEXTS, DICE_TUNES, openDice);
