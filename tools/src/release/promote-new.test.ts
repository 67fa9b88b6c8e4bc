import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveRelease } from './live';
import { appendLog, readLog } from './log';
import { promoteNew } from './promote-new';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { build } from './testing/builds';
import { setTraffic } from './traffic';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const made = (version: string) => {
  const built = build('games', version);
  publish(site, built);
  return built.info;
};
const live = () => liveRelease(readLog(site), 'games', 'base')?.version;
const start = (info: ReturnType<typeof made>) => promoteNew(site, info);

describe('starting the site from sources', () => {
  it('makes live what never was, and says nothing where all is as it is', () => {
    const first = made('1.0.0');
    expect(start(first)).toBeUndefined();
    expect(start(first)).toBeUndefined();
    expect(live()).toBe('1.0.0');
    expect(start(made('1.1.0'))).toBeUndefined();
    expect(live()).toBe('1.1.0');
  });

  it('leaves what was taken back, and says how to bring it back', () => {
    const [first, second] = [made('1.0.0'), made('1.1.0')];
    start(first);
    start(second);
    rollback(site, 'games');
    expect(start(second)).toContain(
      '1.0.0 was made live by an operator and stays. To make it live: pnpm release promote games 1.1.0',
    );
    expect(live()).toBe('1.0.0');
  });

  it('leaves the end of an experiment as it was decided', () => {
    const [first, second] = [made('1.0.0'), made('1.1.0')];
    start(first);
    setTraffic(site, 'games', { '1.0.0': 50, '1.1.0': 50 });
    promote(site, 'games', '1.0.0');
    expect(start(second)).toContain('1.0.0 was made live by an operator');
    expect(live()).toBe('1.0.0');
  });

  it('leaves what was decided by hand also where the sources have changed since', () => {
    const [first, second, third] = [made('1.0.0'), made('1.1.0'), made('1.2.0')];
    start(first);
    start(second);
    rollback(site, 'games');
    expect(start(third)).toContain('1.0.0 was made live by an operator and stays');
    promote(site, 'games', '1.1.0');
    expect(start(third)).toContain('1.1.0 was made live by an operator and stays');
    expect(live()).toBe('1.1.0');
  });

  it('goes on from what was promoted by hand, once that is what the sources make', () => {
    const [first, second] = [made('1.0.0'), made('1.1.0')];
    promote(site, 'games', '1.0.0');
    expect(start(second)).toContain('1.0.0 was made live by an operator');
    expect(start(first)).toBeUndefined();
    expect(start(second)).toBeUndefined();
    expect(live()).toBe('1.1.0');
  });

  it('goes on from a log of before it was noted who promoted', () => {
    const second = made('1.1.0');
    made('1.0.0');
    appendLog(site, { kind: 'promote', part: 'games', version: '1.0.0', channel: 'base' });
    expect(start(second)).toBeUndefined();
    expect(live()).toBe('1.1.0');
  });
});
