/** The calls that every visit starts with, apart from the contract because the boot script imports no other rows. */
export const startUp = {
  systemStatus: { method: 'GET', path: '/wps/system/status', auth: 'optional' },
  whitelabel: { method: 'GET', path: '/wps/system/whitelabel', auth: 'optional' },
  template: { method: 'GET', path: '/wps/system/template', auth: 'optional' },
} as const;

/** The calls that every session starts with. */
export const ofSession = {
  memberInfo: { method: 'GET', path: '/wps/member/info', auth: 'member' },
  balance: { method: 'GET', path: '/wps/wallets/balance', auth: 'member' },
} as const;
