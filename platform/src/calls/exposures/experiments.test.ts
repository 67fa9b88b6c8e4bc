import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { armOf, discoveredArms, type ExperimentTerms } from '@foyer/shared/remote';
import { experimentMembers, experimentVisitors } from '../../base/db/schema';
import { NEW_VISITORS_A_DAY } from '../../base/experiments/note';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

const releasesDir = mkdtempSync(path.join(tmpdir(), 'foyer-experiments-'));
let platform: TestPlatform;
let site: Site;

const terms = (name: string, more: Partial<ExperimentTerms> = {}): ExperimentTerms => ({
  ...{ name, part: 'games', on: 'base', hypothesis: 'More bets', until: '2999-01-01T00:00:00.000Z', metric: 'bet' },
  ...{
    guardrails: [],
    arms: [
      { arm: 'old', version: '1.0.0', buckets: [[0, 4_000]] },
      { arm: 'new', version: '2.0.0', buckets: [[4_000, 8_000]] },
    ],
  },
  ...more,
});
const past = '2020-01-01T00:00:00.000Z';
const lines: object[] = [];
function log(...more: object[]): void {
  lines.push(...more);
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(path.join(releasesDir, 'log', 'releases.jsonl'), text);
}

beforeAll(async () => {
  mkdirSync(path.join(releasesDir, 'log'));
  const started = { at: past, kind: 'experiment' };
  log({ ...started, ...terms('cards') }, { ...started, ...terms('over', { until: '2020-02-01T00:00:00.000Z' }) });
  log({ ...started, ...terms('elsewhere', { on: 'NOWHERE' }) }, { ...started, ...terms('ended') });
  log({ at: past, kind: 'experiment-end', name: 'ended', part: 'games', on: 'base' });
  platform = await openTestPlatform({ releasesDir });
});
afterAll(async () => {
  await platform?.close();
  rmSync(releasesDir, { recursive: true });
});
beforeEach(async () => {
  site = await platform.makeMerchant();
});

const all = terms('cards').arms.flatMap((arm) => discoveredArms({ name: 'cards' }, arm));
const names = Array.from({ length: 2_000 }, (_, at) => at.toString(16).padStart(24, '0'));
const [oldOnes, newOnes, nobodies] = ['old', 'new', undefined].map((arm) =>
  names.filter((visitor) => armOf(all, visitor)?.arm === arm),
) as [string[], string[], string[]];
const told = (visitor: string, arm: string, more: object = {}) => ({
  ...{ part: 'games', version: '2.0.0', visitor, experiment: 'cards', arm },
  ...more,
});
const tell = async (body: object, more: { token?: string; address?: string; site?: Site } = {}) => {
  const answer = await platform.api('exposure', { site, body, ...more });
  expect([answer.status, answer.value]).toEqual([200, null]);
};
const rows = async () => {
  const found = await platform.db.select().from(experimentVisitors);
  return found.filter(({ merchantCode }) => merchantCode === site.code);
};
const ties = async () => {
  const found = await platform.db.select().from(experimentMembers);
  return found.filter(({ merchantCode }) => merchantCode === site.code);
};

describe('an exposure to an arm', () => {
  it('is noted once by the arm assigned, with what was shown first: a variant that fell back does not count for the control', async () => {
    await tell(told(newOnes[0]!, 'new', { version: '1.0.0' }));
    await tell(told(newOnes[0]!, 'new'));
    await tell(told(oldOnes[0]!, 'old', { version: '1.0.0' }));
    expect((await rows()).map(({ visitor, arm, shown }) => [visitor, arm, shown]).sort()).toEqual(
      [
        [newOnes[0], 'new', '1.0.0'],
        [oldOnes[0], 'old', '1.0.0'],
      ].sort(),
    );
  });

  it('is not believed: whoever is told of another arm, of none or of another experiment is not noted', async () => {
    await tell(told(newOnes[0]!, 'old'));
    await tell(told(oldOnes[0]!, 'new'));
    await tell(told(nobodies[0]!, 'new'));
    await tell(told(newOnes[0]!, 'third'));
    for (const experiment of ['over', 'ended', 'elsewhere', 'never-was'])
      for (const arm of ['old', 'new']) await tell(told(newOnes[0]!, arm, { experiment }));
    await tell(told(newOnes[0]!, 'new', { part: 'wallet' }));
    expect(await rows()).toEqual([]);
  });

  it('of one address counts for a hundred new visitors a day, and known ones are told on', async () => {
    const address = '203.0.113.7';
    for (const [at, visitor] of newOnes.slice(0, NEW_VISITORS_A_DAY + 20).entries()) {
      if (at === 60) platform.clock.advance(60_000);
      await tell(told(visitor, 'new'), { address });
    }
    expect(await rows()).toHaveLength(NEW_VISITORS_A_DAY);
    await tell(told(newOnes[300]!, 'new'), { address: '203.0.113.8' });
    expect(await rows()).toHaveLength(NEW_VISITORS_A_DAY + 1);
    const member = await platform.makeMember(site);
    const token = await platform.login(site, member);
    await tell(told(newOnes[0]!, 'new'), { address, token });
    expect(await ties()).toHaveLength(1);
    platform.clock.advance(86_400_000);
    await tell(told(newOnes[400]!, 'new'), { address });
    expect(await rows()).toHaveLength(NEW_VISITORS_A_DAY + 2);
  });
});

describe('the member of a visitor', () => {
  it('is who tells of it with a session; the first one stays, and a member has one visitor', async () => {
    const [mali, chai] = [await platform.makeMember(site), await platform.makeMember(site)];
    const [ofMali, ofChai] = [await platform.login(site, mali), await platform.login(site, chai)];
    await tell(told(newOnes[0]!, 'new'));
    expect(await ties()).toEqual([]);
    await tell(told(newOnes[0]!, 'new'), { token: ofMali });
    await tell(told(newOnes[0]!, 'new'), { token: ofChai });
    await tell(told(newOnes[1]!, 'new'), { token: ofMali });
    await tell(told(oldOnes[1]!, 'old'), { token: ofChai });
    expect((await ties()).map(({ visitor, memberId }) => [visitor, memberId]).sort()).toEqual(
      [
        [newOnes[0], mali.id],
        [oldOnes[1], chai.id],
      ].sort(),
    );
    expect(await rows()).toHaveLength(3);
  });

  it('is nobody for a token that is none, a session of another merchant, or an exposure that does not count', async () => {
    const other = await platform.makeMerchant();
    const token = await platform.login(other, await platform.makeMember(other));
    await tell(told(newOnes[0]!, 'new'), { token: 'stolen' });
    await tell(told(newOnes[0]!, 'new'), { token });
    const own = await platform.login(site, await platform.makeMember(site));
    await tell(told(newOnes[0]!, 'old'), { token: own });
    expect(await ties()).toEqual([]);
  });

  it('is none for a trial account', async () => {
    const { value: name } = await platform.api('createTrial', { site, query: { merchant_code: site.trialCode } });
    const wish = { moduleId: 'FREEPLAY3', username: String(name), merchantCode: site.trialCode };
    const { value } = await platform.api('freePlay', { site, body: wish });
    await tell(told(newOnes[0]!, 'new'), { token: (value as { token: string }).token });
    expect([await rows(), await ties()]).toEqual([[expect.anything()], []]);
  });
});
