import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { countAgentUnread } from '../content/announcements';
import { contentOf } from '../content/sets';
import { periodOf } from '../records/period';
import { openAccount } from './accounts/open-account';
import { renewFirstPassword } from './accounts/renew-first-password';
import { teamBetsOf } from './bets/team-bets';
import { teamOrderOf } from './bets/team-order';
import { dropLink, listLinks, makeLink } from './links/links';
import { teamMembersOf } from './members/team-members';
import { changeRates, rateHistory } from './rates/change-rates';
import { listRates } from './rates/list-rates';
import { teamKpiOf } from './team-kpi';
import { teamOverviewOf } from './team-overview';
import { teamPnlOf } from './team-pnl';
import { teamRebateOf } from './team-rebate';

/** Calls of the agency center; their rows in the contract say who may use them. */
export function agentRoutes(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  route(app, 'agentRates', listRates);
  route(app, 'changeRates', changeRates);
  route(app, 'rateHistory', rateHistory);
  route(app, 'teamRebate', teamRebateOf);
  route(app, 'agentLinks', listLinks);
  route(app, 'makeAgentLink', makeLink);
  route(app, 'dropAgentLink', dropLink);
  route(app, 'openAccount', openAccount);
  route(app, 'renewFirstPassword', renewFirstPassword);
  route(app, 'teamKpi', ({ db, session, query, now }) => {
    const { startDate, endDate, zone = 0 } = query;
    return teamKpiOf(db, session.member, periodOf(startDate, endDate, zone), now);
  });
  route(app, 'agentUnread', async ({ db, site, session }) => {
    return { footer: { unreadCount: await countAgentUnread(db, catalogue, site, session) } };
  });
  route(app, 'teamOverview', ({ db, session, query }) => teamOverviewOf(db, session.member, query));
  route(app, 'teamMembers', teamMembersOf);
  route(app, 'teamBets', (context) => teamBetsOf(context, catalogue));
  route(app, 'teamOrder', ({ db, session, query }) => teamOrderOf(db, session.member, query));
  route(app, 'teamPnl', ({ db, session, query }) => teamPnlOf(db, session.member, query));
  route(app, 'dividendInfo', async ({ db, site }) => {
    return (await contentOf(db, site.code, 'dividend')) ?? { enabled: true };
  });
}
