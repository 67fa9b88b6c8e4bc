import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choose, fill, readFirstFiles } from './live';

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
