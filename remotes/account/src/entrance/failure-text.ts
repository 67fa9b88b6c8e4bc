import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { NoTokenError } from './no-token';

/** Text of an error, of the platform or of the external service. */
export function useFailureText(): (error: unknown) => string {
  const t = useT('account');
  const shared = useT('shared');
  return (error) => (error instanceof NoTokenError ? t('external.noToken') : shared(errorTextKey(error)));
}
