/** All switches of a merchant, so that everything they offer is crawled too. */
export const EVERYTHING = {
  flags: Object.fromEntries(
    [
      ...['DEPRECM3', 'WITHREC3', 'PERSREP', 'REWCEN3', 'PLYRBT', 'MAILCEN', 'FEEDBACK3', 'AGETRANSFERUP3'],
      ...['DIRECTREG3', 'VIPBENEFIT3', 'showReferral', 'CHNGPASSVERIF3', 'MOBILEVERCODELOGIN3', 'USERNAMEREG3'],
      ...['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'],
    ].map((name) => [name, true]),
  ),
  agentMenu: Object.fromEntries(
    [
      ...['teamOverview', 'accountRecord', 'memberTeam', 'redRain', 'teamPnl', 'teamBetting', 'backedit', 'teamRebate'],
      ...['securityCenter', 'webEmail'],
    ].map((name) => [name, true]),
  ),
};
