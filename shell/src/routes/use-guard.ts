import { flagStore, type GuardContext, type Refusal, refusalOf } from '@foyer/shared/flags';
import { memberType, useSession } from '@foyer/shared/session';
import { useStore } from '@foyer/shared/store';

export const guardNames = (guard: string | string[] | undefined): readonly string[] =>
  guard === undefined ? [] : typeof guard === 'string' ? [guard] : guard;

/** What guards look at, followed by the component. */
export function useGuardContext(): GuardContext {
  const hasSession = useSession((state) => state.session !== undefined);
  const type = useSession(memberType);
  const member = useSession((state) => state.member);
  const flags = useStore(flagStore, (state) => state);
  return { hasSession, type, member, flags };
}

/** What a visitor who may not see this gets; undefined when it may show. */
export function useRefusal(guard: string | string[] | undefined): Refusal | undefined {
  return refusalOf(guardNames(guard), useGuardContext());
}
