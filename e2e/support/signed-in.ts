import { seal } from '@foyer/shared/crypto';
import type { Page } from '@playwright/test';
import type { Member, Site } from './site';

interface Login {
  success: boolean;
  value: { token: string; customerType: number };
}

/** Node does not resolve subdomains of localhost. */
const addressOf = (path: string): string => `http://127.0.0.1:${process.env['E2E_PORT']}${path}`;

/**
 * Logs a member in by the call, so that the next document of this tab is theirs, without the log-in page and home before it.
 * Those have tests of their own.
 */
export async function startSignedIn(page: Page, site: Site, { username, password }: Member): Promise<void> {
  const host = { host: site.host };
  const config = await page.request.get(addressOf('/site.json'), { headers: host });
  const { publicKey } = (await config.json()) as { publicKey: string };
  const { value, encryption } = seal({ username, password, captcha: '', type: 'username' }, publicKey);
  const answer = await page.request.post(addressOf('/wps/session/login'), {
    headers: { ...host, encryption },
    data: { value },
  });
  const { success, value: entered } = (await answer.json()) as Login;
  if (!success) throw new Error(`${username} could not log in: ${await answer.text()}`);
  const session = { token: entered.token, merchantCode: site.code, userName: username, type: entered.customerType };
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
