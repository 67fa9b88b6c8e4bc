import { type Hands, isPair, totalOf, winnerOf } from '../../../base/cards/baccarat';
import { CARDS } from '../../../base/cards/table';
import { find } from '../dom';
import { element } from '../sheet';
import type { Layout } from '../table/bets';
import { type Opened, openTable, type PageParts } from '../table/game';
import type { Scene } from '../table/present';
import type { Bead } from '../table/road';
import type { Text } from '../texts';
import { cardName } from './face';
import { createFelt } from './felt';
import { longName, openCardsRules } from './rules';
import type { CARDS_TUNES } from './tunes';

type Outcome = ReturnType<typeof CARDS.play>;
type Parts = PageParts<keyof typeof CARDS_TUNES>;

const LETTERS = { player: 'P', banker: 'B', tie: 'T' } as const;
const SIDES = ['player', 'banker'] as const;

const layoutOf = (text: Text): Layout => ({
  nameOf: (spot) => longName(text, spot),
  faceOf: (spot, odds) => [
    element('span', { class: 'spot-name' }, text(spot)),
    element('span', { class: 'spot-odds', dir: 'ltr' }, odds),
  ],
  lay: (buttons) => find('spots').replaceChildren(...buttons.values()),
});

/** The cards one after another, then who won. */
function sceneOf({ text, sound }: Parts): Scene<Outcome> {
  const felt = createFelt();
  const handSaid = (whose: keyof Hands, hand: readonly number[]) =>
    text('hand', {
      whose: text(whose),
      cards: hand.map((card) => cardName(text, card)).join(', '),
      points: totalOf(hand),
    });
  return {
    clear: felt.clear,
    async show({ hands }) {
      await felt.deal(hands, (what) => sound.play(what));
      const winner = winnerOf(hands);
      if (winner !== 'tie') find(winner).classList.add('wins');
    },
    tell({ hands }) {
      const pairs = SIDES.filter((side) => isPair(hands[side]));
      const line = [
        text(`won.${winnerOf(hands)}`, { player: totalOf(hands.player), banker: totalOf(hands.banker) }),
        ...pairs.map((side) => text(`${side}Pair.long`)),
      ].join(' · ');
      return { line, spoken: [...SIDES.map((side) => handSaid(side, hands[side])), `${line}.`].join(' ') };
    },
  };
}

function beadOf(text: Text, { hands }: Outcome): Bead {
  const winner = winnerOf(hands);
  const pairs = SIDES.flatMap((side) => (isPair(hands[side]) ? [`${side}-pair`] : []));
  return { look: [winner, ...pairs].join(' '), sign: LETTERS[winner], said: text(winner) };
}

/** Opens a table of baccarat. */
export function openCards(visit: Opened, parts: Parts): void {
  const { text } = parts;
  openTable(visit, {
    ...parts,
    table: CARDS,
    layout: layoutOf(text),
    scene: sceneOf(parts),
    road: { rows: 4, beadOf: (outcome) => beadOf(text, outcome) },
    outcomeOf: ({ hands }) => (hands === undefined ? undefined : { hands }),
    openRules: (stakes) => openCardsRules(text, stakes),
  });
}
