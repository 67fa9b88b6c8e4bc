import { seal } from '@foyer/shared/crypto';
import type { Page } from '@playwright/test';
import type { Member, Site } from './site';

/** Node does not resolve subdomains of localhost. */
const addressOf = (path: string): string => `http://127.0.0.1:${process.env['E2E_PORT']}${path}`;

interface Entered {
  readonly token: string;
  readonly customerType: number;
}

/** Logs a member in by the call. */
async function enter(page: Page, site: Site, { username, password }: Member): Promise<Entered> {
  const { value, encryption } = seal(
    { username, password, captcha: '', type: 'username' },
    await publicKey(page, site),
  );
  const answer = await page.request.post(addressOf('/wps/session/login'), {
    headers: { host: site.host, encryption },
    data: { value },
  });
  const { success, value: entered } = (await answer.json()) as { success: boolean; value: Entered };
  if (!success) throw new Error(`${username} could not log in: ${await answer.text()}`);
  return entered;
}

async function publicKey(page: Page, site: Site): Promise<string> {
  const config = await page.request.get(addressOf('/site.json'), { headers: { host: site.host } });
  return ((await config.json()) as { publicKey: string }).publicKey;
}

/** Makes calls as a member without a page; `call` seals what it sends and gives the value of the answer. */
export async function callsOf(page: Page, site: Site, member: Member) {
  const { token } = await enter(page, site, member);
  const key = await publicKey(page, site);
  return async <T>(path: string, body: object): Promise<T> => {
    const { value, encryption } = seal(body, key);
    const headers = { host: site.host, authorization: token, encryption };
    const answer = await page.request.post(addressOf(path), { headers, data: { value } });
    const { success, value: came } = (await answer.json()) as { success: boolean; value: T };
    if (!success) throw new Error(`${path}: ${await answer.text()}`);
    return came;
  };
}

/**
 * Logs a member in by the call, so that the next document of this tab is theirs, without the log-in page and home before it.
 * Those have tests of their own.
 */
export async function startSignedIn(page: Page, site: Site, member: Member): Promise<void> {
  const entered = await enter(page, site, member);
  const session = {
    token: entered.token,
    merchantCode: site.code,
    userName: member.username,
    type: entered.customerType,
  };
  await page.addInitScript(
    ([hostname, token, stored]) => {
      // Of this site only, and once: who logs out stays out.
      if (window.top !== window || location.hostname !== hostname) return;
      if (localStorage.getItem('e2e.entered') === token) return;
      localStorage.setItem('e2e.entered', token);
      sessionStorage.setItem('MC_SESSION_INFO', stored);
    },
    [site.host, entered.token, JSON.stringify(session)] as const,
  );
}
