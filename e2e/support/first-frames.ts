import type { Page } from '@playwright/test';

/** What a place of a page showed, in the order of its frames. */
export interface Frames {
  readonly name: string;
  readonly texts: readonly string[];
  /** Whether something in it was loading in any of them. */
  readonly waited: boolean;
  /** Whether it moved or changed its height once it was there. */
  readonly jumped: boolean;
}

/**
 * Records what places of a page show in each frame, from their first on.
 * @param places their selectors, by name
 */
export async function recordFrames(
  page: Page,
  places: Readonly<Record<string, string>>,
): Promise<() => Promise<Frames[]>> {
  await page.addInitScript((wanted) => {
    if (window.top !== window) return;
    const seen = Object.entries(wanted).map(([name, selector]) => ({
      ...{ name, selector, texts: [] as string[], waited: false, jumped: false, at: '' },
    }));
    Object.assign(window, { frames_: seen });
    const look = () => {
      for (const place of seen) {
        const element = document.querySelector<HTMLElement>(place.selector);
        const text = element?.textContent?.trim() ?? '';
        if (!element) continue;
        if (element.matches('[aria-busy="true"]') || element.querySelector('[aria-busy="true"]')) place.waited = true;
        if (text === '') continue;
        if (place.texts.at(-1) !== text) place.texts.push(text);
        const { top, height } = element.getBoundingClientRect();
        const at = `${Math.round(top + window.scrollY)} ${Math.round(height)}`;
        if (place.at !== '' && place.at !== at && document.fonts.status === 'loaded') place.jumped = true;
        place.at = at;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, places);
  return () => page.evaluate(() => (window as unknown as { frames_: Frames[] }).frames_);
}
