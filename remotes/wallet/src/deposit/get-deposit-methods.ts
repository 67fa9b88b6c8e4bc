import { call } from '@foyer/shared/api';
import { useLanguage } from '@foyer/shared/i18n';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** Everything that was ever asked of the ways to deposit, in the cache. */
export const methodsKey = ['wallet', 'depositMethods'] as const;

const depositMethodsOptions = (token: string, language: string) =>
  queryOptions({
    queryKey: [...methodsKey, token, language],
    queryFn: ({ signal }) => call('depositMethods', { query: { language }, signal }),
  });

/** The ways to deposit that are open to this member, named in the language of the site. */
export function useDepositMethods() {
  const token = useSession((state) => state.session?.token) ?? '';
  return useQuery(depositMethodsOptions(token, useLanguage()));
}
