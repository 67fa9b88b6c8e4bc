import type { Site } from '../../base/sites/site';

type Limits = Pick<Site, 'sessionIdleMinutes' | 'sessionHours'>;

/**
 * Until when a session lives that somebody uses now: as long as the merchant lets it rest, and never longer than the merchant lets one last
 * from its log-in on, whatever a page does (decision 19).
 */
export function endOf({ sessionIdleMinutes, sessionHours }: Limits, createdAt: Date, now: Date): Date {
  const rested = now.getTime() + sessionIdleMinutes * 60_000;
  return new Date(Math.min(rested, createdAt.getTime() + sessionHours * 3_600_000));
}
