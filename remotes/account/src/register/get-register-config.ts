import { callQuery, useQuery } from '@foyer/shared/query';
import type { RegisterConfig } from './register-fields';

/**
 * The merchant's fields and rules of a registration, from two calls (S7-API-52, S7-API-53, A035). Both are kept in
 * the browser, so that a form has them before the network answers (A107). Undefined while loading; a failed call counts as an empty
 * answer, which leaves the base fields and the shared rules.
 */
export function useRegisterConfig(): RegisterConfig | undefined {
  const fields = useQuery(callQuery('setRegister'));
  const rules = useQuery(callQuery('registerValidation'));
  if (fields.isPending || rules.isPending) return undefined;
  return { fields: fields.data ?? {}, rules: rules.data ?? {} };
}
