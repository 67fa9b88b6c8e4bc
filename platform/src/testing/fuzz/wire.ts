import { randomBytes } from 'node:crypto';
import type { CallRow } from '@foyer/shared/contract';
import { seal } from '..';
import type { Input } from './requests';
import { DEEP } from './values';

const FORM = 'application/x-www-form-urlencoded';

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Wire {
  readonly payload?: string;
  readonly contentType?: string;
  readonly encryption?: string;
}

/** Encodes a body as the input says. */
export function onWire(row: CallRow, body: unknown, { wrapping, token }: Input, publicKey: string): Wire {
  const way = wrapping === 'asked' ? (row.sealed === true ? 'sealed' : row.form === true ? 'form' : 'json') : wrapping;
  const json = 'application/json';
  switch (way) {
    case 'none':
      return {};
    case 'text':
      return { payload: String(token), contentType: 'text/plain' };
    case 'form':
      return { payload: queryText(isFields(body) ? body : { body }), contentType: FORM };
    case 'json':
    case 'unsealed':
      return { payload: jsonOf(body), contentType: json };
    case 'cut off':
      return { payload: jsonOf(body).slice(0, -1), contentType: json };
    case 'sealed badly':
      return { payload: JSON.stringify({ value: token }), contentType: json, encryption: token };
    case 'sealed for another': {
      const encryption = randomBytes(256).toString('base64');
      return { payload: JSON.stringify(seal(publicKey, body).body), contentType: json, encryption };
    }
    case 'sealed': {
      const sealed = seal(publicKey, body);
      return { payload: JSON.stringify(sealed.body), contentType: json, encryption: sealed.encryption };
    }
  }
}

function jsonOf(body: unknown): string {
  const text = JSON.stringify(body) ?? 'null';
  return Object.entries(DEEP).reduce((all, [name, deep]) => all.replace(JSON.stringify(name), deep), text);
}

/** A query as browsers write it; other values than texts as JSON. */
export function queryText(fields: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  return new URLSearchParams(texts).toString();
}
