import { isAgent, TRIAL_TYPE } from '@foyer/shared/flags';
import type { Translate } from '@foyer/shared/i18n';

/** Kind of an account in a word, and the number that members' own calls say. */
export function memberKind(t: Translate, type: number): string {
  const kind = type === TRIAL_TYPE ? 'trial' : isAgent(type) ? 'agent' : 'player';
  return `${t(`members.kind.${kind}`)} · ${t('members.type', { type })}`;
}
