import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import { fieldsFor } from './from-schema';
import { hostileText, hostileValue } from './values';

const MINUTE = 60_000;

/** Encoding of a body; `asked` is the one of the call's row. */
type Wrapping =
  | 'asked'
  | 'json'
  | 'form'
  | 'text'
  | 'sealed badly'
  | 'sealed for another'
  | 'unsealed'
  | 'cut off'
  | 'none';

/** An input of a call, with `$` references not yet filled in. */
export interface Input {
  readonly query: Readonly<Record<string, unknown>>;
  /** Appended to the query unchanged. */
  readonly rawQuery: string;
  readonly body: unknown;
  readonly wrapping: Wrapping;
  readonly who: 'visitor' | 'member' | 'agent' | 'made up' | 'hostile';
  /** An invented token. */
  readonly token: string;
  readonly cookie: string;
  readonly contentType: string | undefined;
  /** Milliseconds that pass before it is sent, so that limits, codes and sessions end. */
  readonly wait: number;
}

const mostly = <T>(usual: T, weight: number, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const asHeader = (text: string) => text.replace(/[^\u0020-\u007e\u0080-\u00ff]/g, '');

/** Random and hostile inputs of a call; about half are mostly valid. */
export function inputOf(name: CallName): fc.Arbitrary<Input> {
  const row: CallRow = calls[name];
  const schema: { readonly query?: TSchema; readonly body?: TSchema; readonly value: TSchema } = schemas[name];
  const fields = fieldsFor(schema.body);
  const body = fc.oneof({ weight: 6, arbitrary: fields }, { weight: 1, arbitrary: hostileValue });
  const strange = fc.constantFrom<Wrapping>('json', 'form', 'text', 'cut off', 'none');
  const badlySealed = fc.constantFrom<Wrapping>('sealed badly', 'sealed for another', 'unsealed');
  return fc.record({
    query: fieldsFor(schema.query),
    rawQuery: mostly(
      '',
      8,
      fc.constantFrom(
        '%',
        '%zz',
        '&&==',
        'a=1&a=2',
        'pageNo=1&pageNo=2',
        'a[]=1&a[b]=2',
        '%00=%00',
        '__proto__=1',
        '?'.repeat(3000),
      ),
    ),
    body,
    wrapping: mostly<Wrapping>('asked', 6, row.sealed === true ? fc.oneof(badlySealed, strange) : strange),
    who: fc.oneof(
      { weight: row.auth === 'none' ? 2 : 8, arbitrary: fc.constantFrom('member' as const, 'agent' as const) },
      { weight: row.auth === 'none' ? 4 : 1, arbitrary: fc.constant('visitor' as const) },
      { weight: 1, arbitrary: fc.constantFrom('made up' as const, 'hostile' as const) },
    ),
    token: hostileText.map(asHeader),
    cookie: mostly('', 3, hostileText.map(asHeader)),
    contentType: mostly<string | undefined>(
      undefined,
      10,
      fc.constantFrom(
        '',
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/xml',
        'x',
        'application/json; charset=utf-16',
      ),
    ),
    wait: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.constantFrom(1_000, 61_000) },
      { weight: 2, arbitrary: fc.constantFrom(16 * MINUTE, 61 * MINUTE) },
    ),
  });
}
