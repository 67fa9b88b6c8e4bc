/** Whitelabel flags, spelled as in the merchant's configuration (S6-FLAGS, A054). */
export const FLAGS = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'DEPRECM3',
  'WITHREC3',
  'PERSREP',
  'REWCEN3',
  'PLYRBT',
  'MAILCEN',
  'FEEDBACK3',
  'AGETRANSFERUP3',
  'DIRECTREG3',
  'VIPBENEFIT3',
  'showReferral',
] as const;

export type FlagName = (typeof FLAGS)[number];

/** Shortcuts of the agent home that the merchant enables one by one (A055). */
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
