import { type Dice, isTriple, sumOf } from '../../../base/dice/spots';
import { DICE } from '../../../base/dice/table';
import { find } from '../dom';
import { type Opened, openTable, type PageParts } from '../table/game';
import type { Scene } from '../table/present';
import type { Bead } from '../table/road';
import type { Text } from '../texts';
import { createDome } from './dome';
import { layoutOf } from './layout';
import { openDiceRules } from './rules';
import type { DICE_TUNES } from './tunes';

type Outcome = ReturnType<typeof DICE.play>;
type Parts = PageParts<keyof typeof DICE_TUNES>;

const FIRST: Dice = [1, 4, 6];

/** What three dice are: a triple, else small or big. */
const resultOf = (dice: Dice): 'triple' | 'small' | 'big' =>
  isTriple(dice) ? 'triple' : sumOf(dice) <= 10 ? 'small' : 'big';

const lineOf = (text: Text, dice: Dice): string =>
  `${text('came', { dice: dice.join(' + '), sum: sumOf(dice) })} · ${text(resultOf(dice))}`;

/** The dice under their dome. */
function sceneOf({ text, sound }: Parts, last: Dice): Scene<Outcome> {
  const dome = createDome(last);
  const sum = find('dice-sum');
  return {
    clear() {
      sum.textContent = '';
    },
    async show({ dice }) {
      await dome.roll(dice, (what) => sound.play(what));
      sum.textContent = String(sumOf(dice));
    },
    tell({ dice }) {
      const line = lineOf(text, dice);
      return { line, spoken: `${line}.` };
    },
  };
}

function beadOf(text: Text, { dice }: Outcome): Bead {
  return { look: resultOf(dice), sign: String(sumOf(dice)), said: lineOf(text, dice) };
}

/** Opens a table of dice. */
export function openDice(visit: Opened, parts: Parts): void {
  const { text } = parts;
  const last = visit.rounds.find(({ dice }) => dice !== undefined)?.dice ?? FIRST;
  openTable(visit, {
    ...parts,
    table: DICE,
    layout: layoutOf(text),
    scene: sceneOf(parts, last),
    road: { rows: 2, beadOf: (outcome) => beadOf(text, outcome) },
    outcomeOf: ({ dice }) => (dice === undefined ? undefined : { dice }),
    openRules: (stakes) => openDiceRules(text, stakes),
  });
}
