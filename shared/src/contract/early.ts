import { LANGUAGE, MERCHANT } from './constants';
import type { RequestName } from './requests';
import { queryOf, requestOf } from './requests';

const TOKEN = '{token}';
const isName = (value: unknown): value is string => /^\{\w+\}$/.test(String(value));

/**
 * The address of a request in a release, for the boot script: path and query in the client's order, with
 * `{language}`, `{merchant}` and `{token}` as placeholders.
 * @param parameters query parameters that the boot script copies from the page's address
 * @throws when the request is no GET
 */
export function earlyAddress(name: RequestName, parameters: readonly string[] = []): string {
  const { method, path, tokenField } = requestOf(name);
  if (method !== 'GET') throw new Error(`${name} does not only read`);
  const wish = Object.fromEntries(parameters.map((parameter) => [parameter, `{${parameter}}`]));
  const query = queryOf(name, wish, { language: LANGUAGE, merchant: MERCHANT });
  const all = { ...query, ...(tokenField === 'query' ? { token: TOKEN } : {}) };
  const written = Object.entries(all).map(([key, value]) =>
    isName(value) ? `${key}=${value}` : new URLSearchParams({ [key]: String(value) }).toString(),
  );
  return written.length > 0 ? `${path}?${written.join('&')}` : path;
}
