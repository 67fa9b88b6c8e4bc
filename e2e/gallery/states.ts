import { expect, type Page } from '@playwright/test';
import { type Screen, screens } from '../support/screens';
import { TRIAL } from './people';

/** A screen with something opened on it. A dialog is pictured in its window only. */
export interface Shown extends Screen {
  open?: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => expect(page.getByRole('dialog').and(page.locator(':modal'))).toBeVisible();

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click();
  await dialog(page);
}

async function openFilters(page: Page): Promise<void> {
  await page.locator('[data-part="games/game-list"] button[aria-haspopup="dialog"]').first().click();
  await dialog(page);
}

const homeOf = (type: number | undefined): Screen => ({
  ...screens['home of a member']!,
  ...(type === undefined ? {} : { type }),
});

/** Home and menu for each member type, and overlays. */
const states: Record<string, Shown> = {
  home: { path: '/m/home', ready: screens['home of a member']!.ready },
  greeting: { ...screens['home']!, open: dialog },
  'home of an agent': homeOf(1),
  'home of a trial': homeOf(TRIAL),
  'menu of a visitor': { ...screens['activities']!, open: openMenu },
  'menu of a member': { ...screens['lotteries']!, type: 0, open: openMenu },
  'menu of an agent': { ...screens['lotteries']!, type: 1, open: openMenu },
  'menu of a trial': { ...screens['lotteries']!, type: TRIAL, open: openMenu },
  'bar of a member': { ...screens['lotteries']!, type: 0 },
  'game list of a member': { ...screens['game list']!, type: 0, path: '/m/gameList?gameType=FISH' },
  filters: { ...screens['game list']!, open: openFilters },
  'log in over a page': { path: '/m/gameRecord', ready: dialog, open: dialog },
};

export const shown: Record<string, Shown> = { ...screens, ...states };
