import type { Site } from '../../base/sites/site';

type Limits = Pick<Site, 'sessionIdleMinutes' | 'sessionHours'>;

/**
 * When a session in use ends: after the merchant's idle time from now, at the latest after its maximum duration since log-in
 * (decision 19).
 */
export function endOf({ sessionIdleMinutes, sessionHours }: Limits, createdAt: Date, now: Date): Date {
  const rested = now.getTime() + sessionIdleMinutes * 60_000;
  return new Date(Math.min(rested, createdAt.getTime() + sessionHours * 3_600_000));
}
