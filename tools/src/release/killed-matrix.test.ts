import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { overlays } from './live';
import { readLog } from './log';
import { publish } from './publish';
import { promote } from './releases';
import { settle } from './settle';
import { build } from './testing/builds';
import { commandHere } from './testing/command-here';
import { killedHere } from './testing/kill-here';
import { firstAndLast, lyingIn } from './testing/killing';
import { cards, killed, linesOf, nexts, timeless } from './testing/matrix';
import { verify } from './verify';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-matrix-'));
const at = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const BEGAN_WITH = ['games/1.0.0', 'games/1.1.0', 'games/1.2.0', 'wallet/1.0.0'];

/** Copies a host, with links to the releases that it began with, which no command changes in place. */
function copied(from: string, to: string): void {
  const linked = BEGAN_WITH.filter((release) => existsSync(path.join(at(from), release)));
  cpSync(at(from), at(to), {
    ...{ recursive: true, verbatimSymlinks: true },
    filter: (file) => !linked.includes(path.relative(at(from), file)),
  });
  for (const release of linked) symlinkSync(realpathSync(path.join(at(from), release)), path.join(at(to), release));
}

/**
 * In what hosts differ after a kill: the log with its half lines, what is live, and what is half there. Of hosts that differ in nothing
 * else the first is tried; after a promotion all are.
 */
