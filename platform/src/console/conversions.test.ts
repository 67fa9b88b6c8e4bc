import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { armOf, discoveredArms, type Experiment } from '@foyer/shared/remote';
import { eq } from 'drizzle-orm';
import { toldConversions } from '../base/db/schema';
import type { Site } from '../base/sites/site';
import { hostOf, openTestPlatform, type TestPlatform } from '../testing';
import { consoleOf, type TestConsole } from './console.testing';

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;
const releasesDir = mkdtempSync(path.join(tmpdir(), 'foyer-conversions-'));
const divided: Experiment['arms'] = [
  { arm: 'old', version: '1.0.0', buckets: [[0, 5_000]] },
  { arm: 'new', version: '2.0.0', buckets: [[5_000, 10_000]] },
];
const experiment = (name: string, more: object = {}) => ({
  ...{ kind: 'experiment', at: '2026-01-01T00:00:00.000Z', name, part: 'games', on: 'base', metric: 'deposit' },
  ...{ hypothesis: 'Larger cards lead to more', until: '2999-01-01T00:00:00.000Z', guardrails: [] },
  ...{ arms: divided },
  ...more,
});
const arms = divided.flatMap((arm) => discoveredArms({ name: 'cards' }, arm));
const visitors = Array.from({ length: 400 }, (_, at) => at.toString(16).padStart(24, '0'));
const ofArm = (wanted: string) => visitors.filter((each) => armOf(arms, each)?.arm === wanted);

let platform: TestPlatform;
let site: Site;
let other: Site;
let at: TestConsole;
let owner: string;
let key: string;
let serial = 0;

const log = (...lines: object[]) =>
  writeFileSync(
    path.join(releasesDir, 'log', 'releases.jsonl'),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );

