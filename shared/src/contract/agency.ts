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
} as const;
