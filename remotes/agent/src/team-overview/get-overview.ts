import type { ValueOf } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';
import { type DayRange, useRefreshed } from '@foyer/shared/report';
import { zoneOf } from '@foyer/shared/time';

export type TeamOverview = ValueOf<'teamOverview'>;

/** The team's figures in days of the device, anew when somebody comes back to the tab (F-TEAMVIEW-03). */
export function useOverview({ from, to }: DayRange) {
  useRefreshed('teamOverview');
  return useQuery({
    ...callQuery('teamOverview', { startDate: from, endDate: to, zone: zoneOf() }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
