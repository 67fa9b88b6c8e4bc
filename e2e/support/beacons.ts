import { isSampledOn } from '@foyer/shared/remote';
import type { Page } from '@playwright/test';

export interface Told {
  sampled: boolean;
  parts: { part: string; version: string; variant: string; loaded: boolean; failed: boolean }[];
  errors: { part: string; version: string; message: string; places: string[] }[];
  vitals?: { part: string; LCP?: number; CLS?: number };
}

/** Makes the page's browser one whose visits are sampled today, or one whose visits are not. */
export async function asVisitor(page: Page, { sampled }: { sampled: boolean }): Promise<void> {
  const names = Array.from({ length: 100 }, (_, number) => number.toString(16).padStart(24, '0'));
  const visitor = names.find((name) => isSampledOn(name, new Date()) === sampled);
  await page.addInitScript((id) => {
    if (window.top === window) localStorage.setItem('foyer:stays:shell.visitorId', id ?? '');
  }, visitor);
}

/** Records what the page tells of itself. */
export function listen(page: Page): Told[] {
  const told: Told[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/system/beacon') told.push(request.postDataJSON() as Told);
  });
  return told;
}
