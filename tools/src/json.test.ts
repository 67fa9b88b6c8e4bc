import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJson } from './json';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string): unknown {
  const file = path.join(folder, 'EN.json');
  writeFileSync(file, text);
  return readJson(file);
}

test('JSON is read as it is', () => {
  expect(read('{ "a": "\\u0e01 \\"b\\"", "list": [1, true, null] }')).toEqual({ a: 'ก "b"', list: [1, true, null] });
});

test('a key that stands twice is refused with its line, a text as well as the widget that a guide says to add', () => {
  expect(() => read('{\n "list.title": "Games",\n "list.title": "All games"\n}')).toThrow(
    /EN\.json:3: "list\.title" stands twice\. Only one of them would count: put both into one\.$/,
  );
  const both = '"home.popular": [{ "widget": "home-streaks" }],\n "home.popular": { "widget": "home-popular" }';
  expect(() => read(`{ "widgets": {\n ${both} } }`)).toThrow(/:3: "home\.popular" stands twice/);
});

test('what is no JSON is refused with its line', () => {
  expect(() => read('{\n "a": "b"\n "c": "d"\n}')).toThrow(/EN\.json:\d: /);
});
