import { callQuery, useQuery } from '@foyer/shared/query';
import { type FieldRule, fieldRule } from '@foyer/shared/validation';

interface AccountRules {
  readonly username: FieldRule;
  readonly password: FieldRule;
  /** False while they are the shared ones only because the merchant's are under way. */
  readonly areKnown: boolean;
}

/** The merchant's rules for name and password of a registration; the shared ones until they are known. */
export function useAccountRules(): AccountRules {
  const { data, isPending } = useQuery(callQuery('registerValidation'));
  return {
    username: fieldRule('username', data?.username).rule,
    password: fieldRule('password', data?.password).rule,
    areKnown: !isPending,
  };
}
