import { type Denial, denialOf, flagStore, type GuardContext } from '@foyer/shared/flags';
import type { Guards } from '@foyer/shared/flags/guards';
import { memberType, useSession } from '@foyer/shared/session';
import { useStore } from '@foyer/shared/store';

export function useGuardContext(): GuardContext {
  const hasSession = useSession((state) => state.session !== undefined);
  const type = useSession(memberType);
  const member = useSession((state) => state.member);
  const flags = useStore(flagStore, (state) => state);
  return { hasSession, type, member, flags };
}

/** What a visitor gets who does not pass the guards; undefined when the page may show. */
export function useDenial(guard: Guards): Denial | undefined {
  return denialOf(guard, useGuardContext());
}
