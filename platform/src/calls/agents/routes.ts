import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { hasAgency } from '../../base/members/agency';
import { Refusal } from '../../base/refusals/refusal';
import { countAgentUnread } from '../content/announcements';
import { contentOf } from '../content/sets';
import { periodOf } from '../records/period';
import { teamKpiOf } from './team-kpi';

/** Types of members without dividends (A051). */
const NO_DIVIDEND: readonly number[] = [4, 40, 41, 42];

/** Calls of the agency center; members without an agency get `permission.denied`. */
export function agentRoutes(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  route(app, 'teamKpi', ({ db, session, query, now }) => {
    permit(hasAgency(session.member.type));
    const { startDate, endDate, zone = 0 } = query;
    return teamKpiOf(db, session.member, periodOf(startDate, endDate, zone), now);
  });
  route(app, 'agentUnread', async ({ db, site, session }) => {
    permit(hasAgency(session.member.type));
    return { footer: { unreadCount: await countAgentUnread(db, catalogue, site, session) } };
  });
  route(app, 'dividendInfo', async ({ db, site, session }) => {
    permit(!NO_DIVIDEND.includes(session.member.type));
    return (await contentOf(db, site.code, 'dividend')) ?? { enabled: true };
  });
}

function permit(allowed: boolean): void {
  if (!allowed) throw new Refusal('permission.denied');
}
