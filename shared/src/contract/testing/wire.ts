/** What may stand at a place of a body: any of these, the first where one is enough. */
class OneOf {
  constructor(readonly values: readonly unknown[]) {}
}
export const oneOf = (...values: readonly unknown[]): OneOf => new OneOf(values);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes a sample out; names that end in `?` are of fields that may be left out. */
function written(sample: unknown, whole: boolean): unknown {
  if (sample instanceof OneOf) return written(sample.values[0], whole);
  if (Array.isArray(sample)) return sample.map((each) => written(each, whole));
  if (!isFields(sample)) return sample;
  const fields = Object.entries(sample).filter(([name]) => whole || !name.endsWith('?'));
  return Object.fromEntries(fields.map(([name, value]) => [name.replace('?', ''), written(value, whole)]));
}

/** The sample with nothing that may be left out. */
export const leastOf = (sample: unknown): unknown => written(sample, false);
/** The sample with everything in it. */
export const wholeOf = (sample: unknown): unknown => written(sample, true);

/** The sample once for each thing that may stand at a place of it. */
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

/** The body once with each of its values replaced by something of another kind, at any depth. */
export function oddOnesOf(body: unknown): unknown[] {
  if (Array.isArray(body))
    return body.flatMap((each, at) => [odd(each), ...oddOnesOf(each)].map((one) => body.with(at, one)));
  if (!isFields(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    [odd(value), ...oddOnesOf(value)].map((one) => ({ ...body, [name]: one })),
  );
}

/** The body once without each of its fields, at any depth. */
export function gapsOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.flatMap((each, at) => gapsOf(each).map((one) => body.with(at, one)));
  if (!isFields(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const { [name]: _, ...rest } = body;
    return [rest, ...gapsOf(value).map((one) => ({ ...body, [name]: one }))];
  });
}
