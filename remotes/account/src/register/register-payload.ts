import { siteConfig } from '@foyer/shared/api';
import type { RegisterFieldName, RegisterPayload } from '@foyer/shared/contract';
import { registerMethod } from '@foyer/shared/device';
import type { RegisterValues } from './register-fields';

interface Registration {
  readonly shown: readonly RegisterFieldName[];
  readonly values: RegisterValues;
  readonly dialingCode: string;
  /** Proof of the external service, where it sent the code (A029). */
  readonly idToken?: string | undefined;
}

/**
 * The request of a registration before sealing (S3-REGISTER-01 to S3-REGISTER-08): the shown, filled fields by name, the host
 * name twice (A041), and the kind of client (A040).
 */
export function payloadOf({ shown, values, dialingCode, idToken }: Registration): RegisterPayload {
  const filled = shown.filter((name) => values[name] !== '');
  return {
    ...Object.fromEntries(filled.map((name) => [name, values[name]])),
    ...(filled.includes('password') ? { confirmPassword: values.password } : {}),
    ...(filled.includes('mobileNum') ? { countryDialingCode: dialingCode } : {}),
    ...(idToken === undefined ? {} : { firebaseChannel: 'sms', firebaseIdToken: idToken }),
    registerUrl: location.hostname,
    domain: location.hostname,
    registerMethod: registerMethod(siteConfig().nativeToken),
    type: 0,
  };
}
