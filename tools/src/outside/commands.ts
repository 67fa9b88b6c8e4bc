import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

type Environment = Readonly<Record<string, string>>;

/** The commands of somebody who works in a folder, and nothing of this workspace. */
export interface Commands {
  /** Runs one. Gives what it said; throws with that when it fails. */
  run(command: string, ...words: string[]): Promise<string>;
  /** Runs one that has to fail. Gives what it said; throws when it does not. */
  fails(command: string, ...words: string[]): Promise<string>;
  /** Starts one that goes on. */
  start(command: string, ...words: string[]): ChildProcess;
}

/** Variables of this process that would lead a command elsewhere: those of pnpm, and of the workspace's own commands. */
const LEFT =
  /^(npm_(package|lifecycle|command|node_execpath|execpath|config_user_agent)|PNPM_|INIT_CWD|NODE_PATH|NODE_OPTIONS|DATA_DIR|PORT$)/i;

const environment = (more: Environment): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEFT.test(name))),
  ...more,
});

export function commandsIn(cwd: string, more: Environment = {}): Commands {
  const env = environment(more);
  async function end(command: string, words: readonly string[]): Promise<{ code: number; said: string }> {
    const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await once(child, 'close')) as [number];
    return { code, said: (await said).join('') };
  }
  const told = (command: string, words: readonly string[], said: string) =>
    `${[command, ...words].join(' ')}:\n${said}`;
  return {
    async run(command, ...words) {
      const { code, said } = await end(command, words);
      if (code !== 0) throw new Error(told(command, words, said));
      return said;
    },
    async fails(command, ...words) {
      const { code, said } = await end(command, words);
      if (code === 0) throw new Error(`This should have failed. ${told(command, words, said)}`);
      return said;
    },
    start: (command, ...words) => spawn(command, words, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }),
  };
}

/** Waits until an address answers. Throws when the process that should answer has ended. */
export async function answering(address: string, process: ChildProcess): Promise<void> {
  for (;;) {
    if (process.exitCode !== null) throw new Error(`What should answer at ${address} has ended`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Ends a process and waits for its end. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
