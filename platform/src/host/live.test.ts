import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DiscoveredRelease, pickRelease } from '@foyer/shared/remote';
import { choose, fill, readFirstFiles, readLive, readServiceWorker, readTakenBack } from './live';

describe('a served document', () => {
  const document = '<head><!--# if expr="$external" --><a><!--# else --><b><!--# endif --></head>';

  it('keeps one branch of a condition', () => {
    expect(choose(document, { external: true })).toBe('<head><a></head>');
    expect(choose(document, { external: false })).toBe('<head><b></head>');
    expect(choose(document, {})).toBe('<head><b></head>');
    expect(choose(`${document}${document}`, {})).toBe('<head><b></head><head><b></head>');
  });

  it('has its data blocks filled, safe inside of a script', () => {
    const block = '<script><!--# include virtual="/site.json" --></script>';
    expect(fill(block, { '/site.json': '{"name":"</script>"}' })).toBe('<script>{"name":"\\u003c/script>"}</script>');
    expect(fill(block, {})).toBe(block);
  });
});

describe('the files a path needs first', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-live-'));
  const put = (name: string) => {
    const file = path.join(folder, 'live', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those of the path for the merchant, those of other paths, or none', async () => {
    expect(await readFirstFiles(folder, 'W3', '/first/m/list.json')).toBe('{}');
    for (const name of ['base/first/m/list.json', 'base/first/other.json', 'W3/first/other.json']) put(name);
    expect(await readFirstFiles(folder, 'DEMO', '/first/m/list.json')).toBe('base/first/m/list.json');
    expect(await readFirstFiles(folder, 'DEMO', '/first/m/none.json')).toBe('base/first/other.json');
    expect(await readFirstFiles(folder, 'W3', '/first/m/list.json')).toBe('W3/first/other.json');
  });
});

describe('what is live', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'foyer-live-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (at: string) => {
    for (const name of ['index.html', 'discovery.json', 'first/m/home.json', 'sw.js', 'taken-back.json']) {
      const file = path.join(folder, at, 'base', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, name === 'discovery.json' ? discovery(at) : `${name} of ${at}`);
    }
  };
  const discovery = (of: string, shell: object[] = []) => JSON.stringify({ of, microFrontends: { shell } });
  const point = (at: string) => {
    symlinkSync(at, path.join(folder, 'half'));
    renameSync(path.join(folder, 'half'), path.join(folder, 'live'));
  };
  const read = () => readLive(folder, 'W3', '/m/home');
  const all = (at: string) => ({
    html: `index.html of ${at}`,
    discovery: discovery(at),
    first: `first/m/home.json of ${at}`,
    divided: false,
  });

  it('is what the pointer leads to at that moment, and on an older host what lies in the folder', async () => {
    expect(await read()).toBeUndefined();
    // A command from before writes no such file.
    expect(await readTakenBack(folder, 'W3')).toBe('{}');
    put('live');
    expect(await read()).toEqual(all('live'));
    // As the first command with pointers leaves it, when it is killed between its two renames.
    mkdirSync(path.join(folder, '.generations'));
    renameSync(path.join(folder, 'live'), path.join(folder, '.generations/former'));
    expect(await read()).toEqual(all('live'));
    expect(await readServiceWorker(folder, 'W3')).toBe('sw.js of live');
    for (const at of ['.generations/a', '.generations/b']) {
      put(at);
      point(at);
      expect(await read()).toEqual(all(at));
      expect(await readServiceWorker(folder, 'W3')).toBe(`sw.js of ${at}`);
      expect(await readTakenBack(folder, 'W3')).toBe(`taken-back.json of ${at}`);
      expect(await readFirstFiles(folder, 'W3', '/first/m/home.json')).toBe(`first/m/home.json of ${at}`);
    }
  });

  it('has the shell before for whom the live one did not start, where there is one', async () => {
    put('live');
    const before = () => readLive(folder, 'W3', '/m/home', { before: true });
    expect(await before()).toEqual(all('live'));
    mkdirSync(path.join(folder, 'live/base/before'));
    for (const name of ['index.html', 'discovery.json'])
      writeFileSync(path.join(folder, 'live/base/before', name), `before: ${name}`);
    expect(await before()).toEqual({
      ...{ html: 'before: index.html', discovery: 'before: discovery.json', first: all('live').first, divided: false },
    });
    expect(await read()).toEqual(all('live'));
    // A merchant with documents of its own has none of the base's.
    mkdirSync(path.join(folder, 'live/W3'));
    writeFileSync(path.join(folder, 'live/W3/index.html'), 'W3: index.html');
    writeFileSync(path.join(folder, 'live/W3/discovery.json'), discovery('W3'));
    expect(await before()).toMatchObject({ html: 'W3: index.html', discovery: discovery('W3') });
  });

  it('is the shell of the visitor, by the same choice as the boot script makes', async () => {
    put('live');
    const shell = (version: string, traffic: number, isDefault: boolean) => ({
      ...{ url: '', metadata: { version, integrity: '' }, deployment: { traffic, default: isDefault } },
      extras: { pages: {}, widgets: {}, shared: {} },
    });
    const shells: DiscoveredRelease[] = [shell('1.0.0', 60, true), shell('2.0.0', 40, false)];
    writeFileSync(path.join(folder, 'live/base/discovery.json'), discovery('all', shells));
    const put2 = (name: string, content: string) => {
      mkdirSync(path.dirname(path.join(folder, 'live/base/shell/2.0.0', name)), { recursive: true });
      writeFileSync(path.join(folder, 'live/base/shell/2.0.0', name), content);
    };
    put2('index.html', 'shell 2.0.0');
    put2('discovery.json', 'its discovery');
    put2('before/index.html', 'before 2.0.0');
    put2('before/discovery.json', 'its discovery before');
    const of = (visitor?: string, before = false) => readLive(folder, 'W3', '/m/home', { visitor, before });
    const visitors = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(24, '0'));
    const got = new Set<string | undefined>();
    for (const visitor of visitors) {
      const { html, discovery: document, divided } = (await of(visitor)) ?? {};
      // The boot script has the list in another order.
      const version = pickRelease('shell', [...shells].reverse(), visitor)?.metadata.version;
      const second = { html: 'shell 2.0.0', discovery: 'its discovery', divided: true };
      const first = { html: 'index.html of live', discovery: discovery('all', shells), divided: true };
      expect({ html, discovery: document, divided }).toEqual(version === '2.0.0' ? second : first);
      got.add(version);
    }
    expect(got).toEqual(new Set(['1.0.0', '2.0.0']));
    const visitor = visitors.find((each) => pickRelease('shell', shells, each)?.metadata.version === '2.0.0');
    expect(await of(visitor, true)).toMatchObject({ html: 'before 2.0.0', discovery: 'its discovery before' });
    expect(await of()).toMatchObject({ html: 'index.html of live', divided: true });
  });

  it('is of one generation in each answer, however often the pointer moves meanwhile', async () => {
    const places = ['.generations/a', '.generations/b'];
    for (const at of places) put(at);
    point('.generations/a');
    for (let round = 0; round < 300; round += 1) {
      const answer = read();
      // One turn of the event loop later or some more, so that it moves between any two reads.
      for (let turn = 0; turn < round % 8; turn += 1) await new Promise(setImmediate);
      point(places[(round + 1) % 2] ?? '');
      const got = await answer;
      expect(places.map(all)).toContainEqual(got);
    }
  });
});
