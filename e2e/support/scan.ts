import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';

/** What the QR code on the screen says, as a phone in front of it reads it. Waits until there is one to read. */
export async function scan(page: Page): Promise<string> {
  let read = '';
  await expect(async () => {
    const { width, height, data } = PNG.sync.read(await page.screenshot());
    read = decodeQR({ width, height, data });
  }).toPass({ timeout: 20_000 });
  return read;
}
