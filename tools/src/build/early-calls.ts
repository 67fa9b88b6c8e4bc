import { calls, earlyAddress, type RequestName, requestOf, requests } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import type { DeclaredCall, EarlyCall, Released, ReleaseInfo, RemoteManifest } from '@foyer/shared/remote';
import { widgetsOf } from './manifest';

const isRequest = (name: string): name is RequestName => Object.hasOwn(calls, name) || Object.hasOwn(requests, name);

function parametersOf(name: RequestName): string[] {
  const schema = schemas[requestOf(name).call];
  return 'query' in schema ? Object.keys(schema.query.properties) : [];
}

/**
 * A declared call as the boot script sends it: address and guards.
 * @throws when the contract has no such request, or its query no such parameter
 */
function earlyCall(declared: DeclaredCall): EarlyCall {
  const { call: name, guard, parameters = [] } = typeof declared === 'string' ? { call: declared } : declared;
  if (!isRequest(name)) throw new Error(`early: the contract has no request ${name}`);
  const unknown = parameters.filter((parameter) => !parametersOf(name).includes(parameter));
  if (unknown.length > 0) throw new Error(`early: ${name} takes no ${unknown.join(', ')}`);
  const call = earlyAddress(name, parameters);
  return guard === undefined ? call : { call, guard };
}

/** A page or widget as a release carries it. */
function released<T extends { early?: DeclaredCall[] }>({ early, ...declaration }: T): Released<T> {
  return { ...declaration, ...(early ? { early: early.map(earlyCall) } : {}) };
}

/** A remote's pages and widgets as a release carries them. */
export const releasedBy = (manifest: RemoteManifest): Pick<ReleaseInfo, 'pages' | 'widgets'> => ({
  pages: Object.fromEntries(Object.entries(manifest.pages).map(([path, page]) => [path, released(page)])),
  widgets: Object.fromEntries(
    widgetsOf(manifest).map(([slot, list]) => [slot, list.map((widget) => released(widget))]),
  ),
});
