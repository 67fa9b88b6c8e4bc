/** Rows of the contract for what an agent gives to the team: rates, links and accounts (B022, B023). */
export const ofAgency = {
  agentRates: {
    method: 'GET',
    path: '/wps/agent/rates',
    auth: 'member',
    access: ['agency'],
    menu: 'backedit',
    query: { pageNo: 1, pageSize: 20 },
  },
  changeRates: { method: 'PUT', path: '/wps/agent/rates', auth: 'member', access: ['agency'], menu: 'backedit' },
  rateHistory: {
    method: 'GET',
    path: '/wps/agent/rates/history',
    auth: 'member',
    access: ['agency'],
    menu: 'backedit',
  },
  teamOverview: {
    method: 'GET',
    path: '/wps/agent/team/overview',
    auth: 'member',
    access: ['agency'],
    menu: 'teamOverview',
  },
  teamPnl: {
    method: 'GET',
    path: '/wps/agent/team/pnl',
    auth: 'member',
    access: ['agency'],
    menu: 'teamPnl',
  },
  teamRebate: {
    method: 'GET',
    path: '/wps/agent/team/rebate',
    auth: 'member',
    access: ['agency'],
    menu: 'teamRebate',
  },
  agentLinks: { method: 'GET', path: '/wps/agent/links', auth: 'member', access: ['agency'] },
  makeAgentLink: { method: 'POST', path: '/wps/agent/links', auth: 'member', access: ['agency'], once: true },
  dropAgentLink: { method: 'DELETE', path: '/wps/agent/links', auth: 'member', access: ['agency'] },
} as const;
