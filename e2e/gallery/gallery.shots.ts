import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { asked, fileName } from './folder';
import { CHANGED } from './index-reporter';
import { takePictures } from './pictures';
import { drawSheet, SEEN } from './sheet';
import { shown } from './states';

const { folder, only } = asked();
for (const wanted of only ?? [])
  if (!(wanted in shown)) throw new Error(`"${wanted}" is not among ${Object.keys(shown).join(', ')}`);

for (const [screen, what] of Object.entries(shown)) {
  if (only && !only.includes(screen)) continue;
  test(screen, async ({ browser }, { annotations }) => {
    mkdirSync(folder, { recursive: true });
    const name = fileName(screen);
    const rows = await takePictures(browser, name, what);
    await drawSheet(browser, folder, { name, screen, rows });
    const changed = rows.flat().filter((each) => (each.changed?.share ?? 0) > SEEN);
    annotations.push({ type: CHANGED, description: String(changed.length) });
  });
}
