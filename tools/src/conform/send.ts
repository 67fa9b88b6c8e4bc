import { randomBytes } from 'node:crypto';
import type { CallName } from '@foyer/shared/contract';
import type { Answer, Ask } from './ask';
import { bodyFor } from './bodies';
import { type Found, queryFor, type Visit } from './queries';
import { rowOf } from './what-is-asked';

/** A text that nobody was given: a key of a submit, or a token. */
export const newKey = (): string => `conform-${randomBytes(12).toString('hex')}`;

/**
 * Asks a call by name, for a visitor or with a token.
 *
 * @param body `right`: that which `--write` sends, else an empty one. `empty`: an empty one in any case
 */
export type Send = (name: CallName, token?: string, body?: 'right' | 'empty') => Promise<Answer>;

export function senderOf(ask: Ask, visit: Omit<Visit, 'token'>, found: Found): Send {
  return (name, token, kind = 'right') => {
    const { method, path, tokenField, sealed, form, pictures } = rowOf(name);
    const by = token === undefined ? {} : { token };
    const { token: _, ...fields } = {
      token,
      ...queryFor(name, { ...visit, ...by }, found, newKey(), Date.now())?.fields,
    };
    const query = tokenField === 'query' ? { ...fields, ...by } : fields;
    const headers = token === undefined ? {} : { authorization: token };
    if (method === 'GET' || (method === 'DELETE' && sealed !== true)) return ask({ method, path, query, headers });
    const body = (kind === 'right' && bodyFor[name]?.(found, { ...visit, ...by })) || {};
    return ask({
      ...{ method, path, query, headers },
      body: pictures ? new FormData() : form ? new URLSearchParams() : JSON.stringify(body),
    });
  };
}
