import { expect, type Locator, type Page } from '@playwright/test';
import { release } from './release';
import { choose, type Site } from './site';

/** The page of content that other teams build: with state, a stylesheet, and a chunk that loads on demand. */
export const foreignPart = (page: Page): Locator => page.locator('[data-part="content/notice"]');

/** Opens the page at a merchant for whom this release of content is live. */
export async function openForeign(page: Page, site: Site, version: string): Promise<void> {
  await release('promote', 'content', version, '--merchant', site.code);
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/notice'), { waitUntil: 'commit' });
}

interface Noted {
  /** Scripts, stylesheets and preloads that were added to the document, with their hashes. */
  readonly files: [address: string, hash: string][];
  /** Copies of `react-dom` that ran. */
  renderers: number;
}

/** Notes what is added to the next document, and how many renderers report to React's developer tools. */
export async function noteFiles(page: Page): Promise<() => Promise<Noted>> {
  await page.addInitScript(() => {
    const noted: Noted = { files: [], renderers: 0 };
    Object.assign(window, {
      noted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        renderers: new Map(),
        checkDCE: () => undefined,
        inject: () => ++noted.renderers,
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src) noted.files.push([node.src, node.integrity]);
        if (node instanceof HTMLLinkElement) noted.files.push([node.href, node.integrity]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'noted'));
}

/** Expects the page whole: its hooks work, so it has the shell's React; its styles are there; its later chunk comes. */
export async function expectForeign(page: Page, version: string): Promise<void> {
  await expect(foreignPart(page)).toHaveAttribute('data-version', version);
  const heading = page.getByRole('heading', { name: 'From another house' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByText('And there is more')).toHaveCSS('color', 'rgb(3, 2, 1)');
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Lets the page break in its next document: when its module runs, or when it renders. */
export async function breakPage(page: Page, when: 'evaluation' | 'rendering'): Promise<void> {
  await page.addInitScript((value) => {
    if (window.top === window) sessionStorage.setItem('breaks', value);
  }, when);
}
