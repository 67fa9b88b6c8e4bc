import type { CallName } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import { plansOf } from '../plans';
import { openTestPostgres, type TestPostgres } from '../postgres';
import { statementsOf } from '../statements';
import { growHistory } from './grow.testing';
import { callNames } from './measure';
import { scenarios } from './scenarios';
import { openBench, type Stage } from './stage';

jest.setTimeout(300_000);

const SIZES = { members: 2000, bets: 20_000, movements: 60_000 };
/** Rows that a call of one member or visitor may read. The catalogue has some 500 games. */
const ONE = 300;
const CATALOGUE = 2_000;
/** Twice the sums of thirty long evenings, and a page. */
const RECORD = 2_500;
const TEAM = 9 * SIZES.members;
/** Bets on a page of a team's list. */
const PAGE = 20;

/**
 * Rows that each call may read over all its statements; only the bench measures `writes`. A missing call does not compile.
 */
const bounds: Readonly<Record<CallName, number | 'writes'>> = {
  systemStatus: ONE,
  whitelabel: ONE,
  template: ONE,
  country: ONE,
  service: ONE,
  setRegister: ONE,
  registerValidation: ONE,
  agreement: ONE,
  helpCenter: ONE,
  exposure: 'writes',
  beacon: 'writes',
  login: 'writes',
  logout: ONE,
  renew: ONE,
  captcha: 'writes',
  captchaSound: 'writes',
  memberInfo: ONE,
  createTrial: 'writes',
  freePlay: 'writes',
  register: 'writes',
  registerMobile: 'writes',
  affiliateCheck: ONE,
  smsNoLogin: 'writes',
  smsRegister: 'writes',
  smsReset: 'writes',
  passwordByEmail: 'writes',
  passwordByLink: 'writes',
  passwordBySms: 'writes',
  changePassword: 'writes',
  security: ONE,
  proofCode: 'writes',
  emailCode: 'writes',
  bindEmail: 'writes',
  smsBind: 'writes',
  bindMobile: 'writes',
  paymentPassword: 'writes',
  memberSessions: ONE,
  endSession: ONE,
  endOtherSessions: ONE,
  devices: ONE,
  unbindDevice: ONE,
  headIcon: ONE,
  setHeadIcon: 'writes',
  clubBenefit: ONE,
  balance: ONE,
  merchantWallet: ONE,
  betRecords: RECORD,
  betRecord: ONE,
  depositMethods: ONE,
  deposit: ONE,
  cancelDeposit: ONE,
  openDeposits: ONE,
  withdrawable: ONE,
  withdraw: 'writes',
  withdrawal: ONE,
  cancelWithdrawal: 'writes',
  bankCards: ONE,
  addCard: 'writes',
  defaultCard: 'writes',
  removeCard: 'writes',
  profitLoss: RECORD,
  depositReport: ONE,
  withdrawReport: ONE,
  rebateReport: RECORD,
  outcome: ONE,
  closeSubmit: ONE,
  vendorWallets: ONE,
  vendorWallet: ONE,
  walletTransfer: ONE,
  uplineReceiver: ONE,
  uplineTransfer: 'writes',
  agentReceiver: ONE,
  agentTransfer: 'writes',
  accountRecords: RECORD,
  gameVendors: CATALOGUE,
  gameList: CATALOGUE,
  vassalage: ONE,
  vassalTypes: CATALOGUE,
  gameMenus: CATALOGUE,
  gameCounts: CATALOGUE,
  gameSearch: CATALOGUE,
  gameDetail: ONE,
  hotGames: CATALOGUE,
  hotMatches: CATALOGUE,
  jackpots: ONE,
  favourites: CATALOGUE,
  addFavourite: ONE,
  removeFavourite: ONE,
  recentGames: CATALOGUE,
  addRecent: ONE,
  launchGame: ONE,
  lotteryList: ONE,
  lotteryMenu: CATALOGUE,
  lotteryBoard: ONE,
  placeOrder: 'writes',
  lotteryOrders: ONE,
  lotteryOrder: ONE,
  tellWins: ONE,
  cancelOrder: ONE,
  lotteryResults: ONE,
  lotteryWinners: ONE,
  vnResults: ONE,
  vnNumero: ONE,
  lotteryFairness: ONE,
  announcements: ONE,
  promotions: ONE,
  rewards: ONE,
  claimReward: 'writes',
  // A month that holds a few days only is read as a whole, besides the week.
  mission: 2 * ONE,
  leaderBoard: TEAM,
  // Direct members are counted; of a page, first deposits are looked up.
  invitation: TEAM,
  invitedFriends: ONE,
  activities: ONE,
  activity: ONE,
  sendFeedback: 'writes',
  feedbackList: ONE,
  feedback: ONE,
  feedbackPicture: ONE,
  apply: 'writes',
  application: ONE,
  messages: ONE,
  message: ONE,
  messageCount: ONE,
  unreadMessages: ONE,
  readMessages: ONE,
  deleteMessages: ONE,
  downloadLinks: ONE,
  teamKpi: TEAM,
  // Bets, movements and first deposits of everybody in the team, hour by hour.
  teamOverview: 2 * TEAM,
  dividendInfo: ONE,
  agentUnread: ONE,
  redRain: ONE,
  openRedRain: 'writes',
  // A page of direct members with their rates, and those that they give on.
  agentRates: TEAM,
  changeRates: 'writes',
  rateHistory: ONE,
  // The categories of the catalogue.
  agentLinks: CATALOGUE,
  makeAgentLink: 'writes',
  openAccount: 'writes',
  renewFirstPassword: 'writes',
  dropAgentLink: 'writes',
  // Each of the team counts in the line above and in the totals.
  teamPnl: 5 * TEAM,
  // Everybody below, and the three purses or the teams of all direct members.
  teamMembers: 2 * TEAM,
  // Bets by placing and by decision, and movements; in a zone with part hours, the bets of each cut hour as well.
  teamBets: 3 * TEAM,
  teamOrder: ONE,
  teamRebate: ONE,
  dailySalaryContract: ONE,
  dailySalaryProcess: ONE,
  dividendContract: ONE,
  hourSalaryProcess: ONE,
  answerContract: 'writes',
  dividends: ONE,
  // Everybody below, by the line of each direct member.
  dividendLines: 2 * TEAM,
  confirmDividend: 'writes',
};

