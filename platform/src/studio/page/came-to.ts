import { totalOf } from '../../base/cards/baccarat';
import { boutOf } from '../../base/fights/bout';
import { shotsOf } from '../../base/fish/shots';
import { timesOf } from '../../base/fish/table';
import type { PastRound } from '../protocol';

/** What a round came to, in signs that need no language. */
export function cameTo({
  multiplier,
  target,
  hands,
  pocket,
  dice,
  numbers,
  blows,
  nets,
  spots = {},
}: PastRound): string {
  if (hands !== undefined) return `P ${totalOf(hands.player)} : ${totalOf(hands.banker)} B`;
  if (pocket !== undefined) return String(pocket);
  if (dice !== undefined) return dice.join(' + ');
  if (numbers !== undefined) return numbers.join(' ');
  if (blows !== undefined) {
    const { red, blue, round } = boutOf(blows);
    return `R ${red} : ${blue} B / ${round}`;
  }
  if (nets !== undefined) {
    const each = shotsOf(Object.keys(spots)).map(({ place, fish }) => timesOf(fish, nets[place - 1]));
    return each.map((times) => (times === 0 ? '–' : `×${times}`)).join(' ');
  }
  return `${multiplier}×${target === undefined ? '' : ` / ${target}×`}`;
}
