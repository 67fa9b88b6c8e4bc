import { KindGuard, type TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Refusal } from '../refusals/refusal';

export interface Checker {
  /** Checks a query and turns its texts into the numbers and booleans of the schema; the token is left out. */
  text(value: unknown): unknown;
  /** Checks a body as it is; the token is left out. */
  json(value: unknown): unknown;
  /** Checks an answer of the platform; throws an error that names the wrong field and `where`. */
  own(value: unknown, where: string): void;
}

/** Compiles a schema once. `text` and `json` throw Refusal `request.invalid`. */
export function checkerOf(schema: TSchema): Checker {
  const compiled = TypeCompiler.Compile(schema);
  const checked = (value: unknown) => {
    if (!compiled.Check(value) || holdsNul(value)) throw new Refusal('request.invalid', undefined, 400);
    return withoutToken(value);
  };
  return {
    text: (value) => checked(fromText(schema, value)),
    json: checked,
    own: (value, where) => {
      if (compiled.Check(value)) return;
      const wrong = compiled.Errors(value).First();
      throw new Error(`the answer of ${where} is wrong at "${wrong?.path ?? ''}": ${wrong?.message ?? 'unknown'}`);
    },
  };
}

function fromText(schema: TSchema, value: unknown): unknown {
  if (!KindGuard.IsObject(schema) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, text]: [string, unknown]) => {
      const wanted = schema.properties[name];
      if (typeof text !== 'string' || wanted === undefined) return [name, text];
      if (KindGuard.IsInteger(wanted)) return [name, /^-?\d{1,15}$/.test(text) ? Number(text) : text];
      if (KindGuard.IsNumber(wanted)) return [name, /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text];
      if (KindGuard.IsBoolean(wanted)) return [name, text === 'true' || (text === 'false' ? false : text)];
      return [name, text];
    }),
  );
}

/** Postgres cannot store U+0000 in a text. A stack instead of recursion: a body may be nested very deeply. */
function holdsNul(root: unknown): boolean {
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && value.includes('\u0000')) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, each] of Object.entries(value)) waiting.push(name, each);
  }
  return false;
}

function withoutToken(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('token' in value)) return value;
  const { token: _, ...rest } = value;
  return rest;
}
