import { flagStore, type GuardContext, type Refusal, refusalOf } from '@foyer/shared/flags';
import type { Guards } from '@foyer/shared/flags/guards';
import { memberType, useSession } from '@foyer/shared/session';
import { useStore } from '@foyer/shared/store';

/** What guards look at, followed by the component. */
export function useGuardContext(): GuardContext {
  const hasSession = useSession((state) => state.session !== undefined);
  const type = useSession(memberType);
  const member = useSession((state) => state.member);
  const flags = useStore(flagStore, (state) => state);
  return { hasSession, type, member, flags };
}

/** What a visitor who may not see this gets; undefined when it may show. */
export function useRefusal(guard: Guards): Refusal | undefined {
  return refusalOf(guard, useGuardContext());
}
