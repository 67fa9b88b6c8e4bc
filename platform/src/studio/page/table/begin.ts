import { createSound, type Note } from '../sound';
import { type Tables, textsWith } from '../texts';
import { soundToggle } from '../toggle';
import { beginVisit, dress } from '../visit';
import type { Opened, PageParts } from './game';

/** Begins a visit at a table: its cloth and its sounds, then what `open` makes of it. */
export async function beginTable<Moment extends string>(
  texts: Tables,
  tunes: Readonly<Record<Moment, readonly Note[]>>,
  open: (visit: Opened, parts: PageParts<Moment>) => void,
): Promise<void> {
  const text = textsWith(dress.language, texts);
  const sound = createSound(tunes);
  soundToggle(text('sound'), sound);
  // Tables have one of three cloths, always the same.
  document.documentElement.dataset['cloth'] = String(dress.seed % 3);
  const visit = await beginVisit(text);
  if (visit?.game) open({ ...visit, game: visit.game }, { text, sound, colour: dress.light });
}