let server: TestPostgres;
let url: string;
let stage: Stage;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  stage = await openBench(url, SIZES, () => undefined);
  await growHistory(url);
});
afterAll(async () => {
  await stage?.platform.close();
  await server?.close();
});

const measured = callNames.filter((name) => bounds[name] !== 'writes');

/** Rows of bets that each call read last: of all partitions, and without small ones read as a whole. */
const betsRead = new Map<string, { readonly all: number; readonly bounded: number }>();
/** How often each call looked into the sums of decided bets last. */
const looks = new Map<string, number>();
/** Large tables that each call read from end to end last. */
const wholesRead = new Map<string, readonly string[]>();

interface RowsRead {
  readonly all: Map<string, number>;
  /** Without tables read as a whole because they are small, as the partition of a month is in its first days. */
  readonly bounded: Map<string, number>;
}

/** Rows that each call read, by the plans of its statements; a record over a year may read its hours. */
async function rowsRead(): Promise<RowsRead> {
  const big = await bigTables();
  const seen: RowsRead = { all: new Map(), bounded: new Map() };
  for (const name of measured) {
    for (const scenario of scenarios[name].filter(({ label }) => !label.includes('a year'))) {
      stage.platform.clock.now = new Date();
      // The first call may store when the member was seen.
      await stage.platform.api(name, await scenario.input(stage, 0));
      const input = await scenario.input(stage, 1);
      const { statements } = await statementsOf(() => stage.platform.api(name, input));
      const scans = (await plansOf(url, statements)).flatMap((plan) => plan.scans);
      // A team that is the whole merchant, or half of it, may read all its members, and their figures as a whole.
      const isOfAll = (table: string) =>
        name === 'teamKpi' || (/whole|very many/.test(scenario.label) && table === 'members');
      // A join with an empty side looks at one row of the other.
      const wholes = scans.filter(({ node, table, rows }) => node === 'Seq Scan' && rows > 1 && big.has(table));
      const whole = wholes.filter(({ table }) => !isOfAll(table));
      expect([name, scenario.label, whole]).toEqual([name, scenario.label, []]);
      const sum = (of: typeof scans) => of.reduce((total, { rows }) => total + Math.round(rows), 0);
      seen.all.set(`${name} ${scenario.label}`, sum(scans));
      const bounded = scans.filter(({ node, table }) => node !== 'Seq Scan' || big.has(table));
      seen.bounded.set(`${name} ${scenario.label}`, sum(bounded));
      wholesRead.set(
        `${name} ${scenario.label}`,
        wholes.map(({ table }) => table),
      );
      looks.set(
        `${name} ${scenario.label}`,
        scans.filter(({ table }) => table === 'settled_hours').reduce((total, { times }) => total + times, 0),
      );
      const ofBets = (of: typeof scans) => sum(of.filter(({ table }) => /^bets_/.test(table)));
      betsRead.set(`${name} ${scenario.label}`, { all: ofBets(scans), bounded: ofBets(bounded) });
    }
  }
  return seen;
}

