import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledCommand } from '../testing/bundled-command';
import { watchOn } from './watch';

/** Looks that fail (`x`) or not (`.`), until there are no more of them. */
async function watched(looks: string, giveUp?: number): Promise<{ said: string[]; ended: string; paused: number[] }> {
  const [said, paused]: [string[], number[]] = [[], []];
  let at = 0;
  const ended = await watchOn({
    look: async () => {
      at += 1;
      if (looks[at - 1] === 'x') throw new Error('nobody answers');
    },
    seconds: 60,
    giveUp,
    say: (line) => void said.push(line),
    pause: async (milliseconds) => {
      paused.push(milliseconds);
      if (at === looks.length) throw new Error('no more looks');
    },
  }).catch((error: unknown) => (error instanceof Error ? error.message : ''));
  return { said, ended: String(ended), paused };
}

describe('a guard that watches', () => {
  it('goes on after looks that failed, and says so', async () => {
    const { said, ended, paused } = await watched('.xx.x');
    expect(said).toEqual(Array(3).fill('This look failed: nobody answers'));
    expect(ended).toBe('no more looks');
    expect(paused).toEqual(Array(5).fill(60_000));
  });

  it('gives up after so many in a row, and not after as many with one between that did not fail', async () => {
    expect((await watched('xx.xx.', 3)).ended).toBe('no more looks');
    expect(await watched('xx.xxx.', 3)).toMatchObject({ ended: 'Failed looks in a row: 3. The guard ends.' });
  });

  it('then ends with 1, so that it is started anew', async () => {
    const command = await bundledCommand();
    const site = mkdtempSync(path.join(tmpdir(), 'foyer-host-'));
    try {
      const env = { OPS_KEY: 'k'.repeat(32) };
      const ended = await command.run(site, ['guard', '--watch', '10', '--give-up', '1'], env);
      expect(ended).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Failed looks in a row: 1. The guard ends.'),
      });
      const wrong = await command.run(site, ['guard', '--watch', '10', '--give-up', '0'], env);
      expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('a whole number of looks, 1 at least') });
    } finally {
      command.remove();
      rmSync(site, { recursive: true });
    }
  });
});
