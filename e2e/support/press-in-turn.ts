import type { Page } from '@playwright/test';
import type { PressIt } from './presses';

/** What a journey goes through, from a page on. */
export interface Journey {
  readonly kind: string;
  /** Undefined: a visitor. */
  readonly type: number | undefined;
  readonly at: string;
  readonly goes: (page: Page, press: PressIt) => Promise<unknown>;
}

/** A button by its name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Presses the first of those that are there, one after the other, some rounds. */
export const inTurn = async (page: Page, press: PressIt, selector: string, rounds: number, most = 8, kind?: string) => {
  for (let round = 0; round < rounds; round += 1) {
    const those = page.locator(selector);
    const count = Math.min(most, await those.count());
    for (let at = 0; at < count; at += 1) await press(those.nth(at), kind);
  }
};

/** What a remote has drawn. */
export const PART = 'main [data-part]';
export const CHOICE = `${PART} label:has(input[type="radio"])`;