async function bigTables(): Promise<ReadonlySet<string>> {
  await stage.platform.db.transaction(async (tx) => {
    // On a busy machine it takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });
  const rows = await stage.platform.db
    .select({ name: sql<string>`relname::text` })
    .from(sql`(select relname from pg_class where relkind = 'r' and reltuples > 1000) big`);
  return new Set(rows.map(({ name }) => name));
}

describe('rows that the contract’s calls read', () => {
  it('stay below a bound, and do not grow with twice the bets, movements and old log-ins', async () => {
    const before = await rowsRead();
    const beyond = [...before.bounded].filter(([call, rows]) => rows > Number(bounds[call.split(' ')[0] as CallName]));
    expect(beyond).toEqual([]);
    await growHistory(url);
    const { bounded: after } = await rowsRead();
    // Another plan for larger tables may read a few more rows, but not a share of the added ones.
    const grown = [...after].filter(([call, rows]) => rows > 1.3 * (before.all.get(call) ?? 0) + 40);
    expect(grown).toEqual([]);
    // Each of a team is looked at a few times, whatever was bet before; not even a team of all members reads a table as a whole.
    const isFewIn = (call: string, members: number, times = 10) => {
      const rows = after.get(call) ?? Number.NaN;
      expect([call, rows, rows < times * members]).toEqual([call, rows, true]);
    };
    for (const [id, name] of [
      ['F-TEAMVIEW-06', 'teamOverview'],
      ['F-TEAMPNL-04', 'teamPnl'],
    ] as const)
      await proves(id, () => {
        for (const call of scenarios[name].map(({ label }) => `${name} ${label}`)) {
          expect([call, wholesRead.get(call)]).toEqual([call, []]);
          isFewIn(call, SIZES.members);
          // All members in one look, and in a second one the hours that a midnight cuts: none begins anew for each member.
          const times = looks.get(call) ?? Number.NaN;
          expect([call, times, times >= 1 && times <= 4]).toEqual([call, times, true]);
        }
      });
    await proves('F-MISSION-04', async () => {
      const calls = (['leaderBoard', 'mission'] as const).map((name) =>
        scenarios[name].map(({ label }) => `${name} ${label}`),
      );
      const [board, mission] = calls;
      expect(
        [board, mission].map((own) => own?.filter((call) => call.endsWith('last minute of a week')).length),
      ).toEqual([1, 1]);
      const [, lateBoard] = scenarios.leaderBoard;
      const { value: week } = await stage.platform.api('leaderBoard', await lateBoard!.input(stage, 2));
      expect([week.rows.length, week.to - stage.platform.clock.now.getTime()]).toEqual([20, 30_000]);
      const [, , lateMission] = scenarios.mission;
      const { value: lanterns } = await stage.platform.api('mission', await lateMission!.input(stage, 2));
      expect(lanterns.today.endsAt).toBe(week.to);
      for (const call of board ?? []) {
        expect([call, wholesRead.get(call)]).toEqual([call, ['members']]);
        // Each member, and what it staked in the hours of one week.
        isFewIn(call, SIZES.members, 9);
      }
      // A member's own days, however large the merchant is.
      for (const call of mission ?? []) {
        expect([call, wholesRead.get(call)]).toEqual([call, []]);
        isFewIn(call, ONE, 1);
      }
    });
    await proves('F-TEAMMEMBER-07', () => {
      const wide = scenarios.teamMembers.map(({ label }) => label).filter((label) => label.startsWith('very many'));
      expect(wide).toHaveLength(5);
      // What a line tells is read for its page alone; what the others are put in order by, for all.
      for (const label of wide) isFewIn(`teamMembers ${label}`, stage.direct, /first page|a name/.test(label) ? 5 : 10);
    });
    await proves('F-TEAMBET-03', async () => {
      // Where days cut an hour in two, their totals read the bets of that hour, too.
      for (const scenario of scenarios.teamBets.filter(({ label }) => !label.includes('zone'))) {
        const answer = await stage.platform.api('teamBets', await scenario.input(stage, 2));
        expect([scenario.label, answer.value?.content.length]).toEqual([scenario.label, PAGE]);
        const { all = 0, bounded = Number.NaN } = betsRead.get(`teamBets ${scenario.label}`) ?? {};
        expect([scenario.label, all, bounded, all >= PAGE && bounded < 20 * PAGE]).toEqual([
          scenario.label,
          all,
          bounded,
          true,
        ]);
      }
    });
  });
});
