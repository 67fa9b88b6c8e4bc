import { DICE } from '../../../base/dice/table';
import { openRules, rule, type Stakes } from '../table/rules';
import type { Text } from '../texts';

/** The rules of the dice. */
export function openDiceRules(text: Text, stakes: Stakes): void {
  openRules(text, stakes, {
    table: DICE,
    bets: [
      [text('rules.evens'), 'small'],
      ...[4, 5, 6, 7, 8, 9, 10].map(
        (sum) => [text('rules.totals', { first: sum, second: 21 - sum }), `total-${sum}`] as const,
      ),
      [text('rules.single'), 'single-1'],
      [text('rules.double'), 'double-1'],
      [text('rules.triple'), 'triple-1'],
      [text('triple-any'), 'triple-any'],
      [text('rules.pair'), 'pair-1-2'],
    ],
    how: ['rules.dice', 'rules.lose', 'rules.times'].map((key) => rule(text(key))),
  });
}
