import { prepareLogin } from '../entrance/send-login';

/** How a body with a password in it is sealed on its way (A019). Rejects when the encryption cannot be loaded. */
export async function sealing(body: object) {
  const { seal } = await prepareLogin();
  return (key: string) => seal(body, key);
}
