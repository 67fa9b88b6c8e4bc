import { SPOTS } from '../../../base/cards/spots';
import { CARDS } from '../../../base/cards/table';
import { openRules, rows, rule, type Stakes } from '../table/rules';
import type { Text } from '../texts';

/** A spot by its whole name. */
export const longName = (text: Text, spot: string): string => text(spot.endsWith('Pair') ? `${spot}.long` : spot);

/** The rules of baccarat. */
export function openCardsRules(text: Text, stakes: Stakes): void {
  const after = (from: string, to: string) => text('rules.after', { from, to });
  openRules(text, stakes, {
    table: CARDS,
    bets: SPOTS.map((spot) => [longName(text, spot), spot]),
    how: [
      ...['rules.tie', 'rules.deal', 'rules.player', 'rules.banker'].map((key) => rule(text(key))),
      rows(
        [text('rules.total'), text('rules.takes')],
        [
          ['0 – 2', text('rules.always')],
          ['3', text('rules.not8')],
          ['4', after('2', '7')],
          ['5', after('4', '7')],
          ['6', after('6', '7')],
          ['7', text('rules.never')],
        ],
      ),
      rule(text('rules.shoe')),
    ],
  });
}
