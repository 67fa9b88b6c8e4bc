import type { Page } from '@playwright/test';
import type { FaultyPage } from '../support/fault-cases';
import { expect, test } from '../support/fixtures';
import { liveParts } from '../support/release';
import { MILLISECONDS } from './table-reporter';

/** Ms within which the page must be usable. */
const USABLE = 2000;
export const SERVED = 6000;
/** Ms until both releases have failed: four hanging files and the time between them. */
export const GIVEN_UP = 15_000;

export const partOf = (page: Page, { part, expose }: FaultyPage) => page.locator(`[data-part="${part}/${expose}"]`);
export const baseOf = (part: string): string => liveParts()[part]?.metadata.version ?? '';
export const retryOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

export function note(from: number): void {
  const milliseconds = Math.round(performance.now() - from);
  test.info().annotations.push({ type: MILLISECONDS, description: String(milliseconds) });
}

/** Expects header and footer to work in time, on pages that have them. A broken page with its own bar gets the shell's. */
export async function expectFrame(page: Page, { part }: FaultyPage): Promise<void> {
  const header = page.getByRole('banner').getByRole('button').first();
  const footer = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  const frame = {
    account: [],
    agent: [],
    content: [header],
    games: [header, footer],
    wallet: [header, footer],
  }[part];
  if (!frame) throw new Error(`nothing is said of the frame around ${part}`);
  await Promise.all(frame.map((each) => expect(each).toBeVisible({ timeout: USABLE })));
  for (const each of frame) await each.click({ trial: true });
}

export async function expectServed(page: Page, faulty: FaultyPage, version: string | RegExp): Promise<void> {
  const part = partOf(page, faulty);
  await expect(part).toHaveAttribute('data-version', version, { timeout: SERVED });
  await expect(part.locator(':visible').first()).toBeVisible();
}
