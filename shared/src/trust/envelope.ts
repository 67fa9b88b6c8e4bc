import { type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { isSignedBy, type PublicKey, type Purpose } from './keys';
import { Refused } from './refused';

const Signatures = Type.Array(Type.Object({ key: Type.String(), signature: Type.String() }), { maxItems: 16 });

/** A text with its signatures. What was signed are the very bytes of the text, so that no form of JSON has to be agreed on. */
const Envelope = Type.Object({ text: Type.String(), signatures: Signatures });

export type Envelope = typeof Envelope.static;

/** Reads JSON of a form. Throws `Refused` for anything else. */
export function readAs<S extends TSchema>(schema: S, json: string, what: string): S['static'] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Refused(`${what} cannot be read.`, { check: 'form' });
  }
  if (!Value.Check(schema, value))
    throw new Refused(`${what} has another form than it should have.`, { check: 'form' });
  return value;
}

/** Reads a signed text. Throws `Refused` for anything else. */
export const readEnvelope = (json: string, what: string): Envelope => readAs(Envelope, json, what);

/** The first of some keys that signed a text; undefined where none did. */
export const signerOf = <K extends { readonly key: PublicKey }>(
  purpose: Purpose,
  { text, signatures }: Envelope,
  keys: readonly K[],
): K | undefined => keys.find(({ key }) => signatures.some((each) => isSignedBy(purpose, text, each, key)));
