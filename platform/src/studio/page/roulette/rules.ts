import { ROULETTE } from '../../../base/roulette/table';
import { openRules, rule, type Stakes } from '../table/rules';
import type { Text } from '../texts';

/** The rules of roulette. */
export function openRouletteRules(text: Text, stakes: Stakes): void {
  openRules(text, stakes, {
    table: ROULETTE,
    bets: [
      [text('kind.straight'), 'straight-0'],
      [text('split'), 'split-1-2'],
      [text('kind.street'), 'street-1-2-3'],
      [text('kind.corner'), 'corner-1-2-4-5'],
      [text('kind.line'), 'line-1-2-3-4-5-6'],
      [text('rules.dozen'), 'dozen-1'],
      [text('rules.even'), 'red'],
    ],
    how: ['rules.wheel', 'rules.inside', 'rules.zero'].map((key) => rule(text(key))),
  });
}
