/** Rows of the contract for dividends: both rules of B008 are asked, that of agents first. */
export const ofDividends = {
  dividends: { method: 'GET', path: '/wps/agent/dividends', auth: 'member', access: ['agency', 'contract'] },
  dividendLines: {
    method: 'GET',
    path: '/wps/agent/dividend/lines',
    auth: 'member',
    access: ['agency', 'contract'],
    query: { pageNo: 1, pageSize: 50 },
  },
  confirmDividend: {
    method: 'POST',
    path: '/wps/agent/dividend/confirm',
    auth: 'member',
    access: ['agency', 'contract'],
    once: true,
  },
} as const;
