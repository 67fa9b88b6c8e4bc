import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { closeGreetings } from '../support/greetings';
import { scrollToEnd } from '../support/layout';
import { choose } from '../support/site';
import { compare } from './compare';
import { asked, fileName, languages, themes, windows } from './folder';
import { become } from './people';
import { settle } from './settle';
import type { Picture } from './sheet';
import type { Shown } from './states';

/** Maximum height of a picture in px. */
const HIGHEST = 14_000;

/** A picture of one window. Without an overlay the window is made as high as the page. */
async function picture(
  page: Page,
  file: string,
  window: (typeof windows)[number],
  { open }: Shown,
): Promise<{ width: number; height: number }> {
  await page.setViewportSize(window);
  if (!open) {
    await scrollToEnd(page, HIGHEST);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: window.width, height: Math.min(height, HIGHEST) });
  }
  await settle(page);
  const png = await page.screenshot({ path: path.join(asked().folder, file), animations: 'disabled' });
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** A fresh browser for each language and theme, so that seen greetings do not matter. */
async function rowOf(browser: Browser, name: string, shown: Shown, language: 'EN' | 'TY', theme: 'dark' | 'light') {
  const { base, folder, against } = asked();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: 812 });
  // Before the storage of the account, whose language is English.
  await choose(page, { language, theme });
  if (shown.type !== undefined) await become(page, browser, base, shown.type);
  await page.goto(`${base}${shown.path}`);
  // `ready` of a screen waits for English text. Other languages wait until nothing loads.
  if (language === 'EN') await shown.ready(page);
  await settle(page);
  if (shown.path === '/m/home' && !shown.open) await closeGreetings(page);
  await shown.open?.(page);
  const row: Picture[] = [];
  for (const window of windows) {
    const words = [name, language, theme, window.width] as const;
    const file = `${fileName(...words)}.png`;
    const size = await picture(page, file, window, shown);
    const marked = `${fileName(...words, 'marked')}.png`;
    const places = [
      path.join(folder, file),
      path.join(against?.folder ?? '', file),
      path.join(folder, marked),
    ] as const;
    const share = against ? compare(...places) : undefined;
    const changed = share === undefined ? {} : { changed: { share, file: marked } };
    row.push({ file, label: words.slice(1).join(' '), ...size, ...changed });
  }
  await context.close();
  return row;
}

/** The sixteen pictures of a screen, a row for each language and theme. */
export async function takePictures(browser: Browser, name: string, shown: Shown): Promise<Picture[][]> {
  const rows: Picture[][] = [];
  for (const language of languages)
    for (const theme of themes) rows.push(await rowOf(browser, name, shown, language, theme));
  return rows;
}
