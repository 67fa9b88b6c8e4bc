import { siteConfig } from '@foyer/shared/api';
import { isNativeShell, isPhoneOfApple } from '@foyer/shared/device';

/** Screens from this height on, in CSS px, have a home indicator that covers the footer in the native shell. */
const TALL_SCREEN = 812;

/** iPhone-like, at least 812 px high, inside the native shell: the footer is 1.7rem high (S2-FOOTER-23, A013). */
export const hasTallFooter = (screen: { height: number } = window.screen): boolean =>
  screen.height >= TALL_SCREEN && isPhoneOfApple() && isNativeShell(siteConfig().nativeToken);
