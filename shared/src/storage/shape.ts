/** Whether a stored value has a type. What is stored may be cut, or of a release with another shape (F-CACHE-04). */
export type Guard<T> = (value: unknown) => value is T;

type TypeName = { readonly string: string; readonly number: number; readonly boolean: boolean };

const ofType =
  <N extends keyof TypeName>(name: N): Guard<TypeName[N]> =>
  (value): value is TypeName[N] =>
    typeof value === name;

export const aText = ofType('string');
export const aNumber = ofType('number');
export const aTruth = ofType('boolean');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of these very values. */
export const oneOf =
  <const T>(...values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.includes(value as T);

/** One type or the other. */
export const either =
  <A, B>(isOne: Guard<A>, isOther: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    isOne(value) || isOther(value);

/** A field that may be missing. */
export const maybe = <T>(isValue: Guard<T>): Guard<T | undefined> => either(isValue, oneOf(undefined));

export const listOf =
  <T>(isRow: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isRow);

/** A record with any keys. */
export const recordOf =
  <T>(isValue: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every(isValue);

/** A record with each of these fields. Others are let be, since a newer release may have added them. */
export const fieldsOf =
  <T extends object>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Guard<unknown>>(fields).every(([name, isField]) => isField(value[name]));
