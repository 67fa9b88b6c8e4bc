import type { ValueOf } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';
import { dayOf, zoneOf } from '@foyer/shared/time';

/** The team's figures in display order, with their names in the answer (S3-AGENT-02). */
export const figures = [
  { name: 'login', field: 'teamLoginMemberCount' },
  { name: 'bet', field: 'teamBetMemberCount' },
  { name: 'register', field: 'teamRegisterMemberCount' },
  { name: 'online', field: 'teamOnlineCount' },
] as const;

export type TeamCounts = Record<(typeof figures)[number]['name'], number>;

/** Missing figures count as 0 (S3-AGENT-03). */
function countsOf(value: ValueOf<'teamKpi'> | null): TeamCounts {
  const counts: Partial<ValueOf<'teamKpi'>['footer']> = value?.footer ?? {};
  return Object.fromEntries(figures.map(({ name, field }) => [name, counts[field] ?? 0])) as TeamCounts;
}

/** The team's figures of today, without rows (S7-API-34, S9-CONST-46). */
export function useTeamKpi() {
  const now = Date.now();
  const [day, zone] = [dayOf(now), zoneOf(now)];
  return useQuery({ ...callQuery('teamKpi', { startDate: day, endDate: day, size: 0, zone }), select: countsOf });
}
