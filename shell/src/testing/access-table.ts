/**
 * Who may see which page, by hand from sections 2 and 6 of the product and decisions A014, A051, A052, A053 and A056. The
 * guards and the remotes' declarations are tested against it.
 */

export const visitors = ['visitor', 4, 0, 1, 2, 40, 41, 42] as const;
export type Visitor = (typeof visitors)[number];

/** `login`: prompt with the log-in dialog; `home`: sent home; `freeReject`: sent home with the message; `denied`: the note. */
export type Outcome = 'shows' | 'login' | 'home' | 'freeReject' | 'denied';

/** Outcomes in the order of `visitors`; where flags matter, with all off and with all on. */
export type Access = readonly Outcome[] | { off: readonly Outcome[]; on: readonly Outcome[] };

const of = (visitor: Outcome, trial: Outcome, member: Outcome): readonly Outcome[] => [
  visitor,
  trial,
  ...visitors.slice(2).map(() => member),
];

const everybody = of('shows', 'shows', 'shows');
const ownSession = of('home', 'freeReject', 'shows');
const members = of('login', 'freeReject', 'shows');
const players = of('login', 'shows', 'shows');
const switched = { off: of('login', 'freeReject', 'denied'), on: members };
/** 4, 0 and 40 are no agents. */
const agents: Access = ['home', 'home', 'home', 'shows', 'shows', 'home', 'shows', 'shows'];

/** Those that the merchant switches in the agent's menu. */
const agentTools: Access = {
  off: ['home', 'home', 'home', 'denied', 'denied', 'home', 'denied', 'denied'],
  on: ['home', 'home', 'home', 'shows', 'shows', 'home', 'shows', 'shows'],
};

/** Kinds of pages that a remote's `access.json` may name, by hand there too. */
export const audiences = { everybody, players, members, agents } as const satisfies Record<string, Access>;

const each = (access: Access, ...paths: string[]) => paths.map((path) => [path, access] as const);

export const accessTable: Readonly<Record<string, Access>> = Object.fromEntries([
  ...each(everybody, '/m/login', '/m/register', '/m/register.html', '/register.html', '/m/trail', '/m/forget'),
  ...each(everybody, '/m/findPswBySms', '/m/useragreement', '/m/notice', '/m/help', '/m/helpDetail', '/m/service'),
  ...each(everybody, '/m/download', '/m/activity', '/m/activityInfo', '/m/gameList', '/m/gameLobby', '/m/gameCenter'),
  ...each(everybody, '/m/slotsCenter', '/m/moreLottery', '/m/lottery', '/m/startLottery', '/m/lotteryResults'),
  ...each(players, '/m/launchGame', '/m/lotteryOrders'),
  ...each(ownSession, '/m/set', '/m/changePsw'),
  // A visitor sees the member center with a log-in prompt.
  ...each(of('shows', 'freeReject', 'shows'), '/m/mine'),
  ...each(members, '/m/voucherCenter', '/m/withdraw', '/m/gameRecord', '/m/transaction/record', '/m/securityCenter'),
  // A flag hides the entry of the benefits (A054), but the page only needs a session (S2-ROUTES-32).
  ...each(members, '/m/member/benefits'),
  ...each(switched, '/m/vouReport', '/m/withdrawReport', '/m/profitandloss', '/m/leaderBoard', '/m/inviteFriends'),
  ...each(switched, '/m/rewardCenter', '/m/feedback'),
  ...each(switched, '/m/member/rebateReport', '/m/webEmail'),
  ...each(
    {
      off: switched.off,
      on: ['login', 'freeReject', 'shows', 'shows', 'denied', 'shows', 'shows', 'shows'],
    },
    '/m/upLine/transfer',
  ),
  ...each(agents, '/m/agent', '/m/agentRegister'),
  // Notices to agents reach agents alone (B042).
  ...each(['denied', 'denied', 'denied', 'shows', 'shows', 'denied', 'shows', 'shows'], '/m/member/notice'),
  ...each(agentTools, '/m/redRain', '/m/agent/team/overview', '/m/agent/team/pnl', '/m/teamBetting', '/m/member/team'),
  ...each(agentTools, '/m/member/agent/agentRebeat', '/m/member/teamRebate'),
  // Both sets, that of agents first (B008).
  ...each(['home', 'home', 'home', 'shows', 'shows', 'home', 'denied', 'denied'], '/m/member/agent/agentDivident'),
  // Only the second set is asked, so that home's alert leads nobody to a closed door (B008).
  ...each(
    ['login', 'freeReject', 'shows', 'shows', 'shows', 'denied', 'denied', 'denied'],
    ...['/m/member/agent/getSalaryContract', '/m/member/agent/getDevidendContract', '/m/member/agent/getHourContract'],
  ),
]);
