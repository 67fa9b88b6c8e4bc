import { callQuery, useQuery } from '@foyer/shared/query';
import type { RegisterConfig } from './register-fields';

/**
 * What the merchant asks of a registration: two calls, merged by the form (S7-API-52, S7-API-53, A035). The rules are kept in the
 * browser, so that a form knows them before the network answers (A107). Undefined while the
 * form cannot be drawn yet; a call that failed counts as an answer of nothing, which leaves the base fields and the shared
 * rules.
 */
export function useRegisterConfig(): RegisterConfig | undefined {
  const fields = useQuery(callQuery('setRegister'));
  const rules = useQuery(callQuery('registerValidation'));
  if (fields.isPending || rules.isPending) return undefined;
  return { fields: fields.data ?? {}, rules: rules.data ?? {} };
}
