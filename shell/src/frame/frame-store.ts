import type { SiteAddress } from '@foyer/shared/paths';
import { shellSlots } from '@foyer/shared/shell';
import { createStore, useStore } from '@foyer/shared/store';

/** A wish to log in: where to return to, and where closing the dialog leads (the page behind it was refused: A014). */
interface LoginWish {
  readonly returnTo?: SiteAddress | undefined;
  readonly closeTo?: SiteAddress | undefined;
}

interface FrameState {
  /** The menu drawer (S4-HEADER-02, S4-FOOTER-01). */
  readonly menuShow: boolean;
  readonly languagesShow: boolean;
  /** Language, theme and text size in a sheet of their own. */
  readonly appearanceShow: boolean;
  readonly login: LoginWish | undefined;
  readonly signOut: 'closed' | 'asking' | 'busy';
  /** The part whose page failed before its texts came, so that its title will not come either. */
  readonly untitled: string | undefined;
  /** The member's own mask over amounts (S4-HEADER-01). */
  readonly balanceHidden: boolean;
}

export const frameStore = createStore<FrameState>(() => ({
  menuShow: false,
  languagesShow: false,
  appearanceShow: false,
  login: undefined,
  signOut: 'closed',
  untitled: undefined,
  balanceHidden: shellSlots.balanceHidden.get() === '1',
}));

export const useFrame = <T>(select: (state: FrameState) => T): T => useStore(frameStore, select);

/** Shows or hides amounts, and remembers it. */
export function toggleBalance(): void {
  const balanceHidden = !frameStore.getState().balanceHidden;
  if (balanceHidden) shellSlots.balanceHidden.set('1');
  else shellSlots.balanceHidden.remove();
  frameStore.setState({ balanceHidden });
}

/** Everything that lies over the page goes when the page does. */
export const closeOverlays = (): void =>
  frameStore.setState({ menuShow: false, languagesShow: false, appearanceShow: false, login: undefined });
