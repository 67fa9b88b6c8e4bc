import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import type { Signed } from './log';
import { WrongUse } from './wrong-use';

/** Characters of a reason that the log keeps. */
const LONGEST = 300;

/** Without line breaks, and without what would command the terminal of whoever reads the history. */
export const inOneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

async function asked(isNeeded: boolean): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(
      isNeeded ? 'Why? (kept in the log) ' : 'Why? (kept in the log; Enter for no answer) ',
    );
  } finally {
    terminal.close();
  }
}

/** The user's name as the system has it, which jobs and containers do not have in their variables; none where there is only a number. */
function userOfSystem(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Who runs the command, by `RELEASE_BY` or the name of the user. */
export function signer(): Pick<Signed, 'who'> {
  const { RELEASE_BY, USER, LOGNAME } = process.env;
  const who = inOneLine(RELEASE_BY ?? USER ?? LOGNAME ?? userOfSystem());
  return who === '' ? {} : { who };
}

/**
 * Who decides, and why: as said with `--why`, else as answered where a person sits at a terminal.
 * @param isNeeded whether it takes something from visitors, and so has to have a reason (decision 84)
 * @throws `WrongUse` when it needs one and has none
 */
export async function signedBy(said: string | undefined, isNeeded = false): Promise<Signed> {
  const why = inOneLine(said ?? (process.stdin.isTTY ? await asked(isNeeded) : ''));
  if (why === '' && isNeeded)
    throw new WrongUse('Say why, for whoever reads the history, e.g. --why "lists were empty". Nothing was done.');
  return { ...signer(), ...(why !== '' && { why }) };
}

/** The commit of a folder of sources, with `+` where something of it is not committed; undefined where git does not keep it. */
export function commitOf(folder: string): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain', '.') === '' ? '' : '+'}`;
  } catch {
    return undefined;
  }
}
