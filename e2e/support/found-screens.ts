import type { SiteAddress } from '@foyer/shared/paths';
import type { RemoteManifest } from '@foyer/shared/remote';
import { expect, type Page } from '@playwright/test';

/** Functions of a merchant and entries of its agents' menu. */
type On = {
  readonly flags: Readonly<Record<string, true>>;
  readonly agentMenu: Readonly<Record<string, true>>;
};

export interface Screen {
  path: SiteAddress;
  /** Waits for the page's own heading or data. */
  ready: (page: Page) => Promise<void>;
  type?: number;
  /** What the merchant must have switched on. */
  on?: On;
}

/** A member type that passes each guard. Other guards need more than a type. */
const LETS_IN: Readonly<Record<string, number>> = {
  member: 0,
  sessionHome: 0,
  notTrial: 0,
  dividend: 0,
  agentHome: 1,
  agency: 1,
};

/** The member type that sees a page; none when all see it. Throws for a guard without a type. */
function typeFor(address: string, guards: readonly string[]): { type?: number } {
  const types = guards
    .filter((guard) => !guard.includes(':'))
    .map((guard) => {
      const type = LETS_IN[guard];
      if (type === undefined)
        throw new Error(`${address} is behind "${guard}": give it a screen in e2e/support/screens.ts`);
      return type;
    });
  return types.length === 0 ? {} : { type: Math.max(...types) };
}

/** What a page's guards ask of the merchant (`flag:X`, `menu:y`), switched on; nothing when they ask for nothing. */
export function switchedOn(guards: readonly string[]): Pick<Screen, 'on'> {
  const named = (kind: string) =>
    Object.fromEntries(
      guards.filter((guard) => guard.startsWith(kind)).map((guard) => [guard.slice(kind.length), true as const]),
    );
  return guards.some((guard) => guard.includes(':'))
    ? { on: { flags: named('flag:'), agentMenu: named('menu:') } }
    : {};
}

/** Waits for a page without busy parts. */
const stands = (name: string) => async (page: Page) => {
  const part = page.locator(`[data-part="${name}"]`);
  await expect(part).toBeVisible();
  await expect(part.locator('[aria-busy="true"]')).toHaveCount(0);
};

/**
 * Screens for pages that have none written by hand, so that a new page needs no row. Logs in as a member whom the guards pass.
 * @param byHand screens written by hand; other addresses of their pages are skipped too
 * @param without addresses without content of their own
 */
export function foundScreens(
  manifests: readonly RemoteManifest[],
  byHand: Readonly<Record<string, Screen>> = {},
  without: readonly string[] = [],
): Record<string, Screen> {
  const shown = new Set(Object.values(byHand).map(({ path }) => path.split('?')[0]));
  const found = manifests.flatMap(({ name, pages }) => {
    const known = new Set(Object.entries(pages).flatMap(([address, { page }]) => (shown.has(address) ? [page] : [])));
    return Object.entries(pages)
      .filter(([address, { page }]) => !known.has(page) && !without.includes(address))
      .map(([address, { page, guard = [] }]): [string, Screen] => {
        const path = address as SiteAddress;
        const all = [guard].flat();
        return [address, { path, ready: stands(`${name}/${page}`), ...typeFor(address, all), ...switchedOn(all) }];
      });
  });
  return Object.fromEntries(found);
}
