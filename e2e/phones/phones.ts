import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../support/chromium';
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import type { Phone } from './phone';
import { openWebKit } from './webkit';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Mobile/15E148 Safari/604.1';
/** Before 12.2, where the steps to the home screen were others (S2-A2HS-01). */
export const OLD_IPHONE = IPHONE.replace('15_4', '11_4').replace('15.4', '11.4');

/** `pnpm old-chromium` lays it here. */
const OLD_CHROMIUM = path.resolve(import.meta.dirname, '../../.cache/old-chromium/chromium');

function installed(places: readonly string[], how: string): string {
  const found = places.find((each) => existsSync(each));
  if (found) return found;
  throw new Error(`None of ${places.join(', ')} is here: ${how}`);
}

/** Every phone that plays the journey, by the name of its project. */
export const phones = {
  webkit: () => openWebKit(IPHONE),
  firefox: () => openFirefox(installed(['/usr/bin/firefox-esr', '/usr/bin/firefox'], 'apt-get install firefox-esr')),
  chromium: () => openChromium(chromiumPath()),
  'old-chromium': () => openChromium(installed([OLD_CHROMIUM], 'pnpm old-chromium brings it')),
} satisfies Record<string, () => Promise<Phone>>;

export type PhoneName = keyof typeof phones;
