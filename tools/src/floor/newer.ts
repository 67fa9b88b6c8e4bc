import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { compareVersions } from '../build/browsers';
import { floor } from './browsers';

/** A feature of the compatibility data by its path. */
export interface Feature {
  readonly id: string;
  readonly compat: CompatStatement;
}

/** Since which version a browser has a feature under this very name, without a flag; undefined: not at all. */
function since({ support }: CompatStatement, browser: BrowserName): string | undefined {
  const said = support[browser];
  const statements = (said === undefined ? [] : Array.isArray(said) ? said : [said]) as SimpleSupportStatement[];
  return statements
    .flatMap(({ version_added: added, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' && added !== 'preview' && !flags && !prefix && !other ? [added] : [],
    )
    .sort(compareVersions)[0];
}

/** The browsers that the floor's version of lacks a feature, each with the version that brought it or with `never`. */
function without(compat: CompatStatement): [BrowserName, string][] {
  return [...floor].flatMap(([browser, version]): [BrowserName, string][] => {
    const added = since(compat, browser);
    return added !== undefined && compareVersions(added, version) <= 0 ? [] : [[browser, added ?? 'never']];
  });
}

/** The same to read: `chrome 120, safari_ios 17`. */
export const lacking = ({ compat }: Feature): string =>
  without(compat)
    .map((pair) => pair.join(' '))
    .join(', ');

/** Whether some browser of the floor lacks it. */
export const isLacking = ({ compat }: Feature): boolean => without(compat).length > 0;

/** Whether it came to some browser after the floor: one that never came is no news. */
export const isNewer = ({ compat }: Feature): boolean => without(compat).some(([, added]) => added !== 'never');

/** Whether every browser has it by now, some of them since after the floor. */
export const cameEverywhere = ({ compat }: Feature): boolean => {
  const lacks = without(compat);
  return lacks.length > 0 && lacks.every(([, added]) => added !== 'never');
};

/** The parts of a thing, by name; `id` is its own path. */
export function partsOf(thing: Identifier | undefined, id: string): [string, Feature][] {
  const { __compat: _own, ...parts } = thing ?? {};
  return Object.entries(parts as Record<string, Identifier>).flatMap(
    ([name, { __compat: compat }]): [string, Feature][] => (compat ? [[name, { id: `${id}.${name}`, compat }]] : []),
  );
}
