import { actsAndSettlements, openWorld } from './acts';
import { failedFrom } from './failures';
import { wrongAtAnyMoment, wrongAtRest } from './findings';
import type { Fleet } from './fleet';
import { type Journal, journalOf } from './journal';
import type { MoneyStage } from './stage';
import type { Act, World } from './world';

interface SoakChoices {
  readonly stage: MoneyStage;
  readonly seed: number;
  /** Servers to kill and to cut off; without them nothing is disturbed. */
  readonly fleet?: Fleet;
  /** Whether to go on after so many rounds. */
  readonly more: (rounds: number) => boolean;
  readonly say?: (line: string) => void;
}

export interface Soaked {
  readonly rounds: number;
  readonly acts: number;
  readonly acknowledged: number;
  /** Answers by status; 0 where a connection broke before the answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Everything that was found wrong; the soak ends with the first. */
  readonly wrong: readonly string[];
}

const AT_ONCE = 24;
/** Everything is held still and compared once in so many rounds. */
const REST = 6;

/** What becomes of the servers in a round: one killed, all cut off from the database, or nothing. */
async function disturb(fleet: Fleet | undefined, round: number): Promise<void> {
  if (round % 5 === 2) await fleet?.kill();
  else if (round % 2 === 1) await fleet?.cut();
}

async function look(world: World, journal: Journal, round: number): Promise<readonly string[]> {
  return round % REST === 0 ? wrongAtRest(world, journal) : journal.wrong;
}

/** Moves money in every way there is, many at once, in troubled rounds; looks at the books in each round's midst and after some. */
export async function soak({ stage, seed, fleet, more, say }: SoakChoices): Promise<Soaked> {
  const world = await openWorld(stage, seed);
  const journal = journalOf(stage, world.chance);
  const acting: World = { ...world, stage: journal.stage };
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  let rounds = 0;
  while (wrong.length === 0 && more(rounds)) {
    stage.advance(7_000);
    const wished = Array.from({ length: AT_ONCE }, () => (acting.chance.pick(actsAndSettlements) as Act)(acting));
    const [found, answers] = await Promise.all([
      wrongAtAnyMoment(stage, rounds),
      Promise.all(wished),
      disturb(fleet, rounds),
    ]);
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    rounds += 1;
    wrong.push(...found, ...(await look(world, journal, rounds)), ...failedFrom(fleet?.failures ?? []));
    if (rounds % 20 === 0)
      say?.(`${rounds} rounds, ${journal.acknowledged.length} acknowledged, ${JSON.stringify(fleet?.troubles ?? {})}`);
  }
  if (wrong.length === 0) wrong.push(...(await wrongAtRest(world, journal)), ...failedFrom(fleet?.failures ?? []));
  return { rounds, acts: rounds * AT_ONCE, acknowledged: journal.acknowledged.length, statuses, wrong };
}
