import type { Translate } from '@foyer/shared/i18n';
import { CallFailure, callsBelow } from '../front/calls';

/** Sends a call of the console, below `/console/api`. Throws CallFailure. */
export const consoleCall = callsBelow('/console/api', 'x-console');

const known = [
  'failure.offline',
  'failure.signed.out',
  'failure.password.wrong',
  'failure.password.same',
  'failure.role.low',
  'failure.request.invalid',
  'failure.not.found',
  'failure.busy',
  'failure.name.taken',
  'failure.person.own',
  'failure.experiment.base',
  'failure.orders.many',
  'failure.preview.refused',
  'failure.keys.many',
  'failure.keys.often',
];

/** The text of a failure. */
export function failureText(t: Translate, error: unknown): string {
  if (!(error instanceof CallFailure)) return t('failure.unknown');
  const { code, value } = error;
  if (code === 'tries.many') return t('failure.tries.many', { count: Number(value['retryAfter'] ?? 60) });
  const key = code === 'not.now' ? `failure.${String(value['reason'])}` : `failure.${code}`;
  return t(known.includes(key) ? key : 'failure.unknown');
}
