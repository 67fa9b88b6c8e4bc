import { type IosVersion, isBelow } from '@foyer/shared/device';
import type { DeviceFacts } from '../download/device-facts';
import type { Offer } from '../download/get-download-links';

/** The app runs from this iOS on (S4-DOWNLOADBAR-09). */
export const LEAST_IOS: IosVersion = [12, 4];

export interface BarFacts extends DeviceFacts {
  /** The visitor closed the bar, on any visit. */
  readonly closed: boolean;
  /** What the merchant has links for. */
  readonly links: readonly Offer['kind'][];
  /** The merchant offers the way to the home screen in place of an app. */
  readonly homeScreen: boolean;
  readonly requiredLogin: boolean;
  readonly hasSession: boolean;
}

const isTooOld = ({ version }: BarFacts): boolean => version !== undefined && isBelow(version, LEAST_IOS);

/** The reasons against the bar, in the product's order (A066). Some overlap; each is judged by itself. */
const reasons = {
  /** S4-DOWNLOADBAR-01 */
  closed: ({ closed }: BarFacts) => closed,
  /** S4-DOWNLOADBAR-02 */
  installed: ({ installed }: BarFacts) => installed,
  /** S4-DOWNLOADBAR-03 */
  clipWithoutApp: ({ clip, links }: BarFacts) => clip && !links.includes('ios'),
  /** S4-DOWNLOADBAR-04 */
  installedOnOldIos: (facts: BarFacts) => facts.installed && isTooOld(facts),
  /** S4-DOWNLOADBAR-05 */
  native: ({ native }: BarFacts) => native,
  /** S4-DOWNLOADBAR-06 */
  nothingForIos: ({ system, links, homeScreen }: BarFacts) =>
    system === 'ios' && !homeScreen && !links.includes('ios') && !links.includes('profile'),
  /** S4-DOWNLOADBAR-07 */
  nothingForAndroid: ({ system, links }: BarFacts) => system === 'android' && !links.includes('android'),
  /** S4-DOWNLOADBAR-08 */
  membersOnly: ({ requiredLogin, hasSession }: BarFacts) => requiredLogin && !hasSession,
  /** S4-DOWNLOADBAR-09: such a device has the guide to the home screen. */
  oldIos: (facts: BarFacts) => isTooOld(facts),
  /** Desktops have no link that suits. */
  otherDevice: ({ system }: BarFacts) => system === 'other',
} as const;

export type Reason = keyof typeof reasons;

/** All reasons not to show the bar, in their order; none when it shows. */
export const reasonsAgainst = (facts: BarFacts): Reason[] =>
  (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason](facts));
