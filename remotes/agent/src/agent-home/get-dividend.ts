import { hasPrompts } from '@foyer/shared/flags';
import { callQuery, useQuery } from '@foyer/shared/query';
import { memberType, useSession } from '@foyer/shared/session';

/**
 * Whether this agent has dividends; loaded for possible types only, false if unknown (A096, S6-ROLES-14). Undefined while
 * loading.
 */
export function useDividend(): boolean | undefined {
  const type = useSession(memberType);
  const { data, isLoading } = useQuery({ ...callQuery('dividendInfo'), enabled: hasPrompts(type) });
  return isLoading ? undefined : hasPrompts(type) && data?.enabled === true;
}
