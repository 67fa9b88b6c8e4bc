import { call } from '@foyer/shared/api';
import type { RegisterPayload, RegisterValue } from '@foyer/shared/contract';
import { prepareLogin } from '../entrance/send-login';
import type { Way } from './register-fields';

/** Call of each way (S7-API-15, S7-API-17). */
const calls = { username: 'register', mobileNum: 'registerMobile' } as const;

/**
 * Sends a registration with its body sealed (S7-API-16, A038).
 *
 * @throws {ApiError} the platform's refusal; its value may name the field
 */
export async function sendRegister(way: Way, payload: RegisterPayload): Promise<RegisterValue> {
  const { seal } = await prepareLogin();
  return call(calls[way], { body: payload, seal });
}
