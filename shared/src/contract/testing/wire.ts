/** Alternatives at one place of a sample. Samples that need only one use the first. */
class OneOf {
  constructor(readonly values: readonly unknown[]) {}
}
export const oneOf = (...values: readonly unknown[]): OneOf => new OneOf(values);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a sample as JSON data. Field names that end in `?` are optional, and left out unless `whole`. */
function written(sample: unknown, whole: boolean): unknown {
  if (sample instanceof OneOf) return written(sample.values[0], whole);
  if (Array.isArray(sample)) return sample.map((each) => written(each, whole));
  if (!isFields(sample)) return sample;
  const fields = Object.entries(sample).filter(([name]) => whole || !name.endsWith('?'));
  return Object.fromEntries(fields.map(([name, value]) => [name.replace('?', ''), written(value, whole)]));
}

/** The sample without optional fields. */
export const leastOf = (sample: unknown): unknown => written(sample, false);
/** The sample with all optional fields. */
export const wholeOf = (sample: unknown): unknown => written(sample, true);

/** One copy of the sample for each alternative. */
export function allOf(sample: unknown): unknown[] {
  if (sample instanceof OneOf) return sample.values.flatMap(allOf);
  if (Array.isArray(sample)) return sample.flatMap((each, at) => allOf(each).map((one) => sample.with(at, one)));
  if (!isFields(sample)) return [sample];
  const inside = Object.entries(sample).flatMap(([name, value]) =>
    allOf(value).map((one) => ({ ...sample, [name]: one })),
  );
  return inside.length === 0 ? [sample] : inside;
}

const odd = (value: unknown) => (isFields(value) ? 'odd' : { odd: {} });

/** Copies of the body in which one value, at any depth, is of another type. */
export function oddOnesOf(body: unknown): unknown[] {
  if (Array.isArray(body))
    return body.flatMap((each, at) => [odd(each), ...oddOnesOf(each)].map((one) => body.with(at, one)));
  if (!isFields(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    [odd(value), ...oddOnesOf(value)].map((one) => ({ ...body, [name]: one })),
  );
}

/** Copies of the body in which one field, at any depth, is missing. */
export function gapsOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.flatMap((each, at) => gapsOf(each).map((one) => body.with(at, one)));
  if (!isFields(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const { [name]: _, ...rest } = body;
    return [rest, ...gapsOf(value).map((one) => ({ ...body, [name]: one }))];
  });
}

/** Kinds of the account record. */
export const accountKinds = [
  ...['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'rebate', 'salary', 'hourSalary', 'dividend', 'rain'],
  ...['transfer', 'adjustment'],
];
