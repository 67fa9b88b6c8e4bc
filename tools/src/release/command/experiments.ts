import { ALL_BUCKETS, type Experiment, experimentsIn, GUARDRAILS, METRICS } from '@foyer/shared/remote';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { armsShown, parseArms } from '../experiment/arms';
import {
  checkName,
  divideAnew,
  experimentNamed,
  startExperiment,
  stateOf,
  stopExperiment,
  type Wish,
} from '../experiment/experiments';
import { readLog } from '../log';
import { checkMerchant } from '../merchants';
import { minuteOf } from '../overview';
import type { Host, Told } from './host';
import { DRY_RUN, FIRST, WHY } from './options';

interface Start extends Told, Pick<Wish, 'hypothesis' | 'until' | 'metric' | 'expected'> {
  readonly guardrail?: Wish['guardrails'];
  readonly group?: NonNullable<Wish['group']>;
  readonly merchant: string;
  readonly first?: boolean;
}

/** `checkout` or `checkout=50`. Throws for any other form. */
function parseGroup(word: string): NonNullable<Wish['group']> {
  const [, name, percent = '100'] = word.match(/^([^=]+)(?:=(\d{1,3}(?:\.\d{1,2})?))?$/) ?? [];
  const share = Math.round(Number(percent) * 100);
  if (name === undefined || share <= 0 || share > ALL_BUCKETS)
    throw new InvalidArgumentError(`"${word}" is no group such as checkout=50.`);
  checkName(name);
  return { name, share };
}

/** What is known of an experiment, a line each. */
function linesOf(experiment: Experiment, now: number): string[] {
  const { name, part, on, hypothesis, group, startedAt, dividedAt, until, endedAt, metric, guardrails } = experiment;
  const state = stateOf(experiment, now);
  const [control] = experiment.arms;
  return [
    `${name}: ${state === 'over' ? 'its time is over; end it' : state}`,
    `  on ${part} (${on}): ${armsShown(experiment)}, control ${control?.arm}`,
    `  expects: ${hypothesis}`,
    `  from ${minuteOf(startedAt)} until ${minuteOf(until)} UTC${endedAt === undefined ? '' : `, ended ${minuteOf(endedAt)}`}`,
    ...(dividedAt === startedAt ? [] : [`  divided anew ${minuteOf(dividedAt)} UTC: counts begin there`]),
    ...(group ? [`  group ${group.name}: buckets ${group.buckets.join(' to ')} of ${ALL_BUCKETS}`] : []),
    `  metric ${metric}, guardrails ${guardrails.join(', ') || 'none'}`,
  ];
}

/** The commands that start, end and show experiments (decision 80). */
export function experiments(program: Command, host: Host): void {
  const command = program.command('experiment').description('experiments: named, with arms, an end and a metric');

  command
    .command('start <name> <part> <arms...>')
    .description(
      'e.g. "start bigger-cards games 1.4.0=50 1.5.0=50"; the first arm is the control, who is in none has the live release',
    )
    .requiredOption('--hypothesis <text>', 'what is expected, and why')
    .requiredOption('--until <day>', 'the planned end, e.g. 2027-01-31; what happens later does not count')
    .addOption(new Option('--metric <metric>', 'what decides').choices(METRICS).makeOptionMandatory())
    .addOption(
      new Option('--guardrail <metric...>', 'what must not become worse').choices(GUARDRAILS).default(['failures']),
    )
    .option(
      '--expected <amount>',
      'where stakes are looked at: the difference of the mean stake of a visitor that one would like to find',
    )
    .option(
      '--group <name=percent>',
      'experiments of one group never share a visitor; this one gets so much of it',
      parseGroup,
    )
    .option('--merchant <code>', 'for one merchant only', 'base')
    .option(...FIRST)
    .option(...WHY)
    .option(...DRY_RUN)
    .action((name: string, word: string, words: string[], options: Start) => {
      const { merchant: on, first = false, hypothesis, until, metric, guardrail = [], group, expected } = options;
      const [part, arms] = [host.partOf(word), parseArms(words)];
      const wish = { name, part, on, arms, hypothesis, until, metric, guardrails: guardrail };
      const more = { ...(group && { group }), ...(expected !== undefined && { expected }) };
      return host.decide((folder, signed) => {
        checkMerchant(readLog(folder), on, first);
        const started = startExperiment(folder, { ...wish, ...more }, signed);
        return [
          `${name} runs on ${part} until ${minuteOf(started.until)} UTC: ${armsShown(started)} (${on})`,
          `Its report: /_ops/experiments of the operations; its end: release experiment stop ${name}`,
        ];
      }, options);
    });

  command
    .command('arms <name> <arms...>')
    .description(
      'gives a running experiment other shares or one more arm; only visitors move that must, and counts begin anew',
    )
    .option(...WHY)
    .option(...DRY_RUN)
    .action((name: string, words: string[], options: Told) => {
      const arms = parseArms(words);
      return host.decide((folder, signed) => {
        const divided = divideAnew(folder, name, arms, signed);
        return [`${name} on ${divided.part}: ${armsShown(divided)} (${divided.on}); counts begin anew`];
      }, options);
    });

  command
    .command('stop <name>')
    .description('ends an experiment: everybody gets the live release; "promote" makes another arm that')
    .option(...WHY)
    .option(...DRY_RUN)
    .action((name: string, options: Told) =>
      host.decide((folder, signed) => {
        const { part, on } = stopExperiment(folder, name, signed);
        return [`${name} has ended: everybody gets the live release of ${part} (${on})`];
      }, options),
    );

  command
    .command('list')
    .description('the experiments that run; with --all also those that ended')
    .option('--all', 'ended ones as well')
    .option('--json', 'for programs: one array')
    .action(({ all = false, json = false }: { all?: boolean; json?: boolean }) => {
      const now = Date.now();
      const found = experimentsIn(host.log()).filter((each) => all || each.endedAt === undefined);
      if (json) console.log(JSON.stringify(found.map((each) => ({ ...each, state: stateOf(each, now) }))));
      else if (found.length === 0) console.log(all ? 'There was no experiment yet.' : 'No experiment runs.');
      else for (const line of found.flatMap((each) => linesOf(each, now))) console.log(line);
    });

  command
    .command('show <name>')
    .description('one experiment: arms, hypothesis, times, group, metric')
    .option('--json', 'for programs: one object, buckets included')
    .action((name: string, { json = false }: { json?: boolean }) => {
      const found = experimentNamed(host.log(), name);
      const now = Date.now();
      if (json) console.log(JSON.stringify({ ...found, state: stateOf(found, now) }));
      else for (const line of linesOf(found, now)) console.log(line);
    });
}
