/** What can be told of the device; every question takes the window it asks, so that it can be tested. */
interface DeviceWindow {
  readonly navigator: { readonly userAgent: string; readonly standalone?: boolean; readonly maxTouchPoints?: number };
  readonly matchMedia?: (query: string) => { readonly matches: boolean };
}

const current = (): DeviceWindow => globalThis as unknown as DeviceWindow;

/** Runs as an installed web app. */
export const isStandalone = (device = current()): boolean =>
  device.matchMedia?.('(display-mode: standalone)').matches === true;

/** Runs inside the merchant's native shell: the user agent carries its token (A013). */
export const isNativeShell = (nativeToken: string, device = current()): boolean =>
  device.navigator.userAgent.includes(nativeToken);

/** iPhone and iPod by user agent (A013). */
export const isPhoneOfApple = (device = current()): boolean => /iPhone|iPod/.test(device.navigator.userAgent);

/** iOS including iPads that call themselves Macs (A067). */
export const isIos = (device = current()): boolean =>
  /iPhone|iPod|iPad/.test(device.navigator.userAgent) ||
  (device.navigator.userAgent.includes('Macintosh') && (device.navigator.maxTouchPoints ?? 0) > 1);

/** Android by user agent. */
export const isAndroid = (device = current()): boolean => device.navigator.userAgent.includes('Android');

/** How a registration names this client, first match wins (A040). */
export function registerMethod(nativeToken: string, device = current()): 'H5' | 'APP' | 'PWA' | 'WEBCLIP' {
  if (isNativeShell(nativeToken, device)) return 'APP';
  if (isIos(device) && device.navigator.standalone === true) return 'WEBCLIP';
  return isStandalone(device) ? 'PWA' : 'H5';
}

/** The header a login sends from an installed web app, nothing otherwise (S7-API-08, A020). */
export const deviceHeader = (device = current()): { Device?: 'OTHERS' } =>
  isStandalone(device) ? { Device: 'OTHERS' } : {};