beforeAll(async () => {
  mkdirSync(path.join(releasesDir, 'log'));
  log(experiment('cards'));
  platform = await openTestPlatform({ opsKey: 'ops', releasesDir, trustProxy: ['127.0.0.1'] });
});
afterAll(async () => {
  await platform?.close();
  rmSync(releasesDir, { recursive: true });
});
beforeEach(async () => {
  [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
  at = consoleOf(platform, site);
  owner = await at.enter('mali', 'owner');
  key = await makeKey();
});

const makeKey = async (on = at, cookie = owner): Promise<string> =>
  (await on.send('POST', '/keys', { cookie, body: { label: 'Shop server' } })).value.key;

async function tell(body: object | string, more: { key?: string; site?: Site; address?: string } = {}) {
  const { key: used = key, site: on = site, address } = more;
  const answer = await platform.app.inject({
    ...{ method: 'POST', url: '/console/conversions', payload: body },
    headers: { host: `console.${hostOf(on)}`, authorization: `Bearer ${used}`, 'content-type': 'application/json' },
    ...(address === undefined ? {} : { remoteAddress: address }),
  });
  return { status: answer.statusCode, value: answer.body === '' ? undefined : answer.json() };
}
const now = () => platform.clock.now.getTime();
const conversion = (kind: string, member: string, more: object = {}) => ({
  ...{ id: `c${++serial}`, kind, member, at: now() },
  ...(kind === 'bet' ? { stake: '10' } : {}),
  ...more,
});
const exposure = (visitor: string, arm: string, more: object = {}) => ({
  ...{ visitor, arm, part: 'games', version: '1.0.0', experiment: 'cards', at: now() - 60_000 },
  ...more,
});
const expose = (visitor: string, arm: string) => tell({ exposures: [exposure(visitor, arm)] });
const counts = async () => {
  const { value } = await at.send('GET', '/experiments/cards', { cookie: owner });
  return Object.fromEntries(value.arms.map((each: { arm: string }) => [each.arm, each]));
};
const stored = () => platform.db.select().from(toldConversions).where(eq(toldConversions.merchantCode, site.code));

describe('conversions that the merchant’s own server tells', () => {
  it('count for the arm of the visitor like rows of the platform: each kind once, bets with their stakes, void ones not', async () => {
    const [first, second] = ofArm('new') as [string, string];
    const [third] = ofArm('old') as [string];
    for (const visitor of [first, second]) await expose(visitor, 'new');
    await expose(third, 'old');
    const bets = ['12.50', '7.5', '100'].map((stake) => conversion('bet', 'somchai', { stake }));
    const told = await tell({
      conversions: [
        // A member is known by visitor once; what the server does later has none.
        ...[conversion('deposit', 'somchai'), conversion('deposit', 'somchai')],
        conversion('login', 'somchai', { visitor: first }),
        ...bets,
        conversion('registration', 'ploy', { visitor: third }),
        conversion('launch', 'ploy'),
      ],
      voided: [bets[2]?.id],
    });
    expect(told).toEqual({
      status: 200,
      value: { taken: 8, known: 0, passed: 0, voided: 1, exposed: 0, refused: [] },
    });
    expect(await counts()).toMatchObject({
      new: { visitors: 2, members: 1, told: 1, login: 1, deposit: 1, launch: 0, bet: 1, bets: 2, stakes: '20.0000' },
      old: { visitors: 1, members: 1, told: 1, login: 0, registration: 1, launch: 1, bet: 0, stakes: '0' },
    });
  });

  it('count once, however often they are told, and one number says one thing', async () => {
    const [visitor] = ofArm('new') as [string];
    await expose(visitor, 'new');
    const body = { conversions: [conversion('bet', 'mali', { visitor, stake: '5' })] };
    const all = await Promise.all([1, 2, 3].map(() => tell(body)));
    expect(all.map(({ value }) => [value.taken, value.known]).sort()).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    const [sent] = body.conversions;
    const changed = await tell({ conversions: [{ ...sent, stake: '5000' }] });
    expect(changed.value).toMatchObject({ taken: 0, known: 0, refused: [{ id: sent?.id, why: 'id.other' }] });
    expect((await counts()).new).toMatchObject({ bets: 1, stakes: '5.0000' });
  });

  it('make one member of each visitor, and one visitor of each member: the first tie stays', async () => {
    const [first, second] = ofArm('new') as [string, string];
    const [third] = ofArm('old') as [string];
    for (const visitor of [first, second]) await expose(visitor, 'new');
    await expose(third, 'old');
    const visits = [first, second, third].map((visitor) => conversion('deposit', 'one-member', { visitor }));
    await tell({ conversions: visits });
    await tell({ conversions: [conversion('deposit', 'another', { visitor: first })] });
    expect(await counts()).toMatchObject({ new: { members: 1, deposit: 1 }, old: { members: 0, deposit: 0 } });
  });

  it('of visitors who were never exposed, or before it, count for nothing', async () => {
    const [visitor, unseen] = ofArm('new') as [string, string];
    await tell({ exposures: [exposure(visitor, 'new', { at: now() - HOUR_MS })] });
    await tell({
      conversions: [
        conversion('deposit', 'early', { visitor, at: now() - 2 * HOUR_MS }),
        conversion('deposit', 'nobody', { visitor: unseen }),
        conversion('bet', 'stranger', { visitor: 'f'.repeat(24), stake: '999999' }),
      ],
    });
    expect((await counts()).new).toMatchObject({ visitors: 1, deposit: 0, bet: 0, stakes: '0' });
  });

  it('count no visitor twice who logged in here too', async () => {
    const [visitor] = ofArm('new') as [string];
    const member = await platform.makeMember(site);
    const token = await platform.login(site, member);
    const body = { part: 'games', version: '2.0.0', visitor, experiment: 'cards', arm: 'new' };
    await platform.api('exposure', { site, token, body });
    await tell({ conversions: [conversion('bet', 'the same', { visitor, member: 'the-same' })] });
    expect((await counts()).new).toMatchObject({ visitors: 1, members: 1, told: 0, bets: 0 });
  });

  it('are taken for 72 hours, not from the future, and not where no experiment asks', async () => {
    const late = conversion('deposit', 'mali', { at: now() - 72 * HOUR_MS - 1 });
    const early = conversion('deposit', 'mali', { at: now() + 6 * 60_000 });
    const { value } = await tell({ conversions: [late, early, conversion('deposit', 'mali')] });
    expect(value).toMatchObject({
      taken: 1,
      refused: [
        { id: late.id, why: 'too.late' },
        { id: early.id, why: 'in.the.future' },
      ],
    });
    log(experiment('cards', { until: '2026-01-02T00:00:00.000Z' }));
    const none = await tell({ conversions: [conversion('deposit', 'mali')], voided: ['what'] });
    log(experiment('cards'));
    expect(none.value).toMatchObject({ taken: 0, passed: 1, refused: [] });
    expect(await stored()).toHaveLength(1);
  });

  it('keep no name of a member', async () => {
    await tell({ conversions: [conversion('deposit', 'somchai.k')] });
    expect(JSON.stringify(await stored())).not.toContain('somchai');
  });

  it('come with exposures, whose arm is computed and never believed', async () => {
    const [visitor] = ofArm('new') as [string];
    const { value } = await tell({
      exposures: [
        ...[exposure(visitor, 'old'), exposure(visitor, 'new', { experiment: 'never-was' })],
        exposure(visitor, 'new', { at: now() - 80 * HOUR_MS }),
      ],
    });
    expect(value.exposed).toBe(0);
    expect((await expose(visitor, 'new')).value.exposed).toBe(1);
  });
});

describe('a key', () => {
  const one = () => ({ conversions: [conversion('deposit', 'mali')] });

  it('that is forged, of another merchant, withdrawn or missing tells nothing, and is tried twenty times a minute', async () => {
    const foreign = await makeKey(consoleOf(platform, other), await consoleOf(platform, other).enter('mali', 'owner'));
    const wrong = { status: 401, value: { code: 'key.wrong', value: {} } };
    const [id = '', secret = ''] = key.split('.');
    const forged = [
      ...[
        foreign,
        '',
        'x',
        `${id}.${'A'.repeat(43)}`,
        `${foreign.split('.')[0]}.${secret}`,
        `${key}x`,
        key.toUpperCase(),
      ],
      `${id}' or '1'='1.${secret}`,
    ];
    for (const each of forged) expect([each, await tell(one(), { key: each })]).toEqual([each, wrong]);
    expect(await tell(one(), { site: other })).toEqual(wrong);
    await at.send('POST', `/keys/${id}/withdraw`, { cookie: owner, body: { forget: false } });
    expect(await tell(one())).toEqual(wrong);
    expect(await stored()).toEqual([]);
    const tries = await Promise.all(Array.from({ length: 30 }, () => tell(one(), { key: 'x', address: '10.9.0.1' })));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('is shown once, made by owners alone, two at a time, and used in turns', async () => {
    const editor = await at.enter('chai', 'editor');
    for (const [method, path, body] of [
      ['GET', '/keys', undefined],
      ['POST', '/keys', { label: 'x' }],
      ['POST', `/keys/${key.split('.')[0]}/withdraw`, { forget: true }],
    ] as const)
      expect((await at.send(method, path, { cookie: editor, ...(body && { body }) })).value.code).toBe('role.low');
    platform.clock.advance(1_000);
    const next = await makeKey();
    const third = await at.send('POST', '/keys', { cookie: owner, body: { label: 'x' } });
    expect(third).toMatchObject({ status: 409, value: { value: { reason: 'keys.many' } } });
    const body = one();
    expect((await tell(body)).value.taken).toBe(1);
    expect((await tell(body, { key: next })).value).toMatchObject({ taken: 0, known: 1 });
    const { value } = await at.send('GET', '/keys', { cookie: owner });
    expect(value.keys).toMatchObject([
      { label: 'Shop server', by: 'mali', lastUsedAt: expect.any(String), withdrawnAt: null },
      { id: key.split('.')[0] },
    ]);
    const { acts } = (await at.send('GET', '/acts', { cookie: owner })).value;
    expect(acts.filter(({ act }: { act: string }) => act === 'key.made')).toHaveLength(2);
    for (const written of [value, acts]) {
      expect(JSON.stringify(written)).not.toContain(key.split('.')[1]);
      expect(JSON.stringify(written)).not.toContain('Hash');
    }
  });

  it('that somebody stole is withdrawn with all that was told by it, and the numbers are free again', async () => {
    const [visitor] = ofArm('new') as [string];
    await expose(visitor, 'new');
    const body = { conversions: [conversion('deposit', 'mali', { visitor })] };
    await tell({ conversions: [{ ...body.conversions[0], member: 'forged' }] });
    expect((await counts()).new).toMatchObject({ members: 1, deposit: 1 });
    const next = await makeKey();
    const [id] = key.split('.');
    const [gone, foreign] = [
      await at.send('POST', `/keys/${id}/withdraw`, { cookie: owner, body: { forget: true } }),
      await consoleOf(platform, other).send('POST', `/keys/${next.split('.')[0]}/withdraw`, {
        cookie: await consoleOf(platform, other).enter('chai', 'owner'),
        body: { forget: true },
      }),
    ];
    expect([gone.status, foreign.status]).toEqual([204, 404]);
    expect((await counts()).new).toMatchObject({ visitors: 0, members: 0, deposit: 0 });
    await tell({ exposures: [exposure(visitor, 'new')] }, { key: next });
    expect((await tell(body, { key: next })).value).toMatchObject({ taken: 1, refused: [] });
    expect((await counts()).new).toMatchObject({ members: 1, deposit: 1 });
  });

  it('tells sixty times a minute', async () => {
    for (let n = 0; n < 60; n += 1) expect((await tell({})).status).toBe(200);
    expect(await tell({})).toMatchObject({ status: 429, value: { code: 'tries.many' } });
    platform.clock.advance(61_000);
    expect((await tell({})).status).toBe(200);
  });
});

describe('a call', () => {
  it.each<[string, object | string]>([
    [
      'with too many',
      { conversions: Array.from({ length: 501 }, (_, n) => ({ id: `x${n}`, kind: 'login', member: 'a', at: 1 })) },
    ],
    [
      'with a visitor that is none',
      { conversions: [{ id: 'a', kind: 'login', member: 'a', at: 1, visitor: 'G'.repeat(24) }] },
    ],
    ['with a stake that is no amount', { conversions: [{ id: 'a', kind: 'bet', member: 'a', at: 1, stake: '-5' }] }],
    ['with a stake of a deposit', { conversions: [{ id: 'a', kind: 'deposit', member: 'a', at: 1, stake: '5' }] }],
    ['of another kind', { conversions: [{ id: 'a', kind: 'win', member: 'a', at: 1 }] }],
    ['with more than is asked', { arms: [] }],
    ['that is no JSON', '{'],
    ['that is a list', []],
  ])('%s is refused whole', async (_, body) => {
    expect(await tell(body)).toMatchObject({ status: 400, value: { code: 'request.invalid' } });
    expect(await stored()).toEqual([]);
  });

  it('of more bytes than it may have is not read, and of nobody neither', async () => {
    const huge = JSON.stringify({ voided: ['x'.repeat(260_000)] });
    expect((await tell(huge)).status).toBe(413);
    expect((await tell(huge, { key: 'x' })).status).toBe(401);
  });

  it('is there on the console’s host alone', async () => {
    const headers = { host: hostOf(site), authorization: `Bearer ${key}` };
    const answer = await platform.app.inject({ method: 'POST', url: '/console/conversions', headers, payload: {} });
    expect(answer.statusCode).toBe(404);
  });
});
