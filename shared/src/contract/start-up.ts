/** The calls that a visit begins with, in rows of their own: the boot script knows no others. */
export const startUp = {
  systemStatus: { method: 'GET', path: '/wps/system/status', auth: 'optional' },
  whitelabel: { method: 'GET', path: '/wps/system/whitelabel', auth: 'optional' },
  template: { method: 'GET', path: '/wps/system/template', auth: 'optional' },
} as const;

/** Those of a session. */
export const ofSession = {
  memberInfo: { method: 'GET', path: '/wps/member/info', auth: 'member' },
  balance: { method: 'GET', path: '/wps/wallets/balance', auth: 'member' },
} as const;
