import type { Identifier } from '@mdn/browser-compat-data';
import { data } from './data';
import { type Feature, isNewer, partsOf } from './newer';

const { css } = data;

const newer = (thing: Identifier | undefined, id: string): Feature | undefined =>
  thing?.__compat && isNewer({ id, compat: thing.__compat }) ? { id, compat: thing.__compat } : undefined;

export const newerPseudo = (name: string): Feature | undefined => newer(css.selectors?.[name], `css.selectors.${name}`);
export const newerRule = (name: string): Feature | undefined => newer(css['at-rules']?.[name], `css.at-rules.${name}`);
export const newerMedia = (name: string): Feature | undefined =>
  newer(css['at-rules']?.['media']?.[name], `css.at-rules.media.${name}`);

/** A property, as CSS or as a script spells it. */
export function newerProperty(name: string): Feature | undefined {
  const plain = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return newer(css.properties?.[plain], `css.properties.${plain}`);
}

/** A keyword or a function that is a property's own. */
export const newerValue = (property: string, name: string): Feature | undefined =>
  newer(css.properties?.[property]?.[name], `css.properties.${property}.${name}`);

const deep = (thing: Identifier | undefined, id: string): [string, Feature][] =>
  partsOf(thing, id).flatMap(([name, part]) => [[name, part], ...deep(thing?.[name] as Identifier, part.id)]);

const functions = deep(css.types as Identifier, 'css.types');

/** A function of any property: `color-mix`, `light-dark`. */
export function newerFunction(name: string): Feature | undefined {
  const found = functions.filter(([known]) => known === name).map(([, feature]) => feature);
  return found.length > 0 && found.every(isNewer) ? found[0] : undefined;
}

const UNITS: readonly [RegExp, string][] = [
  [/^dv(h|w|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^sv(h|w|i|b|min|max)$/, 'viewport_percentage_units_small'],
  [/^lv(h|w|i|b|min|max)$/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

export function newerUnit(unit: string): Feature | undefined {
  const name = UNITS.find(([form]) => form.test(unit))?.[1] ?? unit;
  return newer(css.types?.['length']?.[name], `css.types.length.${name}`);
}
