import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** The offered pictures and the one in use (S7-API-55), loaded only when `wanted`. */
export function useHeadIcons(wanted: boolean) {
  const isMember = useSession((state) => state.session !== undefined);
  return useQuery({ ...callQuery('headIcon'), enabled: wanted && isMember });
}
