import type { Page } from '@playwright/test';

interface Recording {
  /** All texts since the last call of `anew`. */
  texts(): string[];
  /** Forgets what was recorded; what is on the page now counts again. */
  anew(): Promise<void>;
}

/**
 * Records every text that a page's documents have in any frame, from their first line on: words, labels, values and titles. What is
 * counted by the second, such as a clock or the number of a draw, is no text.
 */
export async function recordTexts(page: Page): Promise<Recording> {
  const seen = new Set<string>();
  await page.exposeFunction('sawTexts', (texts: string[]) => {
    for (const text of texts) if (!/^\d{1,3}$|\d{8}-\d|\d:\d\d/.test(text)) seen.add(text);
  });
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const known = new Set<string>();
    const NAMED = ['aria-label', 'placeholder', 'value', 'title', 'alt'];
    const { sawTexts } = window as unknown as { sawTexts: (texts: string[]) => void };
    const look = () => {
      const texts: string[] = [document.title];
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) texts.push(...NAMED.map((name) => node.getAttribute(name) ?? ''));
        else if (!/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? '')) texts.push(node.nodeValue ?? '');
      }
      const fresh = texts.map((text) => text.trim()).filter((text) => text !== '' && !known.has(text));
      for (const text of fresh) known.add(text);
      if (fresh.length > 0) sawTexts(fresh);
    };
    Object.assign(window, {
      lookAnew: () => {
        known.clear();
        look();
      },
    });
    // Runs after each change and before anything is drawn.
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: NAMED,
    });
  });
  return {
    texts: () => [...seen],
    anew: async () => {
      seen.clear();
      await page.evaluate(() => (window as unknown as { lookAnew?: () => void }).lookAnew?.());
    },
  };
}
