import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const SCRIPT = path.join(import.meta.dirname, 'in-page', 'freeze.ts');

let compiled: Promise<string> | undefined;

async function compile(): Promise<string> {
  const { outputFiles } = await build({
    ...{ entryPoints: [SCRIPT], bundle: true, write: false },
    ...{ format: 'iife', globalName: 'frozen', target: 'es2022', logLevel: 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}

export interface Frozen {
  /** One document with the styles and pictures of what is in the window, and no script. */
  html: string;
  /** The picture of the live page. */
  picture: Buffer;
}

const photograph = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

/**
 * Freezes the settled page as it stands in the window. The page cannot be used after it.
 * @throws when a picture does not come
 */
export async function freeze(page: Page): Promise<Frozen> {
  compiled ??= compile();
  const picture = await photograph(page);
  const html: unknown = await page.evaluate(`(() => {${await compiled}; return frozen.freeze(); })()`);
  if (typeof html !== 'string') throw new Error(`${page.url()} was not frozen`);
  return { html, picture };
}

/** How much of the window looks different in the page that is shown now: 0 for nothing, 1 for everything. */
export async function difference(page: Page, picture: Buffer): Promise<number> {
  const [live, frozen] = [PNG.sync.read(picture), PNG.sync.read(await photograph(page))];
  const { width, height } = live;
  if (frozen.width !== width || frozen.height !== height) return 1;
  return pixelmatch(live.data, frozen.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}
