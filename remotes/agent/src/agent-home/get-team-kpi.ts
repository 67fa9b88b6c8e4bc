import { call } from '@foyer/shared/api';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { localDay } from './today';

/** The figures of the team, in the order they are shown, with their names in the answer (S3-AGENT-02). */
export const figures = [
  { name: 'login', field: 'teamLoginMemberCount' },
  { name: 'bet', field: 'teamBetMemberCount' },
  { name: 'register', field: 'teamRegisterMemberCount' },
  { name: 'online', field: 'teamOnlineCount' },
] as const;

type TeamCounts = Record<(typeof figures)[number]['name'], number>;

/** The team's counts of one day; no row is asked for (S7-API-34, S9-CONST-46). What is missing counts as 0 (S3-AGENT-03). */
function teamKpiQuery(account: string | undefined, day: string) {
  return queryOptions({
    queryKey: ['teamKpi', account ?? '', day],
    queryFn: async ({ signal }): Promise<TeamCounts> => {
      const zone = -new Date().getTimezoneOffset();
      const value = await call('teamKpi', { query: { startDate: day, endDate: day, size: 0, zone }, signal });
      const counts: Partial<typeof value.footer> = value?.footer ?? {};
      return Object.fromEntries(figures.map(({ name, field }) => [name, counts[field] ?? 0])) as TeamCounts;
    },
  });
}

export const useTeamKpi = () => {
  const account = useSession((state) => state.session?.userName);
  return useQuery(teamKpiQuery(account, localDay(new Date())));
};
