import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { merchants } from '../db/schema';
import type { Site } from '../sites/site';

jest.setTimeout(180_000);

const TYPES = [0, 1, 2, 4, 40, 41, 42];
/** Types that a kind of page is closed to (B008), written out here for themselves. */
const CLOSED = {
  ...{ money: [4], letters: [4], agency: [0, 4, 40], newcomers: [0, 4, 40], contract: [4, 40, 41, 42], upline: [2, 4] },
} as const;

/** Pages as the product has them, and the calls behind them. A new call of money or agencies belongs here. */
const pages: readonly {
  readonly kinds: readonly (keyof typeof CLOSED)[];
  readonly flag?: string;
  readonly menu?: string;
  readonly calls: readonly string[];
}[] = [
  { kinds: ['money'], calls: ['depositMethods', 'deposit', 'openDeposits'] },
  { kinds: ['money'], calls: ['cancelDeposit', 'accountRecords', 'walletTransfer'] },
  { kinds: ['money'], calls: ['withdrawable', 'withdraw', 'withdrawal', 'cancelWithdrawal'] },
  { kinds: ['money'], calls: ['bankCards', 'addCard', 'defaultCard', 'removeCard'] },
  { kinds: ['money'], flag: 'DEPRECM3', calls: ['depositReport'] },
  { kinds: ['money'], flag: 'WITHREC3', calls: ['withdrawReport'] },
  { kinds: ['money'], flag: 'PERSREP', calls: ['profitLoss'] },
  { kinds: ['money', 'upline'], flag: 'AGETRANSFERUP3', calls: ['uplineReceiver', 'uplineTransfer'] },
  { kinds: ['money', 'agency'], calls: ['agentReceiver', 'agentTransfer'] },
  { kinds: ['agency'], menu: 'backedit', calls: ['agentRates', 'changeRates', 'rateHistory'] },
  { kinds: ['agency'], menu: 'teamRebate', calls: ['teamRebate'] },
  { kinds: ['agency'], menu: 'teamOverview', calls: ['teamOverview'] },
  { kinds: ['agency'], menu: 'memberTeam', calls: ['teamMembers'] },
  { kinds: ['agency'], menu: 'teamBetting', calls: ['teamBets', 'teamOrder'] },
  { kinds: ['agency'], menu: 'teamPnl', calls: ['teamPnl'] },
  { kinds: ['money'], flag: 'REWCEN3', calls: ['rewards'] },
  { kinds: ['money'], calls: ['claimReward', 'mission', 'leaderBoard', 'invitation', 'invitedFriends'] },
  { kinds: ['money'], flag: 'PLYRBT', calls: ['rebateReport'] },
  { kinds: ['agency'], menu: 'redRain', calls: ['redRain', 'openRedRain'] },
  { kinds: ['letters'], flag: 'FEEDBACK3', calls: ['sendFeedback', 'feedbackList', 'feedback', 'feedbackPicture'] },
  { kinds: ['letters'], calls: ['apply', 'application'] },
  { kinds: ['agency'], calls: ['teamKpi', 'agentUnread'] },
  {
    kinds: ['newcomers'],
    calls: ['agentLinks', 'makeAgentLink', 'dropAgentLink', 'openAccount', 'renewFirstPassword'],
  },
  {
    kinds: ['contract'],
    calls: [
      ...['dividendInfo', 'dailySalaryContract', 'dailySalaryProcess', 'dividendContract', 'hourSalaryProcess'],
      'answerContract',
    ],
  },
  { kinds: ['agency', 'contract'], calls: ['dividends', 'dividendLines', 'confirmDividend'] },
];

/** Questions about submits of any kind, lottery orders of trial accounts among them. */
const forAll = ['outcome', 'closeSubmit'];

/** Bodies of calls that look at them before they look at who asks. */
const bodies: Readonly<Record<string, object>> = {
  uplineTransfer: { to: '1', amount: '10', paymentPassword: '123456', key: 'key45678' },
};

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  site = await platform.makeMerchant();
});
afterAll(() => platform?.close());

const every = pages.flatMap(({ calls: names, ...page }) => names.map((name) => ({ name: name as CallName, ...page })));

async function switchAll(on: boolean) {
  const named = every.flatMap(({ flag, menu }) => [flag, menu]).filter((name) => name !== undefined);
  const set = Object.fromEntries(named.map((name) => [name, on]));
  await platform.db.update(merchants).set({ flags: set, agentMenu: set }).where(eq(merchants.code, site.code));
}

/** The code of a refusal for who they are; undefined for an answer, and for one to what was sent. */
async function refused(name: CallName, token?: string): Promise<string | undefined> {
  const body = bodies[name];
  const { code } = await platform.api(name, {
    site,
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
  const forWho = ['session.required', 'login.free.account', 'permission.denied'];
  return forWho.includes(code ?? '') ? code : undefined;
}

const expectedFor = ({ kinds, flag, menu }: (typeof every)[number], type: number, on: boolean) => {
  // Trial accounts hear that they are one (B007), except where a row says otherwise (F-AGENTREG-06).
  if (type === 4 && !kinds.includes('newcomers')) return 'login.free.account';
  if (kinds.some((kind) => (CLOSED[kind] as readonly number[]).includes(type))) return 'permission.denied';
  return on || (flag === undefined && menu === undefined) ? undefined : 'permission.denied';
};

it('every call of money, agencies and letters belongs to a page of the table', () => {
  const ours =
    /^\/wps\/(transaction|agent|bankcards|wallets\/transfer|promotions\/(?!available)|feedback|activities\/appl)/;
  const rows: [string, CallRow][] = Object.entries(calls);
  const found = rows.filter(([name, { path }]) => ours.test(path) && !forAll.includes(name)).map(([name]) => name);
  expect(every.map(({ name }) => name).sort()).toEqual(found.sort());
});

it.each([true, false])('what a page refuses to somebody, its calls refuse too; functions on: %s', async (on) => {
  await switchAll(on);
  const upline = await platform.makeMember(site, { type: 1 });
  await proves('F-ACCESS-02', async () => {
    for (const { name } of every) expect([name, await refused(name)]).toEqual([name, 'session.required']);
    for (const type of TYPES) {
      const member = await platform.makeMember(site, { type, toUpline: true, uplineId: upline.id });
      const token = await platform.login(site, member);
      for (const each of every) {
        const wanted = expectedFor(each, type, on);
        expect([each.name, type, await refused(each.name, token)]).toEqual([each.name, type, wanted]);
      }
      for (const name of forAll) expect(await refused(name as CallName, token)).toBeUndefined();
    }
  });
});

it('a type that an operator changes counts from the next call', async () => {
  await switchAll(true);
  const member = await platform.makeMember(site, { type: 1 });
  const token = await platform.login(site, member);
  const turnInto = (type: number) =>
    platform.app.inject({
      ...{ method: 'PUT', url: `/_ops/merchants/${site.code}/members/${member.username}/account` },
      ...{ headers: { 'x-ops-key': 'ops' }, payload: { type } },
    });
  await proves('F-ACCESS-02', async () => {
    expect(await refused('teamKpi', token)).toBeUndefined();
    expect((await turnInto(0)).statusCode).toBe(200);
    expect(await refused('teamKpi', token)).toBe('permission.denied');
    expect(await refused('dividendInfo', token)).toBeUndefined();
    await turnInto(41);
    expect(await refused('teamKpi', token)).toBeUndefined();
    expect(await refused('dividendInfo', token)).toBe('permission.denied');
    await turnInto(4);
    expect(await refused('deposit', token)).toBe('login.free.account');
  });
});
