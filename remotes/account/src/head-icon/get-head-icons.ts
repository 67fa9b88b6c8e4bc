import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** The pictures to choose from and the one in use (S7-API-55); asked for while `wanted`. */
export function useHeadIcons(wanted: boolean) {
  const isMember = useSession((state) => state.session !== undefined);
  return useQuery({ ...callQuery('headIcon'), enabled: wanted && isMember });
}
