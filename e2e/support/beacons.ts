import type { Page } from '@playwright/test';

export interface Told {
  sampled: boolean;
  parts: { part: string; version: string; variant: string; loaded: boolean; failed: boolean }[];
  errors: { part: string; version: string; message: string; places: string[] }[];
  vitals?: { part: string; LCP?: number; CLS?: number };
}

/** A number from 0 to 99.99 for a name: FNV-1a, mixed, as the site divides its visitors. */
function bucketOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % 10_000) / 100;
}

/** Makes the page's browser one whose visits are sampled today, or one whose visits are not. */
export async function asVisitor(page: Page, { sampled }: { sampled: boolean }): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const names = Array.from({ length: 100 }, (_, number) => number.toString(16).padStart(24, '0'));
  const visitor = names.find((name) => bucketOf(`beacons ${day}:${name}`) < 25 === sampled);
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
