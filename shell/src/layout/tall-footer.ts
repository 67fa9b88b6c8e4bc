import { siteConfig } from '@foyer/shared/api';
import { isNativeShell, isPhoneOfApple } from '@foyer/shared/device';

/** From this screen height on, in CSS px, the native shell's home indicator covers the footer. */
const TALL_SCREEN = 812;

/** iPhones at least 812 px high, in the native shell: the footer is 1.7rem high (S2-FOOTER-23, A013). */
export const hasTallFooter = (screen: { height: number } = window.screen): boolean =>
  screen.height >= TALL_SCREEN && isPhoneOfApple() && isNativeShell(siteConfig().nativeToken);
