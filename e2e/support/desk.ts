import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Ops } from './ops';
import { callsOf } from './signed-in';
import type { Site } from './site';

const PASSWORD = 'correct horse battery';
const PAY = '246810';

/** An address of the operators' desk. */
export const deskAt = (path: string): string => `http://${process.env['E2E_OPS_LISTEN']}/desk${path}`;

/** Makes an operator of a merchant; returns its name, which no other test has. */
export async function operator(ops: Ops, site: Site, role: 'cashier' | 'manager'): Promise<string> {
  const name = `${role}-${site.code.toLowerCase()}`;
  await ops.call('POST', '/operators', { name, password: PASSWORD, roles: { [site.code]: role } });
  return name;
}

/** Signs in by keyboard; the name's field has the focus or gets it. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

/** A member asks for a withdrawal; returns its number. */
export async function askWithdrawal(page: Page, site: Site, amount: string): Promise<string> {
  const call = await callsOf(page, site, await site.member({ paymentPassword: PAY }));
  const card = { bank: 'SCB', holder: 'Mali Suk', number: '700000000001', paymentPassword: PAY };
  const { cards } = await call<{ cards: { id: number }[] }>('/wps/bankcards/card', card);
  const asked = { card: cards[0]?.id, amount, paymentPassword: PAY, key: randomUUID() };
  return (await call<{ orderNo: string }>('/wps/transaction/withdraw', asked)).orderNo;
}
