import { call } from '@foyer/shared/api';
import { cachedQuery, queryOptions, useQuery } from '@foyer/shared/query';
import { cached } from '@foyer/shared/storage';
import type { RegisterConfig } from './register-fields';

const fieldsQuery = queryOptions({
  queryKey: ['account', 'setRegister'],
  queryFn: ({ signal }) => call('setRegister', { signal }),
});

/** Kept in the browser, so that a form knows its rules before the network answers (A107). */
const rulesQuery = cachedQuery(() => cached.registerValidation.of(), {
  queryKey: ['account', 'registerValidation'],
  queryFn: ({ signal }) => call('registerValidation', { signal }),
});

/**
 * What the merchant asks of a registration: two calls, merged by the form (S7-API-52, S7-API-53, A035). Undefined while the
 * form cannot be drawn yet; a call that failed counts as an answer of nothing, which leaves the base fields and the shared
 * rules.
 */
export function useRegisterConfig(): RegisterConfig | undefined {
  const fields = useQuery(fieldsQuery);
  const rules = useQuery(rulesQuery);
  if (fields.isPending || rules.isPending) return undefined;
  return { fields: fields.data ?? {}, rules: rules.data ?? {} };
}
