import { call } from '@foyer/shared/api';
import { useLanguage } from '@foyer/shared/i18n';
import { queryOptions, useQuery } from '@foyer/shared/query';

const agreementQuery = (lang: string) =>
  queryOptions({
    queryKey: ['content', 'agreement', lang],
    queryFn: ({ signal }) => call('agreement', { query: { lang }, signal }),
    staleTime: 10 * 60_000,
  });

/** What a member agrees to, in the language of the moment. */
export const useAgreement = () => useQuery(agreementQuery(useLanguage()));
