import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteFolder } from './release';

/**
 * Follows the scripts that a page gets from the site. The returned function gives their texts, read from the host: the browser
 * forgets the body of an answer as soon as the page is left.
 */
export function scriptsOf(page: Page): () => string[] {
  const names = new Set<string>();
  page.on('response', (answer) => {
    const { hostname, pathname } = new URL(answer.url());
    if (hostname.endsWith('.localhost') && pathname.endsWith('.js')) names.add(pathname);
  });
  return () => [...names].map((name) => readFileSync(path.join(siteFolder(), name), 'utf8'));
}
