import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { expect, test } from '../support/fixtures';
import { workspace } from '../support/release';
import { choose } from '../support/site';

/** A copy of games, so that the sources that others build stay as they are. */
function copyOfGames(folder: string): void {
  const games = path.join(workspace, 'remotes', 'games');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'remote.json', 'src'])
    cpSync(path.join(games, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(games, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Starts `pnpm dev games` with the copy, and a folder of data of its own. */
async function startDev(games: string, data: string): Promise<{ origin: string; stop: () => void }> {
  const port = String(Number(process.env['E2E_PORT']) + 10_000);
  // Not by the command of tsx, which ends a busy process before it has ended what it started.
  const dev = spawn(process.execPath, ['--import', 'tsx', 'tools/src/start.ts', '--watch', 'games', '--from', games], {
    cwd: workspace,
    env: { ...process.env, PORT: port, DATA_DIR: data, OPS_LISTEN: '127.0.0.1:0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: dev.stdout }))
    if (line.includes('Foyer is up')) return { origin: `http://localhost:${port}`, stop: () => dev.kill() };
  throw new Error('pnpm dev ended before the site was up');
}

test('what is saved of a remote is in the open page, and what was typed stays; what is wrong is said until it is mended', async ({
  page,
}, { testId }) => {
  test.setTimeout(240_000);
  const place = path.join(workspace, '.cache', 'made', testId);
  const games = path.join(place, 'games');
  copyOfGames(games);
  const file = path.join(games, 'src', 'game-list', 'search-box.tsx');
  const text = readFileSync(file, 'utf8');
  const { origin, stop } = await startDev(games, path.join(place, 'data'));
  try {
    await choose(page, { language: 'EN' });
    await page.goto(`${origin}/m/gameList?gameType=RNG`);
    const search = page.locator('[data-part="games/game-list"]').getByRole('searchbox');
    await search.fill('drag');
    await test.step('an edit', async () => {
      writeFileSync(file, text.replace('<form ', '<form data-edit="one" '));
      await expect(page.locator('[data-edit="one"]')).toBeVisible();
      await expect(search).toHaveValue('drag');
    });
    const panel = page.locator('[data-dev="problem"]');
    await test.step('a mistake, over the page as it was', async () => {
      writeFileSync(file, text.replace('<form ', '<form <'));
      await expect(panel).toContainText('src/game-list/search-box.tsx:');
      await expect(search).toHaveValue('drag');
    });
    await test.step('mended', async () => {
      writeFileSync(file, text.replace('<form ', '<form data-edit="two" '));
      await expect(panel).toHaveCount(0);
      await expect(page.locator('[data-edit="two"]')).toBeVisible();
      await expect(search).toHaveValue('drag');
    });
  } finally {
    stop();
  }
});
