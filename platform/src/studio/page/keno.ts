import { openKeno } from './keno/game';
import { KENO_TEXTS } from './keno/texts';
import { KENO_TUNES } from './keno/tunes';
import { beginTable } from './table/begin';

await beginTable(KENO_TEXTS, KENO_TUNES, openKeno);
