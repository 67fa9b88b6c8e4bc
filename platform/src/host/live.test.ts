import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choose, fill, readFirstFiles, readLive, readServiceWorker } from './live';

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
    for (const name of ['index.html', 'discovery.json', 'first/m/home.json', 'sw.js']) {
      const file = path.join(folder, at, 'base', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${name} of ${at}`);
    }
  };
  const point = (at: string) => {
    symlinkSync(at, path.join(folder, 'half'));
    renameSync(path.join(folder, 'half'), path.join(folder, 'live'));
  };
  const read = () => readLive(folder, 'W3', '/m/home');
  const all = (at: string) => ({
    html: `index.html of ${at}`,
    discovery: `discovery.json of ${at}`,
    first: `first/m/home.json of ${at}`,
  });

  it('is what the pointer leads to at that moment, and on an older host what lies in the folder', async () => {
    expect(await read()).toBeUndefined();
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
      expect(await readFirstFiles(folder, 'W3', '/first/m/home.json')).toBe(`first/m/home.json of ${at}`);
    }
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
