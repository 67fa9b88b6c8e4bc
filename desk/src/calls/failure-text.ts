import type { Translate } from '@foyer/shared/i18n';
import { CallFailure } from '../front/calls';

const known = [
  'failure.offline',
  'failure.signed.out',
  'failure.password.wrong',
  'failure.role.low',
  'failure.request.invalid',
  'failure.not.found',
  'failure.busy',
  'failure.contract.type',
  'failure.contract.waits',
  'failure.contract.closed',
  'failure.feedback.answered',
  'failure.application.accepted',
  'failure.application.refused',
  'failure.name.taken',
];

/** The text of a failure. */
export function failureText(t: Translate, error: unknown): string {
  if (!(error instanceof CallFailure)) return t('failure.unknown');
  const { code, value } = error;
  if (code === 'order.late') return t('failure.order.late', { state: t(`state.${String(value['status'])}`) });
  if (code === 'tries.many') return t('failure.tries.many', { count: Number(value['retryAfter'] ?? 60) });
  const key = code === 'not.now' ? `failure.${String(value['reason'])}` : `failure.${code}`;
  return t(known.includes(key) ? key : 'failure.unknown');
}
