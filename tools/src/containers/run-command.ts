import { spawn } from 'node:child_process';

/** How a command of the engine ended. */
export interface Ended {
  /** Exit code; `null` where it was not found or was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and with what commands run. */
export interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Ends the command when somebody interrupts the whole. */
  readonly signal?: AbortSignal;
}

/** Runs a command to its end and keeps what it said. Does not throw: what a failure means is told by who asked. */
export function runCommand(words: readonly string[], { cwd, env, signal }: Place): Promise<Ended> {
  const [command = '', ...rest] = words;
  return new Promise((resolve) => {
    const child = spawn(command, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...(signal && { signal }) });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text;
      });
    // A command that is not there has no other end.
    child.once('error', (error) => {
      said.stderr += error.message;
      if (child.pid === undefined) resolve({ code: null, ...said });
    });
    child.once('close', (code) => resolve({ code, ...said }));
  });
}

/** The last lines of what a failed command said. */
export const lastLines = ({ stdout, stderr }: Ended, count = 12): string =>
  `${stdout}\n${stderr}`.trim().split('\n').slice(-count).join('\n');

/** Runs a command. @returns what it answered @throws with what it said, where it fails */
export async function answerOf(words: readonly string[], place: Place): Promise<string> {
  const ended = await runCommand(words, place);
  place.signal?.throwIfAborted();
  if (ended.code === 0) return ended.stdout;
  throw new Error(`"${words.join(' ')}" ended with ${ended.code ?? 'a signal'}:\n${lastLines(ended)}`);
}
