import type { Identifier } from '@mdn/browser-compat-data';
import { data } from './data';
import { cameEverywhere, type Feature, isLacking, partsOf } from './newer';

const { api, html } = data;
const builtins: Record<string, Identifier> = data.javascript['builtins'] ?? {};

/** Features by the name under which code uses them. */
type Index = ReadonlyMap<string, readonly Feature[]>;

function index(features: readonly (readonly [string, Feature])[]): Index {
  const found = new Map<string, Feature[]>();
  for (const [name, feature] of features) found.set(name, [...(found.get(name) ?? []), feature]);
  return found;
}

const idOf = (name: string): string => (name in api ? `api.${name}` : `javascript.builtins.${name}`);

/** Whether something of a builtin is there without an instance: the data tell it by the paragraph of the standard. */
const isStatic = ({ compat }: Feature): boolean => !String(compat.spec_url).includes('prototype');

function ofInterface([name, thing]: [string, Identifier]): [string, Feature][] {
  const isNew = thing.__compat !== undefined && cameEverywhere({ id: name, compat: thing.__compat });
  // Who has an instance of something newer has been found making it.
  if (isNew) return [];
  const parts = partsOf(thing, idOf(name));
  return name in api ? parts : parts.filter(([, feature]) => !isStatic(feature));
}

const interfaces = Object.entries({ ...(api as Record<string, Identifier>), ...builtins });
const parts = interfaces.flatMap(ofInterface);
const members = index(parts.filter(([name]) => !/_(static|event)$/.test(name)));
const events = index(
  parts.flatMap(([name, feature]) => (/_event$/.test(name) ? [[name.slice(0, -6), feature] as const] : [])),
);
const attributes = index(partsOf(html['global_attributes'], 'html.global_attributes'));
const globals = index([
  ...partsOf(builtins as Identifier, 'javascript.builtins'),
  ...partsOf(api as Identifier, 'api'),
  ...partsOf(api['Window'], 'api.Window'),
]);

/** A global that a browser of the floor lacks, e.g. `Temporal`. */
export const newerGlobal = (name: string): Feature | undefined => globals.get(name)?.find(isLacking);

/** Something of a global, e.g. `URL.canParse`; `unknown` where the data know no such thing. */
export function newerStatic(global: string, name: string): Feature | undefined | 'unknown' {
  const own = new Map(partsOf(builtins[global] ?? api[global], idOf(global)));
  const feature = own.get(`${name}_static`) ?? own.get(name);
  if (!feature) return 'unknown';
  return isLacking(feature) ? feature : undefined;
}

/** By its name alone: newer wherever it is found, and by now in every browser. */
function onlyNewer(found: readonly Feature[] = []): Feature | undefined {
  return found.every(isLacking) ? found.find(cameEverywhere) : undefined;
}

/** A member of whatever it is a member of: `list.toSorted`, `signal.throwIfAborted`. */
export const newerMember = (name: string): Feature | undefined => onlyNewer(members.get(name));

export const newerEvent = (name: string): Feature | undefined => onlyNewer(events.get(name));

/** An attribute of an element, as HTML or as React spells it. */
export function newerAttribute(element: string, name: string): Feature | undefined {
  const plain = name.toLowerCase();
  const own = new Map(partsOf(html['elements']?.[element], `html.elements.${element}`)).get(plain);
  return (own ? [own] : (attributes.get(plain) ?? [])).find(isLacking);
}

/** A piece of syntax by its path below `javascript`. Throws where the data have it no more. */
export function newerSyntax(path: string): Feature | undefined {
  let thing: Identifier | undefined = data.javascript as Identifier;
  for (const step of path.split('.')) thing = (thing as Record<string, Identifier> | undefined)?.[step];
  if (!thing?.__compat) throw new Error(`The compatibility data have no javascript.${path} any more.`);
  const feature = { id: `javascript.${path}`, compat: thing.__compat };
  return isLacking(feature) ? feature : undefined;
}
