import { expect } from '@playwright/test';
import type { Member, Site } from '../support/site';
import { words } from '../support/words';
import { button, field, link, type Phone, part } from './phone';

/** The journey is made in the language that the site has at first: Thai. */
export const say = words('TY');

/** An upper limit for a busy machine, ms. */
export const PATIENCE = 90_000;

/** Presses what comes to be there. */
export const press = (phone: Phone, path: string): Promise<void> =>
  expect(() => phone.press(path)).toPass({ timeout: PATIENCE });

export const type = (phone: Phone, path: string, text: string): Promise<void> =>
  expect(() => phone.type(path, text)).toPass({ timeout: PATIENCE });

/** Waits until an element with this text is seen. */
export const sees = (phone: Phone, path: string, text: string): Promise<void> =>
  expect.poll(async () => (await phone.texts(path)).join('\n'), { timeout: PATIENCE }).toContain(text);

/** Waits until such an element is there. */
export const shows = (phone: Phone, path: string): Promise<void> =>
  expect.poll(async () => (await phone.texts(path)).length, { timeout: PATIENCE }).toBeGreaterThan(0);

export const isAt = (phone: Phone, address: RegExp): Promise<void> =>
  expect.poll(() => phone.address(), { timeout: PATIENCE }).toMatch(address);

/** Opens home for the first time, and closes both greetings. */
export async function arrive(phone: Phone, site: Site): Promise<void> {
  await phone.open(site.url('/m/home'));
  const notices = say('content', 'noticePopup.title');
  const close = `//dialog[@open]${button(say('shared', 'ui.close'))}`;
  await press(phone, close);
  await sees(phone, '//dialog[@open]//h2', notices);
  await press(phone, close);
  await expect.poll(async () => (await phone.texts('//dialog[@open]')).length, { timeout: PATIENCE }).toBe(0);
}

/** Logs in by the header's link and the page's form. */
export async function logIn(phone: Phone, { username, password }: Member): Promise<void> {
  await press(phone, `//header${link(say('shell', 'header.login'))}`);
  const form = part('account/login');
  await type(phone, form + field(say('account', 'login.username')), username);
  await type(phone, form + field(say('account', 'login.password')), password);
  await press(phone, form + button(say('account', 'login.submit')));
  await isAt(phone, /\/m\/home$/);
}
