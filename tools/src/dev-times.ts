import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { partFolder, root } from './paths';
import { endsWithParent } from './start/ends-with-parent';

/** Measures what `pnpm dev games` takes to start, and edits from the moment of saving until they are on the screen: `pnpm dev:times`. */
const EDITS = 10;
const port = process.env['PORT'] ?? '4310';
const place = path.join(root, '.cache', 'dev-times');
const games = path.join(place, 'games');
const button = path.join(root, 'shared', 'src', 'ui', 'tabs', 'tabs.tsx');

function copyGames(): void {
  rmSync(games, { recursive: true, force: true });
  mkdirSync(games, { recursive: true });
  for (const name of readdirSync(partFolder('games'))) {
    const from = path.join(partFolder('games'), name);
    if (name === 'node_modules') symlinkSync(from, path.join(games, name));
    else cpSync(from, path.join(games, name), { recursive: true });
  }
}

/** Saves a file `EDITS` times with another mark after its first element. @returns the median of the milliseconds until each is seen */
async function edits(page: Page, file: string, element: RegExp): Promise<number> {
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let i = 1; i <= EDITS; i += 1) {
      const start = performance.now();
      writeFileSync(
        file,
        text.replace(element, (found) => `${found} data-edit="${path.basename(file)} ${i}"`),
      );
      await page
        .locator(`[data-edit="${path.basename(file)} ${i}"]`)
        .first()
        .waitFor({ state: 'attached' });
      times.push(performance.now() - start);
    }
  } finally {
    writeFileSync(file, text);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

copyGames();
const begun = performance.now();
const start = [...endsWithParent, '--import', 'tsx', 'tools/src/start.ts', '--watch', 'games', '--from', games];
const site = spawn(process.execPath, start, {
  cwd: root,
  env: { ...process.env, PORT: port, DATA_DIR: path.join(place, 'data'), OPS_LISTEN: '127.0.0.1:0' },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
await new Promise<void>((resolve) =>
  site.stdout?.on('data', (text) => String(text).includes('Foyer is up') && resolve()),
);
console.log(`start: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
await page.goto(`http://localhost:${port}/m/gameList?gameType=RNG`);
await page.locator('[data-part="games/game-list"]').waitFor();
const own = await edits(
  page,
  path.join(games, 'src', 'game-list', 'game-list.page.tsx'),
  /<div className=\{styles\.page\}/,
);
console.log(`an edit of a page: median of ${EDITS}: ${own.toFixed(0)} ms`);
const shared = await edits(page, button, /<div(?=\s)/);
console.log(`an edit of shared: median of ${EDITS}: ${shared.toFixed(0)} ms`);
await browser.close();
site.kill('SIGTERM');