const shapeOf = (name: string): string =>
  lyingIn(at(name))
    .split('\n')
    .filter((line) => /^(log\/|live |\{)|\.tmp[/ ]/.test(line))
    .map((line) => (/\.tmp[/ ]/.test(line) ? line.replace(/(\.tmp)[/ ].*$/, '$1').replace(/[0-9a-f]{32}/g, '*') : line))
    .join('\n');

/** Hosts that commands begin with. The first has games 1.1.0 live and 1.2.0 published, and a merchant that keeps 1.0.0. */
const hosts: Record<string, () => Promise<void>> = {
  async usual() {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(at('usual'), build('games', version));
    publish(at('usual'), build('wallet', '1.0.0'));
    for (const version of ['1.0.0', '1.1.0']) promote(at('usual'), 'games', version);
    promote(at('usual'), 'wallet', '1.0.0');
    promote(at('usual'), 'games', '1.0.0', 'W3');
  },
  async experimenting() {
    copied('usual', 'experimenting');
    expect(await commandHere(at('experimenting'), cards)).toMatchObject({ code: 0 });
  },
  /** A promotion was killed before it was live, and a document was changed by hand. */
  async damaged() {
    copied('usual', 'damaged');
    const live = path.join(at('damaged'), '.generations');
    promote(at('damaged'), 'games', '1.2.0');
    rmSync(path.join(at('damaged'), 'live'));
    for (const id of readdirSync(live)) writeFileSync(path.join(live, id, 'base', 'discovery.json'), '{');
  },
  /** From before hashes of releases were kept. */
  async old() {
    copied('usual', 'old');
    const file = path.join(at('old'), 'log/releases.jsonl');
    const lines = readLog(at('old')).map(({ before: _, ...line }) => {
      const { description: __, ...rest } = { description: '', ...line };
      return JSON.stringify(rest);
    });
    writeFileSync(file, `${lines.join('\n')}\n`);
  },
};

/** What visitors of every channel get: documents as they are read. */
function gotten(name: string): Record<string, string> {
  const live = path.join(at(name), 'live');
  const channels = existsSync(live) ? ['base', ...overlays(readLog(at(name)))] : [];
  return Object.fromEntries(
    channels.map((channel) => [channel, readFileSync(path.join(live, channel, 'discovery.json'), 'utf8')]),
  );
}

/** A command on a copy of a host: how it ends, what it says, and what host and visitors have then. */
async function done(host: string, words: readonly string[], isVerified = false) {
  copied(host, 'now');
  const { code, stdout, stderr } = await commandHere(at('now'), words);
  // A repair says what it mended, which is another thing after each step.
  const said = words[0] === 'repair' ? '' : timeless(stdout);
  const end = {
    code,
    said,
    refusal: code === 0 ? '' : stderr.split('\n').at(-2),
    log: linesOf(at('now')),
    gotten: gotten('now'),
  };
  if (isVerified && code === 0 && !host.includes('old')) expect(verify(at('now'))).toEqual([]);
  rmSync(at('now'), { recursive: true });
  return end;
}

/** A host with all files of another, and the log of a third, that no command was killed on. */
function undisturbed(files: string, log: string, name: string): void {
  copied(files, name);
  const file = 'log/releases.jsonl';
  const text = readFileSync(path.join(at(log), file), 'utf8');
  writeFileSync(path.join(at(name), file), text.slice(0, text.lastIndexOf('\n') + 1));
  try {
    settle(at(name));
  } catch {
    // A host without hashes, which has nothing new live until it is pinned.
  }
}

beforeAll(async () => {
  for (const make of Object.values(hosts)) await make();
});

describe.each(Object.entries(killed))('%s, killed at each of its steps', (_, [host, wordsOf]) => {
  /** Hosts that are left, of steps that leave the same the first; and for each the same decisions on an undisturbed host. */
  const left = new Map<string, { readonly steps: string; readonly name: string; readonly undisturbed: string }>();
  beforeAll(async () => {
    const words = wordsOf();
    copied(host, 'after');
    const steps = await killedHere(at('after'), undefined, () => commandHere(at('after'), words));
    const isEach = words[0] === 'promote' && host === 'usual';
    const known = new Map<string, string>();
    for (const step of firstAndLast(steps)) {
      copied(host, 'trial');
      await killedHere(at('trial'), step.split(' ')[0], () => commandHere(at('trial'), words));
      const lying = isEach ? lyingIn(at('trial')) : shapeOf('trial');
      const before = left.get(lying);
      const name = before?.name ?? `left-${left.size}`;
      if (before === undefined) copied('trial', name);
      const log = linesOf(at(name));
      if (!known.has(log)) {
        const clean = `${host}-undisturbed-${known.size}`;
        known.set(log, clean);
        undisturbed('after', name, clean);
      }
      left.set(lying, {
        steps: [before?.steps, step].filter(Boolean).join('; '),
        name,
        undisturbed: known.get(log) ?? '',
      });
      rmSync(at('trial'), { recursive: true });
    }
  });
  afterAll(() => {
    for (const name of readdirSync(folder)) if (!(name in hosts)) rmSync(at(name), { recursive: true });
  });

  it('leaves whole documents to every visitor, and verify says whether they are what the log says', async () => {
    expect(left.size).toBeGreaterThan(3);
    const whole = [gotten(host), ...[...left.values()].map((each) => gotten(each.undisturbed))];
    for (const { steps, name } of left.values()) {
      // A host that somebody damaged has nothing whole to begin with.
      if (host !== 'damaged')
        expect({ steps, whole }).toEqual({ steps, whole: expect.arrayContaining([gotten(name)]) });
      const before = lyingIn(at(name));
      const { code } = await commandHere(at(name), ['verify']);
      expect({ steps, code }).toEqual({ steps, code: verify(at(name)).length > 0 ? 3 : 0 });
      expect({ steps, lying: lyingIn(at(name)) === before }).toEqual({ steps, lying: true });
    }
  });

  it.each(Object.entries(nexts))('%s does after it what it does where no command was killed', async (__, nextOf) => {
    const words = nextOf();
    const wanted = new Map<string, Awaited<ReturnType<typeof done>>>();
    for (const { steps, name, undisturbed: clean } of left.values()) {
      const should = wanted.get(clean) ?? (await done(clean, words, true));
      wanted.set(clean, should);
      expect({ steps, ...(await done(name, words)) }).toEqual({ steps, ...should });
    }
  });
});
