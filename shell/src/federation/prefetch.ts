import { savesData } from '@foyer/shared/device';
import { denialOf, flagStore } from '@foyer/shared/flags';
import { currentLanguage, dictionaryOf } from '@foyer/shared/i18n';
import { memberType, sessionStore } from '@foyer/shared/session';
import { preloadRelease } from '../boot/preload';
import { boot } from '../boot/state';
import { unmetDemands } from '../boot/versions';
import { ensureKnown } from './description';
import { type FoundPage, findPage } from './discovery';
import { versionInUse } from './load-expose';
import { chosenRelease } from './release';

/** Whether the guards of a page let the visitor in, as far as is known. */
function isOpen({ declaration }: FoundPage): boolean {
  const state = sessionStore.getState();
  const { session, member } = state;
  const context = { hasSession: session !== undefined, type: memberType(state), member, flags: flagStore.getState() };
  return denialOf(declaration.guard, context) === undefined;
}

/** Preloads entry, page and texts. A part on its fallback stays there, so nothing of its chosen release is preloaded. */
async function prefetch({ part, expose }: FoundPage): Promise<void> {
  const [chosen, release] = [boot().chosen[part], chosenRelease(part)];
  if (!chosen || !release || versionInUse(part) !== release.version) return;
  if (unmetDemands(release.shared, boot().chosen['shell']).length > 0) return;
  await ensureKnown(release, expose);
  preloadRelease(boot().files, chosen, [expose, `i18n-${dictionaryOf(currentLanguage())}`]);
}

function touched({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || savesData()) return;
  const page = findPage(link.pathname);
  // What fails here is tried again, and reported, when the page opens.
  if (page && isOpen(page)) prefetch(page).catch(() => undefined);
}

/**
 * Preloads the code of a page as soon as a finger touches a link to it, some 100 ms before the press ends; no data, nothing of a page
 * that the visitor may not open, and nothing for who saves data (decision 105).
 * @returns ends it
 */
export function prefetchAtTouch(): () => void {
  addEventListener('pointerdown', touched, { passive: true });
  return () => removeEventListener('pointerdown', touched);
}
