import { openableSheet } from '../dialog';
import { money } from '../money';
import { element } from '../sheet';
import { type Text, textsWith } from '../texts';
import { dress } from '../visit';
import { MOST_LEGS, MOST_ODDS } from './limits';

interface Limits {
  readonly minBet: string;
  readonly maxStake: string;
  readonly stakeStep: string;
}

/** The rules of the book: what each market means, when stakes come back, what the house keeps, how a match is checked. */
export async function openBookRules(text: Text, { minBet, maxStake, stakeStep }: Limits): Promise<void> {
  const { PARTS, MARGIN, MOST_PAYOUT, RULES } = await import('../book-rules');
  const say = textsWith(dress.language, RULES);
  const most = { odds: MOST_ODDS, most: money(MOST_PAYOUT) };
  const values = {
    n: MOST_LEGS,
    ...MARGIN,
    ...most,
    low: money(minBet),
    high: money(maxStake),
    step: money(stakeStep),
  };
  const parts = PARTS.flatMap((part) => [
    element('h3', {}, say(`rules.${part}.head`)),
    element('p', { class: 'rule' }, say(`rules.${part}`, values)),
  ]);
  openableSheet('rules', text('rules.title'), text, ...parts).showModal();
}
