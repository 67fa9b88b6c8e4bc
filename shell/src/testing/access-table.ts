/**
 * Who may see what, by hand from sections 2 and 6 of the product and the decisions A014, A051, A052, A053 and A056; never from the guards
 * or from what remotes declare, which are tested against it.
 */

/** Whoever opens an address: nobody, or a member of a type. */
export const visitors = ['visitor', 4, 0, 1, 2, 40, 41, 42] as const;
export type Visitor = (typeof visitors)[number];

/** `login`: the dialog over a prompt; `home`: sent there; `freeReject`: sent there with the message; `denied`: the panel. */
export type Outcome = 'shows' | 'login' | 'home' | 'freeReject' | 'denied';

/** What each visitor gets, in the order of `visitors`; where flags matter, once with all off and once with all on. */
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

/** Kinds of pages, by which a remote says in an `access.json` of its own who sees its pages; written by hand there, too. */
export const audiences = { everybody, players, members, agents } as const satisfies Record<string, Access>;

const each = (access: Access, ...paths: string[]) => paths.map((path) => [path, access] as const);

export const accessTable: Readonly<Record<string, Access>> = Object.fromEntries([
  ...each(everybody, '/m/login', '/m/register', '/m/register.html', '/register.html', '/m/trail', '/m/forget'),
  ...each(everybody, '/m/findPswBySms', '/m/useragreement', '/m/notice', '/m/help', '/m/helpDetail', '/m/service'),
  ...each(everybody, '/m/download', '/m/activity', '/m/activityInfo', '/m/gameList', '/m/gameLobby', '/m/gameCenter'),
  ...each(everybody, '/m/slotsCenter', '/m/moreLottery', '/m/lottery'),
  ...each(players, '/m/launchGame', '/m/startLottery'),
  ...each(ownSession, '/m/set', '/m/changePsw'),
  // A visitor sees the member center with the prompt in its place of the member.
  ...each(of('shows', 'freeReject', 'shows'), '/m/mine'),
  ...each(members, '/m/voucherCenter', '/m/withdraw', '/m/gameRecord', '/m/transaction/record', '/m/securityCenter'),
  // The entry of the benefits is switched (A054), the screen asks for a session alone (S2-ROUTES-32).
  ...each(members, '/m/member/benefits'),
  ...each(switched, '/m/vouReport', '/m/withdrawReport', '/m/profitandloss', '/m/leaderBoard', '/m/inviteFriends'),
  ...each(switched, '/m/member/rebateReport'),
  ...each(
    {
      off: switched.off,
      on: ['login', 'freeReject', 'shows', 'shows', 'denied', 'shows', 'shows', 'shows'],
    },
    '/m/upLine/transfer',
  ),
  ...each(agents, '/m/agent', '/m/agentRegister', '/m/agent/team/overview', '/m/member/team', '/m/redRain'),
  ...each(agents, '/m/agent/team/pnl', '/m/teamBetting', '/m/member/agent/agentRebeat', '/m/member/teamRebate'),
]);
