import { openTable } from './cards/game';
import { CARDS_TEXTS } from './cards/texts';
import { CARDS_TUNES } from './cards/tunes';
import { createSound } from './sound';
import { textsWith } from './texts';
import { soundToggle } from './toggle';
import { beginVisit, dress } from './visit';

const text = textsWith(dress.language, CARDS_TEXTS);
const sound = createSound(CARDS_TUNES);
soundToggle(text('sound'), sound);
// Tables have one of three cloths, always the same.
document.documentElement.dataset['cloth'] = String(dress.seed % 3);

const visit = await beginVisit(text);
if (visit?.game) openTable({ ...visit, game: visit.game }, { text, sound, colour: dress.light });
