import { CallError } from './api';
import { money } from './money';
import { showOver } from './over';
import { tellOver } from './site';
import type { Text } from './texts';
import { text } from './visit';

/**
 * Says what became of a call: the visit's last page where it has ended, else a sentence.
 *
 * @param say the page's texts, where a kind of game has some of its own
 */
export function failWith(error: unknown, complain: (sentence: string) => void, say: Text = text): void {
  const { status, code, minBet, maxStake } = error instanceof CallError ? error : new CallError('unknown');
  if (status === 401) {
    showOver(text);
    tellOver();
  } else {
    const bound = { 'stake.low': minBet, 'stake.high': maxStake }[code];
    complain(say(code, bound === undefined ? {} : { amount: money(bound) }));
  }
}
