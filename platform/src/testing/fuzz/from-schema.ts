import { KindGuard, type TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import { fitting, hostileText, hostileValue } from './values';

type Fields = fc.Arbitrary<Record<string, unknown>>;

/** Percentage of spoilt or missing fields, chosen once per input. */
const SPOILT = [0, 0, 0, 10, 40] as const;

/** Values of a schema: usual ones, and those at its limits. */
function valueFor(schema: TSchema, name: string): fc.Arbitrary<unknown> {
  const known = fitting[name];
  const shaped = shapedFor(schema, name);
  return known === undefined
    ? shaped
    : fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: shaped });
}

function shapedFor(schema: TSchema, name: string): fc.Arbitrary<unknown> {
  if (KindGuard.IsLiteral(schema)) return fc.constant(schema.const);
  if (KindGuard.IsUnion(schema)) return fc.oneof(...schema.anyOf.map((each) => valueFor(each, name)));
  if (KindGuard.IsObject(schema)) return fieldsFor(schema);
  if (KindGuard.IsArray(schema)) return fc.array(valueFor(schema.items, name), { maxLength: 3 });
  if (KindGuard.IsBoolean(schema)) return fc.boolean();
  if (KindGuard.IsInteger(schema)) {
    const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = schema;
    return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(0, 1, -1, 2 ** 31, 2 ** 53));
  }
  if (KindGuard.IsNumber(schema)) return fc.double();
  if (KindGuard.IsNull(schema)) return fc.constant(null);
  if (KindGuard.IsString(schema)) return fc.oneof(fc.string({ maxLength: 30 }), hostileText);
  return hostileValue;
}

/** Fields of an object schema, some of them spoilt, missing or added. */
export function fieldsFor(schema: TSchema | undefined): Fields {
  if (schema === undefined || !KindGuard.IsObject(schema))
    return fc.dictionary(fc.string(), hostileValue, { maxKeys: 3 });
  const chance = fc.integer({ min: 1, max: 100 });
  const required = new Set(schema.required ?? []);
  const pairs = Object.entries(schema.properties).map(([name, each]) =>
    fc.tuple(fc.constant(name), chance, fc.boolean(), valueFor(each, name), hostileValue),
  );
  const extra = fc.dictionary(
    fc.oneof(fc.constantFrom('__proto__', 'token', 'constructor', 'toString'), fc.string()),
    hostileValue,
    { maxKeys: 2 },
  );
  return fc.tuple(fc.constantFrom(...SPOILT), fc.tuple(...pairs), extra).map(([spoilt, all, more]) =>
    Object.fromEntries([
      ...all.flatMap(([name, n, other, good, bad]): [string, unknown][] => {
        if (n <= spoilt) return other ? [[name, bad]] : [];
        return other || required.has(name) ? [[name, good]] : [];
      }),
      ...(spoilt === 0 ? [] : Object.entries(more)),
    ]),
  );
}
