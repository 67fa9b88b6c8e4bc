import type { Activity } from '@foyer/shared/contract';
import { datesText, dateText, useT } from '@foyer/shared/i18n';

/** The first and last day of a period as text; the end itself is excluded. */
function days(from: number | undefined, until: number | undefined): string {
  const last = until === undefined ? undefined : until - 1;
  if (from !== undefined && last !== undefined) return datesText(from, last);
  return dateText(from ?? last ?? 0);
}

/** Text of an activity's period: "From 13 Mar 2026", "13 – 15 Mar 2026", "At any time". */
export function usePeriod(): (activity: Pick<Activity, 'startsAt' | 'endsAt'>) => string {
  const t = useT('content');
  return ({ startsAt, endsAt }) => {
    if (startsAt === undefined && endsAt === undefined) return t('activity.always');
    const text = days(startsAt, endsAt);
    if (startsAt !== undefined && endsAt !== undefined) return text;
    return t(endsAt === undefined ? 'activity.from' : 'activity.until', { day: text });
  };
}
