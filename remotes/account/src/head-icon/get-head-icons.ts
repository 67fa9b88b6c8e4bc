import { call } from '@foyer/shared/api';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

const headIconsOptions = (token: string) =>
  queryOptions({ queryKey: ['account', 'headIcon', token], queryFn: ({ signal }) => call('headIcon', { signal }) });

/** The pictures to choose from and the one in use (S7-API-55); asked for while `wanted`. */
export function useHeadIcons(wanted: boolean) {
  const token = useSession((state) => state.session?.token) ?? '';
  return useQuery({ ...headIconsOptions(token), enabled: wanted && token !== '' });
}
