import { cpSync, readFileSync, rmSync } from 'node:fs';
import { hostOfDays } from './testing/host-of-days';

const host = hostOfDays();

/** The steps of a command on a copy of the host. */
async function stepsOf(words: readonly string[]): Promise<string[]> {
  const [site, list] = [host.site, `${host.site}-steps.txt`];
  host.site = copied('listed');
  await host.run(words, { STEPS: list });
  host.site = site;
  return readFileSync(list, 'utf8').trim().split('\n');
}

/** Copies the host, with the times of its folders. @returns its folder */
function copied(name: string): string {
  const copy = `${host.site}-${name}`;
  for (const beside of ['', '-maps'])
    cpSync(`${host.site}${beside}`, `${copy}${beside}`, {
      ...{ recursive: true, verbatimSymlinks: true, preserveTimestamps: true },
    });
  return copy;
}

async function killedAt(step: string, words: readonly string[]): Promise<void> {
  const { code } = await host.run(words, { KILL_AT: step.split(' ')[0] ?? '' });
  expect([step, code]).toEqual([step, null]);
  rmSync(`${host.site}.lock`, { recursive: true, force: true });
}

it('a prune that was killed leaves no half release, and the next one finishes it', async () => {
  await host.lived('games', '1.0.0', '2.0.0', '3.0.0', '4.0.0');
  host.day = 31;
  const words = ['prune', '--keep', '1'];
  const steps = (await stepsOf(words)).filter((step) => step.includes('games/'));
  expect(steps.map((step) => step.replace(/^\d+ /, ''))).toEqual([
    'renameSync games/1.0.0',
    'rmSync games/1.0.0.tmp',
    'renameSync games/2.0.0',
    'rmSync games/2.0.0.tmp',
  ]);
  const whole = host.site;
  for (const [index, step] of steps.entries()) {
    host.site = whole;
    host.site = copied(String(index));
    await killedAt(step, words);
    await host.does('verify');
    await host.does(...words);
    expect([step, host.here(), host.maps()]).toEqual([step, ['3.0.0', '4.0.0'], ['3.0.0', '4.0.0']]);
    await host.does('verify');
  }
  host.site = whole;
});

it('what readers had until today stays, where the command that decided otherwise was killed long ago', async () => {
  await host.lived('games', '1.0.0', '2.0.0');
  const pointing =
    (await stepsOf(['rollback', 'games', '--why', 'of a test'])).find((step) => step.includes('renameSync live')) ?? '';
  await killedAt(pointing, ['rollback', 'games', '--why', 'of a test']);
  host.day = 40;
  const { stdout, stderr } = await host.run(['prune', '--keep', '1']);
  expect(stderr).toBe('What was live was not what the log says. It is now.\n');
  expect([stdout, host.here()]).toEqual([expect.stringMatching(/^No release can go/), ['1.0.0', '2.0.0']]);
  host.day = 71;
  await host.does('prune', '--keep', '1');
  expect(host.here()).toEqual(['1.0.0']);
});
