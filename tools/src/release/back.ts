import { historyOf } from './live';
import { type Decision, type LogEntry, ownExperiment } from './log';
import { ownShares } from './variants';

/**
 * What a rollback without `--to` decides on a channel: it ends an experiment, else returns to the release before, else a merchant
 * follows the base again. Undefined where there is nothing to return to.
 */
export function takenBack(log: readonly LogEntry[], part: string, channel: string): Decision | undefined {
  const experiment = ownExperiment(log, part, channel);
  if (experiment !== undefined) return { kind: 'experiment-end', name: experiment.name, part, on: channel };
  const own = historyOf(log, part, channel);
  const shares = ownShares(log, part, channel);
  if (own.length > 0 && shares !== undefined && Object.keys(shares).length > 0)
    return { kind: 'traffic', part, channel, shares: {} };
  if (channel !== 'base' && own.length < 2 && shares !== undefined) return { kind: 'follow', part, channel };
  const version = own.at(-2);
  return version === undefined ? undefined : { kind: 'rollback', part, version, channel };
}
