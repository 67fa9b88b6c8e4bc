import { type Exit, exits } from './exits';

/** The command that usually comes after one. */
interface Next {
  /** What for, as in "Next, to take it back: …". */
  readonly to: string;
  /** Its words after `release`. */
  readonly words: readonly string[];
}

/** What a command answers. */
export interface Answer {
  /** For people, a line each. */
  readonly lines: readonly string[];
  /** For people, to the standard error: what is wrong on the host. */
  readonly problems?: readonly string[];
  /** For programs; what stands in `lines` unless said. */
  readonly told?: object;
  readonly next?: Next;
  readonly exit?: Exit;
}

/** What most commands are told, beside their own options. */
export interface Asked {
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

/** Words that a shell reads as they are. */
const PLAIN = /^[\w./:=@%+,-]+$/;
const quoted = (word: string): string => (PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** How this command is called here: as `RELEASE_COMMAND` says, by `pnpm`, or as the script of an image. */
function calledAs(): string {
  const [, script = ''] = process.argv;
  const isScript = script.endsWith('release.js') && process.env['npm_lifecycle_event'] !== 'release';
  return process.env['RELEASE_COMMAND'] || (isScript ? `node ${quoted(script)}` : 'pnpm release');
}

/**
 * A command as it can be pasted.
 * @param site named in it where it is not the one that would be taken anyway
 */
const pasted = (words: readonly string[], site: string | undefined): string =>
  [calledAs(), ...(site === undefined ? [] : ['--site', quoted(site)]), ...words.map(quoted)].join(' ');

/** Says an answer, to people or to a program. @returns how the command ends */
export function say(answer: Answer, { json = false }: Asked, site: string | undefined): Exit {
  const { lines, problems = [], told = { said: lines }, next, exit = exits.done } = answer;
  const command = next === undefined ? undefined : pasted(next.words, site);
  if (json) {
    const more = command === undefined ? {} : { next: { to: next?.to, command } };
    console.log(JSON.stringify(Array.isArray(told) ? told : { ...told, ...more }));
    return exit;
  }
  for (const line of lines) console.log(line);
  for (const problem of problems) console.error(problem);
  if (command !== undefined) console.log(`Next, to ${next?.to}: ${command}`);
  return exit;
}
