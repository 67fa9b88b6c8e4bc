import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInstallWatch, isInstalled } from './installed';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-installed-'));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ dependencies: { '@foyer/shared': '*', react: '*' } }),
  );
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

const install = (...names: string[]) => {
  for (const name of names) mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
};

test('a remote is installed when each of its packages is there', () => {
  install('react');
  expect(isInstalled(folder)).toBe(false);
  install('@foyer/shared');
  expect(isInstalled(folder)).toBe(true);
});

test.each([
  ['its packages are there', () => install('react', '@foyer/shared')],
  ['it is taken away', () => rmSync(folder, { recursive: true })],
])('a new remote is told of once, and comes by itself when %s', async (_, happens) => {
  const said = jest.spyOn(console, 'log').mockImplementation();
  const come = jest.fn();
  await new Promise<void>((resolve) => {
    const wait = createInstallWatch((of) => {
      come(of);
      resolve();
    });
    wait('arcade', folder);
    wait('arcade', folder);
    expect(come).not.toHaveBeenCalled();
    happens();
  });
  expect(come.mock.calls).toEqual([[folder]]);
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^arcade is new: run pnpm install/)]]);
});
