import type { Activity, ActivityInfo } from '@foyer/shared/contract';

type Fields<T> = Readonly<Record<keyof T, (value: unknown) => boolean>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isOptional = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);
/** A time that `Date` can represent. */
const isMoment = (value: unknown): boolean => typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
const STATES: readonly unknown[] = ['coming', 'running', 'ended'];

const activity: Fields<Activity> = {
  id: Number.isSafeInteger,
  title: isText,
  summary: isText,
  image: isOptional(isText),
  startsAt: isOptional(isMoment),
  endsAt: isOptional(isMoment),
  status: (value) => STATES.includes(value),
};
const info: Fields<ActivityInfo> = {
  ...activity,
  content: isText,
  url: isOptional(isText),
  applies: isOptional((value) => typeof value === 'boolean'),
};

function has<T>(value: unknown, fields: Fields<T>): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const read = value as Readonly<Record<string, unknown>>;
  return Object.entries<(field: unknown) => boolean>(fields).every(([name, is]) => is(read[name]));
}

/** Whether a listed value is an activity; a malformed one would break the page. */
export const isActivity = (value: unknown): value is Activity => has(value, activity);

export const isActivityInfo = (value: unknown): value is ActivityInfo => has(value, info);
