import { KindGuard, type TSchema } from '@sinclair/typebox';
import { Value, type ValueError, type ValueErrorIterator } from '@sinclair/typebox/value';

/** What stands at a place, by its kind alone: values of a member are nobody's to print. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

const whereOf = (path: string): string => (path === '' ? 'the value' : path.slice(1).replaceAll('/', '.'));

function sentenceOf({ path, message, value }: ValueError, within: string): string {
  const at = whereOf(within + path);
  return /required property/i.test(message)
    ? `${at} is missing`
    : `${at} is ${kindOf(value)}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/** The shortest list of errors of a union's alternatives: the alternative that was most likely meant. */
function nearest(alternatives: readonly ValueErrorIterator[], within: string): string[] {
  const each = alternatives.map((errors) => listed(errors, within));
  const deep = each.filter((errors) => errors.every((error) => !error.startsWith(`${whereOf(within)} is `)));
  return (deep.length > 0 ? deep : each).sort((one, other) => one.length - other.length)[0] ?? [];
}

function listed(errors: ValueErrorIterator, within = ''): string[] {
  const all = [...errors].flatMap((error) => {
    const inside = error.errors.length > 0 ? nearest(error.errors, within) : [];
    return inside.length > 0 ? inside : [sentenceOf(error, within)];
  });
  // A field that is missing is told a second time as one of the wrong type.
  const missing = all
    .filter((each) => each.endsWith(' is missing'))
    .map((each) => each.slice(0, -' is missing'.length));
  return all.filter((each) => !missing.some((field) => each.startsWith(`${field} is nothing`)));
}

/** How a value differs from its schema, a sentence a place, without what stands there. */
export function differences(schema: TSchema, value: unknown): string[] {
  return [...new Set(listed(Value.Errors(schema, value)))];
}

/** Moments of a value that are likely seconds, or a day of the twentieth century: `0` says that there is none. */
export function oddMoments(schema: TSchema, value: unknown, path = ''): string[] {
  if (KindGuard.IsUnion(schema)) {
    const meant = schema.anyOf.find((each) => Value.Check(each, value));
    return meant === undefined ? [] : oddMoments(meant, value, path);
  }
  if (KindGuard.IsArray(schema) && Array.isArray(value))
    return value.flatMap((each, at) => oddMoments(schema.items, each, `${path}/${at}`));
  if (KindGuard.IsObject(schema) && typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => {
      const field = schema.properties[name];
      return field === undefined ? [] : oddMoments(field, each, `${path}/${name}`);
    });
  if (schema.description !== 'epoch milliseconds' || typeof value !== 'number') return [];
  return value > 0 && value < 100_000_000_000
    ? [`${whereOf(path)} lies before 1974: moments are epoch milliseconds of UTC, not seconds`]
    : [];
}
