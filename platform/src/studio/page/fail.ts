import { CallError } from './api';
import { money } from './money';
import { showOver } from './over';
import { tellOver } from './site';
import { text } from './visit';

/** Says what became of a call: the visit's last page where it has ended, else a sentence. */
export function failWith(error: unknown, complain: (sentence: string) => void): void {
  const { status, code, minBet = '' } = error instanceof CallError ? error : new CallError('unknown');
  if (status === 401) {
    showOver(text);
    tellOver();
  } else complain(text(code, code === 'stake.low' ? { amount: money(minBet) } : {}));
}
