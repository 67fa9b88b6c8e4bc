import { randomUUID } from 'node:crypto';
import type { CallName } from '@foyer/shared/contract';
import { weeks } from '../../base/time/periods';
import { ONE_MEMBER, REPORT, type Scenario } from './scenario';
import { teamBetsScenarios } from './scenarios-team-bets';
import { teamMembersScenarios } from './scenarios-team-members';
import { UPPER } from './seed-sql';
import type { Stage } from './stage';

type Who = keyof Stage['tokens'];
type Query = Readonly<Record<string, string | number>>;

const plain = (label: string, who: Who, query: Query = {}, aim = ONE_MEMBER): Scenario => ({
  label,
  aim,
  input: ({ tokens, from }) => from({ token: tokens[who], query }),
});

const days = (label: string, who: Who, count: number, more: Query = {}): Scenario => ({
  label,
  aim: count > 31 ? REPORT : ONE_MEMBER,
  input: ({ tokens, from, day }) =>
    from({ token: tokens[who], query: { startDate: day(count - 1), endDate: day(0), zone: 420, ...more } }),
});

const teamDays = (label: string, count: number, more: Query = {}): Scenario => ({
  ...days(label, 'agent', count, more),
  aim: REPORT,
});

const PNL = { order: 'net', direction: 'desc', lines: 'active', pageNo: 1, pageSize: 20 };

const record = (label: string, who: Who, count: number, more: Query = {}): Scenario =>
  days(label, who, count, { pageNo: 1, pageSize: 20, ...more });

const team = (label: string, from: number, to: number, zone: number): Scenario => ({
  label,
  aim: REPORT,
  input: (stage) =>
    stage.from({
      token: stage.tokens.agent,
      query: { startDate: stage.day(from), endDate: stage.day(to), size: 0, zone },
    }),
});

const wanting = (label: string, body: object): Scenario => ({
  label,
  aim: ONE_MEMBER,
  input: ({ tokens, from }) => from({ token: tokens.light, body }),
});

/** A new wish each time, so that none is answered from before. */
const sending = (label: string, wish: object): Scenario => ({
  label,
  aim: ONE_MEMBER,
  input: ({ tokens, from }) => from({ token: tokens.light, body: { ...wish, key: randomUUID() } }),
});

/** To somebody who cannot receive it, so that no money leaves. */
const handing = (label: string, who: Who): Scenario => ({
  label,
  aim: ONE_MEMBER,
  input: ({ tokens, from }) => {
    const body = { to: '1', amount: '1', paymentPassword: '000000', key: randomUUID() };
    return from({ token: tokens[who], body });
  },
});

/** In the last minute of the last whole week, whose days all have their bets (F-MISSION-04). */
const lateSunday = (label: string, who: Who): Scenario => ({
  ...plain(label, who, {}, REPORT),
  input: ({ platform, site, tokens, from }) => {
    platform.clock.now = new Date(weeks.at(new Date(), site.timeZone).from.getTime() - 30_000);
    return from({ token: tokens[who] });
  },
});

