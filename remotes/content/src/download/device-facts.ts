import { siteConfig } from '@foyer/shared/api';
import {
  type IosVersion,
  iosVersion,
  isAndroid,
  isIos,
  isNativeShell,
  isStandalone,
  isWebClip,
} from '@foyer/shared/device';
import { slotsOfRemote } from '@foyer/shared/storage';

const openedAsApp = slotsOfRemote('content').namedText('isPWA');

/** What of this device decides on the download bar and on the guide to the home screen (A013, A066, A067). */
export interface DeviceFacts {
  readonly system: 'ios' | 'android' | 'other';
  /** Undefined on other systems, and where the user agent does not tell it. */
  readonly version: IosVersion | undefined;
  /** Display mode standalone, or the session's flag `isPWA`. */
  readonly installed: boolean;
  /** Opened from the home screen of iOS. */
  readonly clip: boolean;
  readonly native: boolean;
}

/** Texts that a flag has when it is off. */
const OFF: readonly (string | undefined)[] = [undefined, '', '0', 'false'];

export const deviceFacts = (): DeviceFacts => ({
  system: isIos() ? 'ios' : isAndroid() ? 'android' : 'other',
  version: iosVersion(),
  installed: isStandalone() || !OFF.includes(openedAsApp.get()),
  clip: isWebClip(),
  native: isNativeShell(siteConfig().nativeToken),
});
