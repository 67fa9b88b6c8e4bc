import { schemas } from '@foyer/shared/contract/schemas';
import { seal } from '@foyer/shared/crypto';
import type { Answer, Ask } from './ask';
import { type Judgement, judgeValue } from './judge';
import { rowOf } from './what-is-asked';

export interface LoggedIn {
  readonly judgement: Judgement;
  readonly token?: string;
  /** Why there is no session, in a sentence for a person. */
  readonly why?: string;
}

const codeOf = ({ json }: Answer): { code?: unknown; value?: { captcha?: unknown; publicKey?: unknown } } =>
  typeof json === 'object' && json !== null ? json : {};

/**
 * Logs a member in as the site does: the body sealed for the key of `/site.json` (A019), and once more for the key of a refusal
 * `sealing.key`. A captcha is for people: where one is asked for, there is no session.
 */
export async function logIn(
  ask: Ask,
  publicKey: string,
  account: { readonly username: string; readonly password: string },
): Promise<LoggedIn> {
  const { method, path } = rowOf('login');
  const send = (key: string): Promise<Answer> => {
    const { value, encryption } = seal({ ...account, captcha: '', type: 'username' }, key);
    return ask({ method, path, headers: { encryption }, body: JSON.stringify({ value }) });
  };
  const first = await send(publicKey);
  const fresh = codeOf(first).code === 'sealing.key' ? codeOf(first).value?.publicKey : undefined;
  const answer = typeof fresh === 'string' ? await send(fresh) : first;
  const judgement = judgeValue(answer, schemas.login.value, { refusals: 'any' });
  if (judgement.verdict !== 'right') return { judgement, why: 'the log-in was not answered rightly' };
  if (judgement.refused === undefined) {
    const { token, mustChangePassword } = judgement.value as { token: string; mustChangePassword?: boolean };
    return mustChangePassword === true
      ? { judgement, token, why: 'the member has a first password, which opens nothing; log in once and change it' }
      : { judgement, token };
  }
  const { code, value } = codeOf(answer);
  if (code === 'captcha.required' || code === 'captcha.error' || value?.captcha === true)
    return { judgement, why: 'the platform asks for a captcha at log-in, which a program does not read' };
  return { judgement, why: `the log-in was refused with ${judgement.refused}` };
}
