import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { expect, test } from '../support/fixtures';
import { siteFolder, workspace } from '../support/release';
import { choose, loginForm } from '../support/site';

const SAMPLE = path.join(workspace, 'docs', 'guides', 'sample-back-end', 'server.mjs');

/** Starts the sample back end on a free port, with the releases of the site under test. */
async function startSample(): Promise<{ origin: string; stop: () => void }> {
  const sample = spawn(process.execPath, [SAMPLE, siteFolder(), '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: sample.stdout }))
    return { origin: new URL(line).origin, stop: () => sample.kill() };
  throw new Error('the sample of a back end ended without saying where it listens');
}

test('the sample of a back end brings the site up: a visitor sees home, a member logs in', async ({ page }) => {
  const { origin, stop } = await startSample();
  try {
    await choose(page, { language: 'EN' });
    await page.goto(`${origin}/m/home`);
    await expect(page.locator('[data-part="content/home-banner"]')).toBeAttached();
    await page.goto(`${origin}/m/login`);
    const form = loginForm(page);
    await form.getByLabel('Username', { exact: true }).fill('owner');
    await form.getByLabel('Password', { exact: true }).fill('owner1234');
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/m\/home$/);
    await expect(page.getByText('12.50')).toBeVisible();
  } finally {
    stop();
  }
});
