import type { SiteAddress } from '@foyer/shared/paths';
import { createStore, useStore } from '@foyer/shared/store';

/** A wish to log in: where to return to, and where closing the dialog leads (the page behind it was refused: A014). */
interface LoginWish {
  readonly returnTo?: SiteAddress | undefined;
  readonly closeTo?: SiteAddress | undefined;
}

interface OverlayState {
  /** The menu drawer (S4-HEADER-02, S4-FOOTER-01). */
  readonly menuShow: boolean;
  readonly languagesShow: boolean;
  /** Language, theme and text size in a sheet of their own. */
  readonly appearanceShow: boolean;
  readonly login: LoginWish | undefined;
  readonly signOut: 'closed' | 'asking' | 'busy';
}

export const overlayStore = createStore<OverlayState>(() => ({
  menuShow: false,
  languagesShow: false,
  appearanceShow: false,
  login: undefined,
  signOut: 'closed',
}));

export const useOverlays = <T>(select: (state: OverlayState) => T): T => useStore(overlayStore, select);

/** Everything that lies over the page goes when the page does. */
export const closeOverlays = (): void =>
  overlayStore.setState({ menuShow: false, languagesShow: false, appearanceShow: false, login: undefined });
