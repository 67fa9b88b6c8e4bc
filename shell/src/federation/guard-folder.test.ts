import { createFiles } from '../boot/files';
import { guardFolder } from './guard-folder';

const files = createFiles(8000);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  document.head.replaceChildren();
  files.know('/guest/1/', { 'more.js': 'sha256-more', 'more.css': 'sha256-style' });
  Object.assign(globalThis, { __foyer: { asset: files.asset } });
  guardFolder('/guest/1/');
});

afterEach(() => jest.useRealTimers());

/** Adds a script as a bundler's runtime does. `failed` handles its error event. */
function script(src: string, add: (node: HTMLScriptElement) => unknown = (node) => document.head.appendChild(node)) {
  const node = document.createElement('script');
  const failed = jest.fn();
  node.src = src;
  node.onerror = failed;
  add(node);
  return { node, failed };
}

const ways: [string, (node: HTMLScriptElement) => unknown][] = [
  ['appendChild', (node) => document.head.appendChild(node)],
  ['append', (node) => document.head.append(node)],
  ['insertBefore', (node) => document.head.insertBefore(node, null)],
];

it.each(ways)('gives a script the hash it was published with: %s', (_, add) => {
  const { node } = script('/guest/1/more.js', add);
  expect(node.isConnected).toBe(true);
  expect([node.integrity, node.crossOrigin, new URL(node.src).pathname]).toEqual([
    'sha256-more',
    'anonymous',
    '/guest/1/more.js',
  ]);
});

it('gives a stylesheet its hash as well', () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/guest/1/more.css';
  document.head.appendChild(link);
  expect([link.isConnected, link.integrity, link.crossOrigin]).toEqual([true, 'sha256-style', 'anonymous']);
});

it.each(ways)('does not add what was never released, and says so: %s', async (_, add) => {
  const { node, failed } = script('/guest/1/other.js', add);
  expect(node.isConnected).toBe(false);
  await Promise.resolve();
  expect(failed).toHaveBeenCalledTimes(1);
});

it('takes a fresh address after a failure', () => {
  files.failed('/guest/1/');
  expect(script('/guest/1/more.js').node.src).toMatch(/more\.js\?r=1$/);
});

it('leaves a module at its address, by which others import it', () => {
  files.failed('/guest/1/');
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = '/guest/1/more.js';
  document.head.append(link);
  expect([link.getAttribute('href'), link.integrity]).toEqual(['/guest/1/more.js', 'sha256-more']);
});

it('ends a load that hangs, and none that came', () => {
  const [hanging, here] = [script('/guest/1/more.js'), script('/guest/1/more.js')];
  here.node.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(7999);
  expect(hanging.failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(hanging.failed).toHaveBeenCalledTimes(1);
  expect(here.failed).not.toHaveBeenCalled();
});

it.each(['/games/1/more.js', 'https://elsewhere.example/guest/1/more.js'])(
  'leaves %s to who asks for it',
  (address) => {
    const { node } = script(address);
    expect(node.isConnected).toBe(true);
    expect(node.integrity).toBeFalsy();
  },
);

it('asks the same of a folder at another origin', async () => {
  const folder = 'https://cdn.example/guest/2/';
  files.know(folder, { 'more.js': 'sha256-theirs' });
  guardFolder(folder);
  const { node } = script(`${folder}more.js`);
  expect([node.isConnected, node.integrity, node.src]).toEqual([true, 'sha256-theirs', `${folder}more.js`]);
  expect(script(`${folder}other.js`).node.isConnected).toBe(false);
});

it('adds what is no file', () => {
  const style = document.createElement('style');
  document.head.append(style, 'text');
  expect(document.head.childNodes).toHaveLength(2);
});
