import { placeOf } from '../boot/files';
import { boot } from '../boot/state';

/** Folders of releases that were built elsewhere, whose runtime does not ask `boot().asset`. */
const folders = new Set<string>();

type Loading = HTMLScriptElement | HTMLLinkElement;

const isLoading = (node: unknown): node is Loading =>
  node instanceof HTMLScriptElement || node instanceof HTMLLinkElement;

const addressOf = (node: Loading): string => (node instanceof HTMLScriptElement ? node.src : node.href);

function isGuarded(node: unknown): node is Loading {
  if (!isLoading(node) || addressOf(node) === '') return false;
  const place = placeOf(addressOf(node));
  return [...folders].some((folder) => place.startsWith(folder));
}

/** Gives an element its hash, a fresh address after a failure, and a deadline. False when its file was never released. */
function prepare(node: Loading): boolean {
  const address = addressOf(node);
  const asset = boot().asset(address);
  if (!asset) return false;
  node.crossOrigin = 'anonymous';
  node.integrity = asset.integrity;
  if (node instanceof HTMLScriptElement) node.src = asset.url;
  // Modules import each other by plain addresses, so a fresh one would be another module.
  else if (node.rel !== 'modulepreload') node.href = asset.url;
  const timer = setTimeout(() => node.dispatchEvent(new Event('error')), asset.timeout);
  for (const end of ['load', 'error']) node.addEventListener(end, () => clearTimeout(timer), { once: true });
  return true;
}

/** Guards one method that adds to the head: an unreleased file is not added, and its element gets an `error` event. */
function guardWay(name: 'append' | 'appendChild' | 'insertBefore'): void {
  const { head } = document;
  const add = head[name].bind(head) as (...given: unknown[]) => unknown;
  const guarded = (...given: unknown[]): unknown => {
    const [node] = given;
    if (!isGuarded(node) || prepare(node)) return add(...given);
    queueMicrotask(() => node.dispatchEvent(new Event('error')));
    return node;
  };
  Object.defineProperty(head, name, { configurable: true, value: guarded });
}

/**
 * From now on scripts and stylesheets of a folder load only with their published hash. Remotes of our build ask `boot().asset`
 * themselves; for others the document's head asks, since every bundler's runtime adds its elements there.
 * @param folder folder of a release, with a slash at its end
 */
export function guardFolder(folder: string): void {
  if (folders.size === 0) for (const name of ['append', 'appendChild', 'insertBefore'] as const) guardWay(name);
  folders.add(folder);
}
