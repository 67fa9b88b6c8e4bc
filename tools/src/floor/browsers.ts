import type { BrowserName } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../build/browsers';

/** The names of browserslist and what the compatibility data of MDN calls the same browser. */
const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser that the site is built for, as the compatibility data calls it. */
export const floor: ReadonlyMap<BrowserName, string> = new Map(
  [...oldestBrowsers()].map(([id, version]): [BrowserName, string] => {
    const name = names[id];
    if (name === undefined) throw new Error(`No compatibility data is read for ${id}: name it in tools/src/floor.`);
    return [name, version];
  }),
);
