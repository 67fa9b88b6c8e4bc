import { ApiError, call } from '@foyer/shared/api';
import type { Application } from '@foyer/shared/contract';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import type { Written } from '../writing/use-writing';

/** A picture takes its time on a slow line. */
const UPLOAD_MS = 120_000;

export function applyFor(id: number, { text, pictures }: Written, key: string) {
  return call('apply', { body: { id, comment: text, key }, pictures, timeout: UPLOAD_MS });
}

const STATES: readonly unknown[] = ['waiting', 'accepted', 'refused'];

const isApplication = (value: unknown): value is Application =>
  typeof value === 'object' &&
  value !== null &&
  'activityId' in value &&
  'state' in value &&
  'sentAt' in value &&
  STATES.includes(value.state) &&
  typeof value.sentAt === 'number';

/** How the member's application stands; null without one. */
export function useApplication(id: number) {
  return useQuery({
    ...callQuery('application', { id }),
    select: (value: unknown) => (isApplication(value) ? value : null),
  });
}

export const refreshApplication = () => void invalidate('application');

/** The first application, which refuses a second one (F-APPLY-01). */
export function firstOf(error: unknown): Application | undefined {
  const value: unknown = error instanceof ApiError && error.code === 'apply.again' ? error.value : undefined;
  return isApplication(value) ? value : undefined;
}
