import { slotsOfRemote } from '@foyer/shared/storage';

/** A sent deposit without an answer, and the key to repeat it with; `at` in epoch ms. */
interface SentDeposit {
  method: string;
  amount: string;
  key: string;
  at: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSentDeposit = (value: unknown): value is SentDeposit =>
  isRecord(value) &&
  ['method', 'key'].every((name) => typeof value[name] === 'string') &&
  /^\d+(\.\d+)?$/.test(String(value['amount'])) &&
  typeof value['at'] === 'number';

/** Kept when the session expires, so that nobody pays twice after the next log-in; deleted at log-out. */
export const sentDeposit = slotsOfRemote('wallet').json('session', 'sentDeposit', isSentDeposit, {
  stays: true,
  was: 'sentDeposit',
  until: '4.0.0',
});
