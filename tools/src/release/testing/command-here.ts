import { runRelease } from '../command/program';
import { type Ended, withoutNext } from './bundled-command';

/** Runs `release --site <site> …` in this process, which takes milliseconds where another process takes a second. */
export async function commandHere(site: string, words: readonly string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const to = (stream: 'out' | 'err', end: string) => (text: unknown) => {
    said[stream] += `${String(text)}${end}`;
    return true;
  };
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(to('out', '\n')),
    jest.spyOn(console, 'error').mockImplementation(to('err', '\n')),
    // Commander writes its help and errors there.
    jest.spyOn(process.stdout, 'write').mockImplementation(to('out', '')),
    jest.spyOn(process.stderr, 'write').mockImplementation(to('err', '')),
  ];
  try {
    const code = await runRelease(['--site', site, ...words], site);
    return { code, stderr: said.err, ...withoutNext(said.out) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