/** Money, bets and teams, which grow with every round. */
export const moneyScenarios = {
  balance: [plain('heavy', 'heavy')],
  merchantWallet: [plain('heavy', 'heavy')],
  betRecords: [
    record('light, 7 days', 'light', 7),
    record('heavy, 1 day', 'heavy', 1),
    record('heavy, 30 days', 'heavy', 30),
    record('heavy, 30 days, zone +5:45', 'heavy', 30, { zone: 345 }),
    record('heavy, 30 days, page 40', 'heavy', 30, { pageNo: 40 }),
    record('heavy, 30 days, running alone', 'heavy', 30, { status: 'open' }),
    record('heavy, a year', 'heavy', 366),
    record('heavy, a year, page 500', 'heavy', 366, { pageNo: 500 }),
  ],
  betRecord: [
    {
      label: 'heavy',
      aim: ONE_MEMBER,
      // The first id; whose bet it is makes no difference to the rows read.
      input: (stage) => stage.from({ token: stage.tokens.heavy, query: { id: '7000001' } }),
    },
  ],
  accountRecords: [
    record('light, 7 days', 'light', 7),
    record('heavy, 1 day', 'heavy', 1),
    record('heavy, 30 days', 'heavy', 30),
    record('heavy, 30 days, zone +5:45', 'heavy', 30, { zone: 345 }),
    record('heavy, 30 days, page 400', 'heavy', 30, { pageNo: 400 }),
    record('heavy, 30 days, payouts alone', 'heavy', 30, { kind: 'payout' }),
    record('heavy, a year', 'heavy', 366),
    record('heavy, a year, page 5000', 'heavy', 366, { pageNo: 5000 }),
  ],
  depositMethods: [plain('', 'light')],
  deposit: [
    {
      label: '100',
      aim: ONE_MEMBER,
      input: async ({ enter, from }) =>
        from({ token: await enter(), body: { method: 'PROMPTPAY', amount: '100', key: randomUUID() } }),
    },
  ],
  cancelDeposit: [
    {
      label: 'of nobody',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) => from({ token: tokens.heavy, body: { orderNo: 'D1', key: randomUUID() } }),
    },
  ],
  openDeposits: [plain('heavy', 'heavy')],
  withdrawable: [plain('heavy', 'heavy')],
  withdraw: [sending('', { card: '1', amount: '100', paymentPassword: '000000' })],
  withdrawal: [plain('nobody’s', 'light', { orderNo: 'W1' })],
  cancelWithdrawal: [sending('nobody’s', { orderNo: 'W1' })],
  bankCards: [plain('', 'light')],
  addCard: [wanting('', { bank: 'BBL', holder: 'Mali', number: '12345678', paymentPassword: '000000' })],
  defaultCard: [wanting('nobody’s', { id: '1' })],
  removeCard: [wanting('nobody’s', { id: '1', paymentPassword: '000000' })],
  profitLoss: [
    days('heavy, 31 days', 'heavy', 31),
    days('heavy, 31 days, zone +5:45', 'heavy', 31, { zone: 345 }),
    days('heavy, a year', 'heavy', 366),
  ],
  depositReport: [record('heavy, 31 days', 'heavy', 31)],
  withdrawReport: [record('heavy, 31 days', 'heavy', 31)],
  rebateReport: [record('heavy, 31 days', 'heavy', 31)],
  outcome: [plain('', 'heavy', { operation: 'deposit', key: 'k20000000' })],
  closeSubmit: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) => from({ token: tokens.heavy, query: { operation: 'deposit', key: randomUUID() } }),
    },
  ],
  vendorWallets: [plain('', 'light')],
  vendorWallet: [plain('', 'heavy', { vendor: 'TF' })],
  walletTransfer: [
    {
      label: 'to a vendor',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) =>
        from({ token: tokens.heavy, body: { from: 'main', to: 'vendor:TF', amount: '1', key: randomUUID() } }),
    },
  ],
  uplineReceiver: [plain('', 'light')],
  uplineTransfer: [handing('', 'light')],
  agentReceiver: [plain('nobody', 'agent', { to: '1' })],
  agentTransfer: [handing('nobody', 'agent')],
  clubBenefit: [plain('heavy', 'heavy')],
  memberInfo: [plain('light', 'light'), plain('heavy', 'heavy')],
  agentRates: [plain('whole merchant, first page', 'agent', { pageNo: 1, pageSize: 20 }, REPORT)],
  changeRates: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) =>
        from({ token: tokens.agent, body: { memberId: 1, version: 0, rates: [{ category: 'SLOTS', rate: '0' }] } }),
    },
  ],
  teamRebate: [
    {
      label: '30 days',
      aim: REPORT,
      input: ({ tokens, from, day }) =>
        from({ token: tokens.agent, query: { startDate: day(29), endDate: day(0), pageNo: 1, pageSize: 20 } }),
    },
  ],
  agentLinks: [plain('', 'agent')],
  makeAgentLink: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) =>
        from({ token: tokens.agent, body: { label: 'Friends', kind: 'player', rates: [], key: randomUUID() } }),
    },
  ],
  openAccount: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: ({ tokens, from }, turn) =>
        from({
          token: tokens.agent,
          body: {
            ...{ username: `opened${turn}`, password: 'secret123', kind: 'player', rates: [] },
            key: randomUUID(),
          },
        }),
    },
  ],
  renewFirstPassword: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: async ({ platform, tokens, from }, turn) => {
        const account = { username: `renewed${turn}`, password: 'secret123', kind: 'player', rates: [] };
        await platform.api('openAccount', from({ token: tokens.agent, body: { ...account, key: randomUUID() } }));
        const body = { username: account.username, password: 'secret456', key: randomUUID() };
        return from({ token: tokens.agent, body });
      },
    },
  ],
  dropAgentLink: [plain('', 'agent', { id: 1 })],
  rateHistory: [plain('', 'agent', { memberId: 1 })],
  teamKpi: [
    team('whole merchant, today', 0, 0, 420),
    team('whole merchant, 30 days', 29, 0, 420),
    team('whole merchant, 30 days of last winter', 300, 270, 420),
    team('whole merchant, a year, zone +5:45', 364, 0, 345),
  ],
  teamOverview: [
    teamDays('whole merchant, today', 1),
    teamDays('whole merchant, 30 days', 30),
    teamDays('whole merchant, 30 days, zone +5:30', 30, { zone: 330 }),
    teamDays('whole merchant, 30 days, zone +5:45', 30, { zone: 345 }),
  ],
  teamPnl: [
    teamDays('whole merchant, 31 days', 31, PNL),
    teamDays('one level down, 31 days', 31, { ...PNL, memberId: UPPER }),
    teamDays('whole merchant, 31 days, zone +5:45', 31, { ...PNL, zone: 345 }),
  ],
  teamMembers: teamMembersScenarios,
  teamBets: teamBetsScenarios,
  teamOrder: [
    {
      label: 'of nobody',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) => from({ token: tokens.agent, query: { orderNo: 'L1' } }),
    },
  ],
  dividendInfo: [plain('', 'agent')],
  agentUnread: [plain('', 'agent')],
  redRain: [plain('', 'agent')],
  openRedRain: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: async ({ tokens, from, rain }) =>
        from({ token: tokens.agent, body: { rainId: await rain(), key: randomUUID() } }),
    },
  ],
  dailySalaryContract: [plain('', 'agent')],
  dailySalaryProcess: [plain('', 'agent')],
  dividendContract: [plain('', 'agent')],
  hourSalaryProcess: [plain('', 'agent')],
  dividends: [plain('', 'agent')],
  dividendLines: [
    {
      label: 'whole merchant, the running half month',
      aim: REPORT,
      input: ({ tokens, from, day }) => {
        const today = day(0);
        const period = `${today.slice(0, 8)}${today.slice(8) < '16' ? '01' : '16'}`;
        return from({ token: tokens.agent, query: { period, pageNo: 1, pageSize: 50 } });
      },
    },
  ],
  rewards: [plain('', 'light', { lang: 'EN' }), plain('heavy', 'heavy', { lang: 'EN' }, REPORT)],
  mission: [
    plain('', 'light'),
    plain('heavy', 'heavy', {}, REPORT),
    lateSunday('heavy, last minute of a week', 'heavy'),
  ],
  leaderBoard: [
    plain('whole merchant', 'light', {}, REPORT),
    lateSunday('whole merchant, last minute of a week', 'light'),
  ],
  invitation: [plain('', 'light'), plain('very many friends', 'wide', {}, REPORT)],
  invitedFriends: [plain('', 'light'), plain('very many friends', 'wide')],
  claimReward: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) => from({ token: tokens.light, body: { promotion: 'DERBY', key: randomUUID() } }),
    },
  ],
  confirmDividend: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: ({ tokens, from }) => from({ token: tokens.agent, body: { period: '2026-01-01', key: randomUUID() } }),
    },
  ],
  answerContract: [
    {
      label: '',
      aim: ONE_MEMBER,
      input: async ({ tokens, from, offer }) =>
        from({ token: tokens.agent, body: { id: await offer(), accept: false, key: randomUUID() } }),
    },
  ],
} as const satisfies Partial<Record<CallName, readonly Scenario[]>>;
