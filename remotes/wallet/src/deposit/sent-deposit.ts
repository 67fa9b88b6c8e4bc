import { slotsOfRemote } from '@foyer/shared/storage';

/** A deposit that was sent and of which no answer came, with the key under which it is sent again; `at` in epoch ms. */
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

/** Stays when the session runs out, so that who logs in again does not pay twice; signing out empties this storage. */
export const sentDeposit = slotsOfRemote('wallet').json('session', 'sentDeposit', isSentDeposit, {
  stays: true,
  was: 'sentDeposit',
  until: '4.0.0',
});
