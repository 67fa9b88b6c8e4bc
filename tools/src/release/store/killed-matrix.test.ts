import { build } from '../testing/builds';
import { keptSites, NOW } from '../testing/kept-sites';
import { killedOnWire } from '../testing/kill-on-wire';
import { firstAndLast } from '../testing/killing';
import { machines } from '../testing/machines';
import { cards, killed, nexts, timeless } from '../testing/matrix';
import { type S3Server, s3Server } from '../testing/s3-server';

let s3: S3Server;
beforeAll(async () => {
  s3 = await s3Server();
  await makeHosts();
});
afterAll(() => s3.close());
const all = machines(() => s3);
const { run } = all;
const { keep, take, lying, seen } = keptSites(() => s3, all);

/** Hosts of the folders' matrix that need no hand to be as they are. */
const HOSTS = ['usual', 'experimenting'];
/** The next commands, of the folders' matrix: one that puts right and one that decides. The others write as these do, and take minutes. */
const NEXT = ['repair', 'promote for a merchant'];

async function makeHosts(): Promise<void> {
  const publish = (part: string, version: string) => ['publish', part, '--build', build(part, version).folder];
  for (const words of [
    ...['1.0.0', '1.1.0', '1.2.0'].map((version) => publish('games', version)),
    publish('wallet', '1.0.0'),
    ...['1.0.0', '1.1.0'].map((version) => ['promote', 'games', version]),
    ['promote', 'wallet', '1.0.0'],
    ['promote', 'games', '1.0.0', '--merchant', 'W3', '--first'],
  ])
    expect(await run(NOW, words, { on: NOW })).toMatchObject({ code: 0 });
  keep('usual');
  expect(await run(NOW, cards, { on: NOW })).toMatchObject({ code: 0 });
  keep('experimenting');
}

/** A command on a copy of what was kept: how it ends, what it says, and what there is then. */
async function done(name: string, words: readonly string[], isNew: boolean) {
  take(name, isNew);
  const { code, stdout, stderr } = await run(NOW, words, isNew ? {} : { on: NOW });
  return { code, said: timeless(stdout), refusal: code === 0 ? '' : stderr.split('\n').at(-2), ...(await seen()) };
}

const undisturbed = new Map<string, ReturnType<typeof done>>();
/** The same where no command was killed: once for each site and command, as it is what all kills are compared with. */
function doneUndisturbed(name: string, command: string, words: readonly string[]): ReturnType<typeof done> {
  const key = `${name} ${command}`;
  const ended = undisturbed.get(key) ?? done(name, words, false);
  undisturbed.set(key, ended);
  return ended;
}

/** What was left by the kills that left the same. */
interface Left {
  readonly name: string;
  readonly isDone: boolean;
  readonly steps: readonly string[];
}

const rows = Object.entries(killed).filter(([, [host]]) => HOSTS.includes(host));

describe.each(rows)('%s in a bucket, killed at each of its writes', (name, [host, wordsOf]) => {
  const after = `${name}, after`;
  const left = new Map<string, Left>();
  beforeAll(async () => {
    take(host);
    const same = wordsOf();
    const steps = await killedOnWire(undefined, () => run(NOW, same, { on: NOW }));
    keep(after);
    for (const step of firstAndLast(steps)) {
      take(host);
      await killedOnWire(Number.parseInt(step, 10), () => run(NOW, same, { on: NOW }));
      const shape = await lying();
      const before = left.get(shape);
      left.set(shape, {
        name: before?.name ?? `${name}, ${step}`,
        // Whatever is deleted goes after the one write that counts.
        isDone: step.includes(' DELETE '),
        steps: [...(before?.steps ?? []), step],
      });
      if (before === undefined) keep(`${name}, ${step}`);
    }
  });

  it('leaves all of it or nothing, and verify finds nothing wrong', async () => {
    expect(left.size).toBeGreaterThan(1);
    const whole = [];
    for (const each of [host, after]) {
      take(each);
      whole.push(await seen());
    }
    for (const each of left.values()) {
      take(each.name);
      expect({ ...each, whole }).toEqual({ ...each, whole: expect.arrayContaining([await seen()]) });
    }
  });

  it('does all of it when it is given again, whichever write it was killed at', async () => {
    const wanted = await doneUndisturbed(host, `${name} again`, wordsOf());
    expect(wanted.code).toBe(0);
    let isNew = false;
    for (const { name: lies, steps, isDone } of left.values()) {
      if (isDone) continue;
      // In turn on the machine whose command was killed, and on one that has nothing of the site.
      isNew = !isNew;
      expect({ steps, ...(await done(lies, wordsOf(), isNew)) }).toEqual({ steps, ...wanted });
    }
  });

  it.each(Object.entries(nexts).filter(([next]) => NEXT.includes(next)))(
    '%s does after it what it does where no command was killed',
    async (next, nextOf) => {
      // The kill that leaves most: all but the write that counts is done. What others leave is less of the same.
      const most = [...left.values()].findLast(({ isDone }) => !isDone);
      const wanted = await doneUndisturbed(host, next, nextOf());
      // A machine that has nothing of the site brings all of it, which takes three times as long.
      const isNew = next === 'rollback';
      expect({ most, ...(await done(most?.name ?? '', nextOf(), isNew)) }).toEqual({ most, ...wanted });
      for (const { name: lies, steps } of [...left.values()].filter(({ isDone }) => isDone))
        expect({ steps, ...(await done(lies, nextOf(), isNew)) }).toEqual({
          steps,
          ...(await doneUndisturbed(after, next, nextOf())),
        });
    },
  );
});
