/** Whitelabel flags by the names the merchant's configuration uses (S6-FLAGS, A054). */
export const FLAGS = {
  USERNAMEREG3: 'USERNAMEREG3',
  MOBILENUMREG3: 'MOBILENUMREG3',
  REGMOBVERF3: 'REGMOBVERF3',
  MOBILENUMPASSREG3: 'MOBILENUMPASSREG3',
  FACEBOOKLOGIN3: 'FACEBOOKLOGIN3',
  GOOGLELOGIN3: 'GOOGLELOGIN3',
  MOBILEVERCODELOGIN3: 'MOBILEVERCODELOGIN3',
  CHNGPASSVERIF3: 'CHNGPASSVERIF3',
  DEPRECM3: 'DEPRECM3',
  WITHREC3: 'WITHREC3',
  PERSREP: 'PERSREP',
  REWCEN3: 'REWCEN3',
  PLYRBT: 'PLYRBT',
  MAILCEN: 'MAILCEN',
  FEEDBACK3: 'FEEDBACK3',
  AGETRANSFERUP3: 'AGETRANSFERUP3',
  DIRECTREG3: 'DIRECTREG3',
  VIPBENEFIT3: 'VIPBENEFIT3',
  showReferral: 'showReferral',
} as const;

export type FlagName = keyof typeof FLAGS;

/** Shortcuts of the agent home that the merchant switches one by one (A055). */
export const AGENT_MENU = [
  'teamOverview',
  'accountRecord',
  'memberTeam',
  'redRain',
  'teamPnl',
  'teamBetting',
  'backedit',
  'teamRebate',
  'securityCenter',
  'webEmail',
] as const;

export type AgentMenuName = (typeof AGENT_MENU)[number];
