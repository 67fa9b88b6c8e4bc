import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { armOf, discoveredArms, type ExperimentLine } from '@foyer/shared/remote';
import type { Site } from '../../base/sites/site';
import { openLobby, type TestPlatform } from '../../testing';
import { someGames } from '../../testing/lobby';
import { round, visit } from '../../testing/studio';

const opsKey = 'open sesame';
const releasesDir = mkdtempSync(path.join(tmpdir(), 'foyer-reports-'));
let platform: TestPlatform;
let site: Site;
let address: number;

const HALVES = [
  { arm: 'old', version: '1.0.0', buckets: [[0, 5_000]] },
  { arm: 'new', version: '2.0.0', buckets: [[5_000, 10_000]] },
] as const;
const started = (name: string, at: Date, more: object = {}) =>
  ({
    ...{ kind: 'experiment', at: at.toISOString(), name, part: 'games', on: 'base', arms: HALVES, metric: 'deposit' },
    ...{ hypothesis: 'Larger <cards> lead to more', until: '2999-01-01T00:00:00.000Z', guardrails: ['bet', 'stake'] },
    ...{ expected: '20', ...more },
  }) as ExperimentLine & { at: string };
let lines: object[] = [];
const log = (...more: object[]) => {
  lines.push(...more);
  const published = ['1.0.0', '2.0.0'].map((version) => ({ kind: 'publish', part: 'games', version }));
  const text = [...published, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(path.join(releasesDir, 'log', 'releases.jsonl'), text);
};

beforeAll(async () => {
  mkdirSync(path.join(releasesDir, 'log'));
  log();
  platform = await openLobby({ opsKey, releasesDir });
});
afterAll(async () => {
  await platform?.close();
  rmSync(releasesDir, { recursive: true });
});
beforeEach(async () => {
  lines = [];
  address = 0;
  site = await platform.makeMerchant({ depositsApprovedBelow: '10000' });
});

const visitorsOf = (name: string) => {
  const all = HALVES.flatMap((arm) => discoveredArms({ name }, arm));
  const names = Array.from({ length: 100 }, (_, at) => at.toString(16).padStart(24, '0'));
  return (arm: string) => names.filter((visitor) => armOf(all, visitor)?.arm === arm);
};
async function tell(experiment: string, arm: string, visitor: string, token?: string) {
  address += 1;
  const body = { part: 'games', version: '2.0.0', visitor, experiment, arm };
  await platform.api('exposure', { site, body, address: `10.1.0.${address}`, ...(token !== undefined && { token }) });
}
const ask = (url: string, headers: object = { 'x-ops-key': opsKey }) =>
  platform.app.inject({ url: `/_ops/${url}`, headers: { ...headers } });
interface Told {
  readonly name: string;
  readonly state: string;
  readonly leftOut: number;
  readonly arms: Readonly<Record<string, unknown>>[];
  readonly verdicts: { kind: string; sentence: string }[];
  readonly comparisons: unknown[];
  readonly guardrails: unknown[];
}
const reports = async () =>
  (await ask(`merchants/${site.code}/experiments`)).json<{ experiments: Told[] }>().experiments;
const arm = async (name: string) => (await reports())[0]?.arms.find((each) => each['arm'] === name);

/** A member with money, logged in; a second passes, so that what follows is later. */
async function memberLoggedIn() {
  const member = await platform.makeMember(site, { balance: '1000' });
  platform.clock.advance(1_000);
  const token = await platform.login(site, member);
  platform.clock.advance(1_000);
  return token;
}
const deposit = (token: string, amount = '500') =>
  platform.api('deposit', { site, token, body: { method: 'PROMPTPAY', amount, key: randomUUID() } });
async function bet(token: string, stake: string) {
  const [game] = await someGames(platform, site, 'INHOUSE');
  const { body } = await visit(platform, site, token, game!);
  const played = await round(platform, body.token, { key: randomUUID(), stake, target: '1.95' });
  expect(played).toMatchObject({ status: 200 });
}
const launch = async (token: string) => {
  const [game] = await someGames(platform, site, 'INHOUSE');
  const { nodeId, vassalage: vendor } = game!;
  await platform.api('addRecent', { site, token, query: { nodeId, vendor, token } });
};
const nothing = { members: 0, login: 0, registration: 0, deposit: 0, launch: 0, bet: 0, bets: 0, stakes: '0' };

describe('the report of an experiment', () => {
  it('counts what follows the first exposure, from the rows of the member that a log-in has tied to the visitor', async () => {
    log(started('whole', platform.clock.now));
    const [first = '', second = ''] = visitorsOf('whole')('new');
    await tell('whole', 'new', first);
    await tell('whole', 'new', second);
    await tell('whole', 'old', visitorsOf('whole')('old')[0]!);
    expect(await arm('new')).toMatchObject({ visitors: 2, ...nothing });
    platform.clock.advance(1_000);
    const token = await memberLoggedIn();
    await tell('whole', 'new', first, token);
    platform.clock.advance(1_000);
    await deposit(token);
    await deposit(token);
    await launch(token);
    await bet(token, '1.10');
    await bet(token, '2.05');
    expect(await arm('new')).toMatchObject({
      ...{
        visitors: 2,
        members: 1,
        login: 1,
        registration: 1,
        deposit: 1,
        launch: 1,
        bet: 1,
        bets: 2,
        stakes: '3.1500',
      },
    });
    expect(await arm('old')).toMatchObject({ visitors: 1, ...nothing });
    expect((await reports())[0]).toMatchObject({ state: 'running', leftOut: 0, verdicts: [{ kind: 'keep looking' }] });
  });

  it('leaves out what was before the exposure, and what comes after the end', async () => {
    log(started('times', platform.clock.now));
    const token = await memberLoggedIn();
    await deposit(token);
    await launch(token);
    await bet(token, '1');
    platform.clock.advance(1_000);
    const [visitor = ''] = visitorsOf('times')('new');
    await tell('times', 'new', visitor, token);
    expect(await arm('new')).toMatchObject({ visitors: 1, ...nothing, members: 1 });
    platform.clock.advance(1_000);
    log({ kind: 'experiment-end', at: platform.clock.now.toISOString(), name: 'times', part: 'games', on: 'base' });
    platform.clock.advance(1_000);
    await deposit(token);
    await launch(token);
    await bet(token, '1');
    expect(await arm('new')).toMatchObject({ visitors: 1, ...nothing, members: 1 });
    expect((await reports())[0]?.state).toBe('ended');
  });

  it('ends by the planned end too, and begins anew where the arms were divided anew', async () => {
    const until = new Date(platform.clock.now.getTime() + 60_000);
    log(started('anew', platform.clock.now, { until: until.toISOString() }));
    const [first = '', second = ''] = visitorsOf('anew')('new');
    await tell('anew', 'new', first);
    platform.clock.advance(1_000);
    log(started('anew', platform.clock.now, { until: until.toISOString() }));
    await tell('anew', 'new', first);
    await tell('anew', 'new', second);
    expect((await reports())[0]).toMatchObject({ leftOut: 1, state: 'running' });
    expect(await arm('new')).toMatchObject({ visitors: 1 });
    platform.clock.advance(60_000);
    await tell('anew', 'new', visitorsOf('anew')('new')[2]!);
    expect(await arm('new')).toMatchObject({ visitors: 1 });
    expect((await reports())[0]?.state).toBe('over');
  });

  it('counts a member once, however many visitors tell that they are that member', async () => {
    log(started('forged', platform.clock.now));
    platform.clock.advance(1_000);
    const token = await memberLoggedIn();
    for (const visitor of visitorsOf('forged')('new').slice(0, 20)) await tell('forged', 'new', visitor, token);
    platform.clock.advance(1_000);
    await deposit(token);
    expect(await arm('new')).toMatchObject({ visitors: 20, members: 1, deposit: 1 });
  });

  it('has the loads and failures of each arm, as browsers told of them', async () => {
    log(started('loads', platform.clock.now, { guardrails: ['failures'], expected: undefined }));
    await tell('loads', 'new', visitorsOf('loads')('new')[0]!);
    const release = { part: 'games', version: '2.0.0', variant: 'split', loaded: true, failed: false } as const;
    platform.clock.advance(60_000);
    for (const failed of [false, false, true])
      await platform.api('beacon', {
        site,
        body: { sampled: true, parts: [{ ...release, failed, loaded: !failed }], errors: [] },
      });
    expect(await arm('new')).toMatchObject({ loads: 2, failures: 1 });
    expect(await arm('old')).toMatchObject({ loads: 0, failures: 0 });
    // Nobody is in this one of all merchants, whose arms are the same releases.
    log(started('elsewhere', new Date(platform.clock.now.getTime() - 60_000), { guardrails: ['failures'] }));
    const found = (await reports()).map(({ name, arms }) => [name, arms[1]?.['loads']]);
    expect(Object.fromEntries(found)).toEqual({ loads: 2, elsewhere: 0 });
  });

  it('is that of the merchant alone, without experiments of another one, the newest first', async () => {
    const other = await platform.makeMerchant();
    log(started('of-all', platform.clock.now), started('of-other', platform.clock.now, { on: other.code }));
    log(started('of-mine', platform.clock.now, { on: site.code }));
    expect((await reports()).map(({ name }) => name)).toEqual(['of-mine', 'of-all']);
    await tell('of-all', 'new', visitorsOf('of-all')('new')[0]!);
    const theirs = (await ask(`merchants/${other.code}/experiments`)).json<{ experiments: Told[] }>().experiments;
    expect(theirs.map(({ name, arms }) => [name, arms[1]?.['visitors']])).toEqual([
      ['of-other', 0],
      ['of-all', 0],
    ]);
  });
});

describe('the report over all merchants', () => {
  it('adds up whom each has, checks each for itself, and leaves out the experiments of one merchant', async () => {
    const first = site;
    log(started('everywhere', platform.clock.now, { metric: 'bet', guardrails: [] }));
    log(started('of-one', platform.clock.now, { on: site.code }));
    const [ones = [], others = []] = ['new', 'old'].map((name) => visitorsOf('everywhere')(name));
    for (const visitor of [...ones.slice(0, 3)]) await tell('everywhere', 'new', visitor);
    await tell('everywhere', 'old', others[0]!);
    site = await platform.makeMerchant({ depositsApprovedBelow: '10000' });
    // All visitors of one arm alone: something loses those of the other.
    for (const visitor of ones.slice(0, 40)) await tell('everywhere', 'new', visitor);
    const told = (await ask('experiments/everywhere')).json();
    expect(told).toMatchObject({
      ...{ name: 'everywhere', on: 'base', state: 'running' },
      arms: [
        { arm: 'old', visitors: 1 },
        { arm: 'new', visitors: 3 },
      ],
      merchants: [
        { code: site.code, leftOut: true, arms: [{ visitors: 0 }, { visitors: 40 }] },
        { code: first.code, leftOut: false, arms: [{ visitors: 1 }, { visitors: 3 }] },
      ],
      verdicts: [
        { kind: 'ratio', sentence: expect.stringContaining(`${site.code} is left out`) },
        { kind: 'keep looking' },
      ],
    });
    const page = (await ask('experiments')).body;
    expect(page).toContain('<h3>By merchant</h3>');
    expect(page).toContain(`<th scope="row">${site.code}</th>`);
    expect(page).toContain('everywhere');
    expect(page).not.toContain('of-one');
    const own = (await ask('experiments/of-one')).json();
    expect([own.on, own.merchants]).toEqual([first.code, undefined]);
    expect((await ask('experiments/never-was')).statusCode).toBe(404);
    expect((await ask('experiments/everywhere', {})).statusCode).toBe(403);
  });
});

describe('the page of experiments', () => {
  it('shows verdict, arms and intervals, runs nothing, and escapes what was said', async () => {
    log(started('shown', platform.clock.now, { group: { name: 'money', buckets: [0, 10_000] } }));
    await tell('shown', 'new', visitorsOf('shown')('new')[0]!);
    const page = await ask(`experiments?merchant=${site.code}`);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(page.body).toContain('Keep looking: new and old have too few visitors yet.');
    expect(page.body).toContain('Larger &#60;cards&#62; lead to more');
    expect(page.body).toContain('<th scope="row">new<small>2.0.0, 50.0 %</small></th><td>1</td>');
    expect(page.body).toContain('role="region" aria-label="Arms of shown"');
    expect(page.body).toContain(`<option value="${site.code}" selected>`);
    expect(page.body).not.toContain('<cards>');
    lines = [];
    log();
    expect((await ask(`experiments?merchant=${site.code}`)).body).toContain(`${site.code} has no experiment.`);
  });

  it('is for holders of the key, and refuses a merchant that is none', async () => {
    expect((await ask('experiments', {})).statusCode).toBe(403);
    expect((await ask(`merchants/${site.code}/experiments`, {})).statusCode).toBe(403);
    expect((await ask('experiments?merchant=NOBODY')).statusCode).toBe(404);
    expect((await ask('merchants/NOBODY/experiments')).statusCode).toBe(404);
  });
});
