import { boutOf } from '../../../base/fights/bout';
import { FIGHTS } from '../../../base/fights/table';
import { type Opened, openTable, type PageParts } from '../table/game';
import type { Scene } from '../table/present';
import type { Bead } from '../table/road';
import type { Text } from '../texts';
import { createArena } from './arena';
import { layoutOf } from './layout';
import { openFightsRules } from './rules';
import type { FIGHTS_TUNES } from './tunes';

type Outcome = ReturnType<typeof FIGHTS.play>;
type Parts = PageParts<keyof typeof FIGHTS_TUNES>;

/** How a bout ended, in a line. */
function lineOf(text: Text, { blows }: Outcome): string {
  const { winner, isOnPoints, round } = boutOf(blows);
  if (isOnPoints) return text(`${winner}-points.long`);
  return text(winner === 'draw' ? 'draw-down.long' : `${winner}round.long`, { round });
}

function sceneOf({ text, sound }: Parts): Scene<Outcome> {
  const arena = createArena(text);
  return {
    clear: arena.clear,
    show: ({ blows }) => arena.fight(blows, (what) => sound.play(what)),
    tell(outcome) {
      const line = lineOf(text, outcome);
      const { red, blue } = boutOf(outcome.blows);
      return { line, spoken: `${line}. ${text('left', { red, blue })}` };
    },
  };
}

const LETTERS = { red: 'R', blue: 'B', draw: 'D' } as const;

function beadOf(text: Text, outcome: Outcome): Bead {
  const { winner, isOnPoints, round } = boutOf(outcome.blows);
  return { look: winner, sign: `${LETTERS[winner]}${isOnPoints ? 'P' : round}`, said: lineOf(text, outcome) };
}

/** Opens an arena. */
export function openFights(visit: Opened, parts: Parts): void {
  const { text } = parts;
  const scene = sceneOf(parts);
  scene.clear();
  openTable(visit, {
    ...parts,
    table: FIGHTS,
    layout: layoutOf(text),
    scene,
    road: { rows: 2, beadOf: (outcome) => beadOf(text, outcome) },
    outcomeOf: ({ blows }) => (blows === undefined ? undefined : { blows }),
    openRules: (stakes) => openFightsRules(text, stakes),
  });
}
