/** The parts of `window` that these functions read. Each takes one as a parameter, for tests. */
interface DeviceWindow {
  readonly navigator: {
    readonly userAgent: string;
    readonly standalone?: boolean;
    readonly maxTouchPoints?: number;
    readonly connection?: { readonly saveData?: boolean };
  };
  readonly matchMedia?: (query: string) => { readonly matches: boolean };
}

const current = (): DeviceWindow => globalThis as unknown as DeviceWindow;

export const isStandalone = (device = current()): boolean =>
  device.matchMedia?.('(display-mode: standalone)').matches === true;

/** The merchant's native shell, whose user agent contains its token (A013). */
export const isNativeShell = (nativeToken: string, device = current()): boolean =>
  device.navigator.userAgent.includes(nativeToken);

/** iPhone or iPod, by user agent (A013). */
export const isPhoneOfApple = (device = current()): boolean => /iPhone|iPod/.test(device.navigator.userAgent);

/** iOS, including iPads with the user agent of a Mac (A067). */
export const isIos = (device = current()): boolean =>
  /iPhone|iPod|iPad/.test(device.navigator.userAgent) ||
  (device.navigator.userAgent.includes('Macintosh') && (device.navigator.maxTouchPoints ?? 0) > 1);

export const isAndroid = (device = current()): boolean => device.navigator.userAgent.includes('Android');

/**
 * Whether the member asked their browser to use little data. Such a browser sends `Save-Data` as well, by which the platform chooses
 * its pictures (decision 101). Nothing is loaded for them before it is asked for, and nothing plays by itself.
 */
export const savesData = (device = current()): boolean => device.navigator.connection?.saveData === true;

/** Opened from an icon on the home screen of iOS. Early versions tell it by this alone. */
export const isWebClip = (device = current()): boolean => isIos(device) && device.navigator.standalone === true;

/** Major and minor version of iOS. */
export type IosVersion = readonly [major: number, minor: number];

/**
 * The version of iOS by user agent; undefined on other systems, and where the user agent names none. An iPad with the user
 * agent of a Mac counts as 13.0, the first that did so (A067).
 */
export function iosVersion(device = current()): IosVersion | undefined {
  if (!isIos(device)) return undefined;
  const { userAgent } = device.navigator;
  if (userAgent.includes('Macintosh')) return [13, 0];
  const [, major, minor] = /OS (\d+)(?:[_.](\d+))?/.exec(userAgent) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor ?? 0)];
}

export const isBelow = ([major, minor]: IosVersion, [leastMajor, leastMinor]: IosVersion): boolean =>
  major < leastMajor || (major === leastMajor && minor < leastMinor);

/** This client's name in a registration; the first match wins (A040). */
export function registerMethod(nativeToken: string, device = current()): 'H5' | 'APP' | 'PWA' | 'WEBCLIP' {
  if (isNativeShell(nativeToken, device)) return 'APP';
  if (isWebClip(device)) return 'WEBCLIP';
  return isStandalone(device) ? 'PWA' : 'H5';
}

/** The log-in header of an installed web app; empty elsewhere (S7-API-08, A020). */
export const deviceHeader = (device = current()): { Device?: 'OTHERS' } =>
  isStandalone(device) ? { Device: 'OTHERS' } : {};
