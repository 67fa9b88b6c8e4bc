import { ROUND_NUMBERS } from '../../../base/fights/spots';
import { FIGHTS } from '../../../base/fights/table';
import { openRules, rule, type Stakes } from '../table/rules';
import type { Text } from '../texts';

/** The rules of an arena. */
export function openFightsRules(text: Text, stakes: Stakes): void {
  openRules(text, stakes, {
    table: FIGHTS,
    bets: [
      [text('rules.corner'), 'fight-red'],
      [text('fight-draw'), 'fight-draw'],
      [text('rules.draw-down'), 'draw-down'],
      [text('draw-points.long'), 'draw-points'],
      [text('rules.opens'), 'opens-red'],
      [text('opens-both.long'), 'opens-both'],
      [text('fight-short.long'), 'fight-short'],
      [text('fight-long.long'), 'fight-long'],
      ...ROUND_NUMBERS.map((round) => [text('endround.long', { round }), `endround-${round}`] as const),
      [text('fight-points.long'), 'fight-points'],
      ...ROUND_NUMBERS.map((round) => [text('rules.exact', { round }), `redround-${round}`] as const),
      [text('rules.exact-points'), 'red-points'],
    ],
    how: ['rules.bout', 'rules.blows', 'rules.refund'].map((key) => rule(text(key))),
  });
}
