import { captchas } from '../base/db/schema';
import type { Answer, CallInput, TestPlatform } from './platform';

type SmsCall = 'smsNoLogin' | 'smsRegister' | 'smsReset';

/** Asks for an SMS code, solving the captcha where one is shown. */
export async function askForCode<N extends SmsCall>(
  platform: Pick<TestPlatform, 'api' | 'db'>,
  name: N,
  input: CallInput & { readonly body: object },
): Promise<Answer<N>> {
  const first = await platform.api(name, input);
  if (first.code !== 'captcha.required') return first;
  const { site } = input;
  const image = await platform.api('captcha', { site });
  const shown = (await platform.db.select().from(captchas)).filter((row) => row.merchantCode === site.code).at(-1);
  const cookies = { ...input.cookies, captcha: image.cookies['captcha'] ?? '' };
  return platform.api(name, { ...input, cookies, body: { ...input.body, captcha: shown?.answer ?? '' } });
}
