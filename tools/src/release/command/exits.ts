import { CommanderError } from 'commander';
import { WrongUse } from '../wrong-use';

/** How a command ends. */
export const exits = {
  done: 0,
  /** Refused, or not possible. Nothing was decided. */
  refused: 1,
  /** What was typed says nothing that could be done. */
  wrongUse: 2,
  /** It was done, or looked at, and what lies on the host is not what its log says. */
  differs: 3,
  /** The guard took something back. */
  takenBack: 4,
} as const;

export type Exit = (typeof exits)[keyof typeof exits];

/** What stands under every help. */
export const exitsShown = `
Ends with 0 when it is done, 1 when it is refused, 2 when the words are wrong, 3 when the host is not as
its log says ("release repair"), 4 when the guard took something back. Answers go to the standard output,
what went wrong to the standard error; with --json both are one object, an error as {"error", "exit"}.`;

/** How a command ends that threw something. Help and versions that were asked for are thrown too, with 0. */
export function exitOf(error: unknown): Exit {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exits.done : exits.wrongUse;
  return error instanceof WrongUse ? exits.wrongUse : exits.refused;
}
