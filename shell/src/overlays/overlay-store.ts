import type { SiteAddress } from '@foyer/shared/paths';
import { createStore, useStore } from '@foyer/shared/store';

/** Where the member goes after logging in, and where closing the dialog leads when the page behind it is denied (A014). */
interface LoginWish {
  readonly returnTo?: SiteAddress | undefined;
  readonly closeTo?: SiteAddress | undefined;
}

interface OverlayState {
  /** The menu drawer (S4-HEADER-02, S4-FOOTER-01). */
  readonly menuShow: boolean;
  readonly languagesShow: boolean;
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

export const closeOverlays = (): void =>
  overlayStore.setState({ menuShow: false, languagesShow: false, appearanceShow: false, login: undefined });
