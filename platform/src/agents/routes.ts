import type { FastifyInstance } from 'fastify';
import { periodOf } from '../bets/period';
import { type CallContext, route } from '../call';
import { countAgentUnread } from '../content/announcements';
import { contentOf } from '../content/sets';
import { Refusal } from '../refusal';
import { teamKpiOf } from './team-kpi';

/** Members without an agency, and those without dividends: two lists, both literal (A051). */
const NO_AGENCY: readonly number[] = [0, 4, 40];
const NO_DIVIDEND: readonly number[] = [4, 40, 41, 42];

/** Calls of the agency center; whoever may not have them is refused with `permission.denied`. */
export function agentRoutes(app: FastifyInstance): void {
  route(app, 'teamKpi', ({ db, session, query, now }) => {
    requireType(session, NO_AGENCY);
    const { startDate, endDate, zone = 0 } = query;
    return teamKpiOf(db, session.member, periodOf(startDate, endDate, zone), now);
  });
  route(app, 'agentUnread', async ({ db, site, session }) => {
    requireType(session, NO_AGENCY);
    return { footer: { unreadCount: await countAgentUnread(db, site, session) } };
  });
  route(app, 'dividendInfo', async ({ db, site, session }) => {
    requireType(session, NO_DIVIDEND);
    return (await contentOf(db, site.code, 'dividend')) ?? { enabled: true };
  });
}

function requireType({ member }: CallContext<'teamKpi'>['session'], excluded: readonly number[]): void {
  if (excluded.includes(member.type)) throw new Refusal('permission.denied');
}
