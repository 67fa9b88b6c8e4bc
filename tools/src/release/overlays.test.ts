import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namesIn } from './documents';
import { pruneGenerations } from './generation';
import { appendLog } from './log';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { settle } from './settle';
import { build } from './testing/builds';
import { verify } from './verify';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const page = (name: string) => ({ [`/m/${name}`]: { page: name } });

function publishAll(): void {
  publish(site, build('shell', '1.0.0'));
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    publish(site, build('games', version, { info: { pages: { ...page('one'), ...page('two'), ...page('three') } } }));
  publish(site, build('wallet', '1.0.0'));
  for (const part of ['shell', 'games', 'wallet']) promote(site, part, '1.0.0');
}

/** Files of the host, each with the time it was written, whatever links lead to it. */
function files(): Set<string> {
  const names = ['.documents', 'log'].flatMap((folder) =>
    readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const plain = names.map((name) => path.join(site, name)).filter((file) => statSync(file).isFile());
  return new Set(plain.map((file) => `${statSync(file).ino} ${statSync(file).mtimeMs}`));
}

function written(act: () => void): number {
  const before = files();
  act();
  return [...files()].filter((file) => !before.has(file)).length;
}

const document = (channel: string) => readFileSync(path.join(site, 'live', channel, 'discovery.json'), 'utf8');
const merchants = Array.from({ length: 100 }, (_, index) => `M${index}`);

describe('a hundred merchants with decisions of their own', () => {
  it('cost no file where they get what others get', () => {
    publishAll();
    const alone = written(() => promote(site, 'games', '2.0.0'));
    for (const channel of merchants) appendLog(site, { kind: 'promote', part: 'wallet', version: '1.0.0', channel });
    settle(site);
    expect(readdirSync(path.join(site, 'live'))).toHaveLength(101);
    expect(written(() => promote(site, 'games', '3.0.0'))).toBe(alone);
    for (const channel of ['base', ...merchants]) expect(document(channel)).toContain('/games/3.0.0/');
    // Besides the line: the documents say what was taken back now. The lists of first files of before are there still.
    expect(written(() => rollback(site, 'games'))).toBe(5);
    expect(verify(site)).toEqual([]);
  });

  it('cost four files each where every one is another, and not their lists of first files', () => {
    publishAll();
    for (const [index, channel] of merchants.entries()) {
      const shares = { '1.0.0': 1 + index / 4, '2.0.0': 99 - index / 4 };
      appendLog(site, { kind: 'traffic', part: 'games', channel, shares });
    }
    settle(site);
    const lists = namesIn(path.join(site, 'live/base/first')).length;
    expect(written(() => promote(site, 'games', '3.0.0'))).toBeLessThanOrEqual(4 * 101 + 2 * lists + 1);
    expect(new Set(merchants.map((channel) => realpathSync(path.join(site, 'live', channel)))).size).toBe(100);
    expect(verify(site)).toEqual([]);
  });
});

describe('generations that were live', () => {
  const ids = () => readdirSync(path.join(site, '.generations'));
  const decide = (times: number) => {
    for (let turn = 0; turn < times; turn += 1) promote(site, 'games', `${1 + (turn % 3)}.0.0`, `W${turn}`);
  };

  it('stay for a minute, and then five of them with what they need', () => {
    publishAll();
    decide(8);
    expect(ids().length).toBeGreaterThan(5);
    const hour = 60 * 60 * 1000;
    pruneGenerations(site, Date.now() + hour);
    expect(ids()).toHaveLength(5);
    expect(verify(site)).toEqual([]);
    const needed = new Set(
      ids().flatMap((id) =>
        readdirSync(path.join(site, '.generations', id)).flatMap((channel) => {
          const place = path.join(site, '.generations', id, channel);
          return [realpathSync(place), realpathSync(path.join(place, 'first'))];
        }),
      ),
    );
    expect(readdirSync(path.join(site, '.documents')).sort()).toEqual(
      [...needed].map((each) => path.basename(each)).sort(),
    );
  });
});
