import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from './publish';
import { promote } from './releases';
import { refresh } from './settle';
import { build } from './testing/builds';
import { verify } from './verify';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(site, ...names);
const live = (name: string) => readFileSync(at('live/base', name), 'utf8');
function released(part: string, ...versions: string[]): void {
  for (const version of versions) {
    publish(site, build(part, version));
    promote(site, part, version);
  }
}

describe('what is live', () => {
  it('is compared with the log, and made of it anew', () => {
    released('shell', '1.0.0');
    released('games', '1.0.0');
    expect(verify(site)).toEqual([]);
    writeFileSync(at('live/base/sw.js'), 'another worker');
    mkdirSync(at('live/base/first/m'), { recursive: true });
    writeFileSync(at('live/base/first/m/added.json'), '{}');
    appendFileSync(at('games/1.0.0/logo.svg'), 'more');
    expect(verify(site)).toEqual([expect.stringContaining('games 1.0.0: logo.svg is not as it was published')]);
    publish(site, build('games', '1.0.0'));
    expect(verify(site)).toEqual([
      'live/base/first/m/added.json comes from no release',
      'live/base/sw.js is not what the log and the releases make of it',
    ]);
    refresh(site);
    expect(verify(site)).toEqual([]);
    expect(live('sw.js')).toBe('worker of shell 1.0.0');
  });

  it('is reported missing where all of it is gone, and written again', () => {
    released('games', '1.0.0');
    promote(site, 'games', '1.0.0', 'W3');
    rmSync(at('live'), { recursive: true });
    const told = verify(site);
    expect(told).toContain('live/base/discovery.json is not what the log and the releases make of it');
    expect(told.filter((each) => !each.endsWith('is not what the log and the releases make of it'))).toEqual([]);
    refresh(site);
    expect(verify(site)).toEqual([]);
  });

  it('is a folder for the base and for each merchant that decided, and no other', () => {
    released('games', '1.0.0', '1.1.0');
    promote(site, 'games', '1.0.0', 'W3');
    publish(site, build('wallet', '1.0.0'));
    expect(readdirSync(at('live')).sort()).toEqual(['W3', 'base']);
    expect(readdirSync(at('live/base'))).not.toContain('index.html');
    expect(Object.keys(JSON.parse(live('discovery.json')).microFrontends)).toEqual(['games']);
  });

  it('ends no script element that it is written into', () => {
    publish(site, build('games', '1.0.0', { info: { pages: { '/m/</script>': { page: 'x' } } } }));
    promote(site, 'games', '1.0.0');
    expect(live('discovery.json')).not.toContain('<');
    expect(JSON.parse(live('discovery.json')).microFrontends.games[0].extras.pages).toHaveProperty(['/m/</script>']);
  });
});

describe('a host', () => {
  it('is as it should be without a release that nothing refers to', () => {
    released('games', '1.0.0', '1.1.0', '1.2.0');
    rmSync(at('games/1.0.0'), { recursive: true });
    expect(verify(site)).toEqual([]);
    rmSync(at('games/1.1.0'), { recursive: true });
    expect(verify(site)).toEqual(['games 1.1.0 is not on the host any more. Publish the same build once more.']);
  });

  it('has no damaged release, also where nothing refers to it', () => {
    released('games', '1.0.0', '1.1.0', '1.2.0');
    appendFileSync(at('games/1.0.0/list.js'), 'more');
    expect(verify(site)).toEqual([expect.stringContaining('games 1.0.0: list.js is not as it was published')]);
  });

  it('is compared with nothing where its log was changed', () => {
    released('games', '1.0.0');
    appendFileSync(at('log/releases.jsonl'), '{}\n');
    rmSync(at('live'), { recursive: true });
    expect(verify(site)).toEqual([expect.stringMatching(/^Line 3 of .* was changed by hand/)]);
  });
});
