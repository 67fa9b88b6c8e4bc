import { ALL_BUCKETS, type Experiment, experimentsIn, GUARDRAILS, METRICS } from '@foyer/shared/remote';
import { type Command, Option } from 'commander';
import { armsShown, parseArms } from '../experiment/arms';
import {
  divideAnew,
  experimentNamed,
  startExperiment,
  stateOf,
  stopExperiment,
  type Wish,
} from '../experiment/experiments';
import { linesOfReport, type ToldReport } from '../experiment/report-lines';
import { parseGroup, startedLine, stoppedLine } from '../experiment/words';
import { liveRelease } from '../live';
import { readLog } from '../log';
import { checkMerchant } from '../merchants';
import { askOps, OPS, webAddress } from '../ops';
import { checkElsewhere } from '../origins/elsewhere';
import { minuteOf } from '../overview';
import { demandChooser, SITE_ADDRESS } from '../shell-shares';
import type { Asked } from './answer';
import { onChannel } from './decisions';
import type { Host, Told } from './host';
import { opsKey } from './ops-key';
import { DRY_RUN, FIRST, JSON_ANSWER, WHY, WHY_NEEDED } from './options';

interface Start extends Told, Pick<Wish, 'hypothesis' | 'until' | 'metric' | 'expected'> {
  readonly guardrail?: Wish['guardrails'];
  readonly group?: NonNullable<Wish['group']>;
  readonly merchant: string;
  readonly first?: boolean;
  readonly address: string;
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
    .option(...SITE_ADDRESS, webAddress, 'http://localhost:4000')
    .option(...WHY)
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action(async (name: string, word: string, words: string[], options: Start) => {
      const { merchant: on, first = false, hypothesis, until, metric, guardrail = [], group, expected } = options;
      const [part, arms] = [host.partOf(word), parseArms(words)];
      if (part === 'shell') await demandChooser(options.address);
      const wish = { name, part, on, arms, hypothesis, until, metric, guardrails: guardrail };
      const wanted = arms.map(({ version }) => ({ part, version }));
      await checkElsewhere(host.site(), host.log(), on, wanted);
      const more = { ...(group && { group }), ...(expected !== undefined && { expected }) };
      await host.decide((folder, signed) => {
        checkMerchant(readLog(folder), on, first);
        const started = startExperiment(folder, { ...wish, ...more }, signed);
        return {
          lines: [startedLine(started), 'Its report: /_ops/experiments of the operations'],
          next: { to: 'end it', words: ['experiment', 'stop', name] },
        };
      }, options);
    });

  command
    .command('arms <name> <arms...>')
    .description(
      'gives a running experiment other shares or one more arm; only visitors move that must, and counts begin anew',
    )
    .option(...WHY)
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action(async (name: string, words: string[], options: Told) => {
      const arms = parseArms(words);
      const { part, on } = experimentNamed(host.log(), name);
      const wanted = arms.map(({ version }) => ({ part, version }));
      await checkElsewhere(host.site(), host.log(), on, wanted);
      return host.decide((folder, signed) => {
        const divided = divideAnew(folder, name, arms, signed);
        return {
          lines: [`${name} on ${divided.part}: ${armsShown(divided)} (${divided.on}); counts begin anew`],
          next: { to: 'see it', words: ['experiment', 'show', name] },
        };
      }, options);
    });

  command
    .command('stop <name>')
    .description('ends an experiment: everybody gets the live release; "promote" makes another arm that')
    .option(...WHY_NEEDED)
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((name: string, options: Told) =>
      host.decide(
        (folder, signed) => {
          const stopped = stopExperiment(folder, name, signed);
          const { part, on, arms } = stopped;
          const live = liveRelease(readLog(folder), part, on)?.version;
          const others = new Set(arms.flatMap(({ version }) => (version === live ? [] : [version])));
          const [other] = others;
          const which = others.size === 1 ? 'its other arm' : 'one of its other arms';
          return {
            lines: [stoppedLine(stopped)],
            next:
              other === undefined
                ? { to: 'see what is live', words: ['list'] }
                : { to: `make ${which} live`, words: ['promote', part, other, ...onChannel(on)] },
          };
        },
        options,
        true,
      ),
    );

  command
    .command('list')
    .description('the experiments that run; with --all also those that ended')
    .option('--all', 'ended ones as well')
    .option('--json', 'answers one array, for programs')
    .action(({ all = false, ...asked }: { all?: boolean } & Asked) => {
      const now = Date.now();
      const found = experimentsIn(host.log()).filter((each) => all || each.endedAt === undefined);
      const none = all ? 'There was no experiment yet.' : 'No experiment runs.';
      host.answer(
        {
          lines: found.length === 0 ? [none] : found.flatMap((each) => linesOf(each, now)),
          told: found.map((each) => ({ ...each, state: stateOf(each, now) })),
          next:
            found.length === 0
              ? { to: 'see how one starts', words: ['experiment', 'start', '--help'] }
              : { to: 'see one', words: ['experiment', 'show', found[0]?.name ?? ''] },
        },
        asked,
      );
    });

  command
    .command('show <name>')
    .description('one experiment: arms, hypothesis, times, group, metric')
    .option('--json', 'answers one object, buckets included, for programs')
    .action((name: string, asked: Asked) => {
      const found = experimentNamed(host.log(), name);
      const now = Date.now();
      const state = stateOf(found, now);
      host.answer(
        {
          lines: linesOf(found, now),
          told: { ...found, state },
          next:
            state === 'ended'
              ? { to: 'see who decided what', words: ['history', found.part] }
              : { to: 'end it', words: ['experiment', 'stop', name] },
        },
        asked,
      );
    });

  command
    .command('report <name>')
    .description('what came of an experiment: verdict, arms, intervals; over all merchants where it runs for all')
    .option(...OPS)
    .option('--json', 'answers one object, for programs')
    .action(async (name: string, { ops, ...asked }: { ops: string } & Asked) => {
      experimentNamed(host.log(), name);
      const operations = { address: ops, key: opsKey('The report comes from the operations of the platform') };
      const told = (await askOps(operations, `/experiments/${name}`)) as ToldReport;
      const next =
        told.state === 'ended'
          ? { to: 'see who decided what', words: ['history', told.part] }
          : { to: 'end it', words: ['experiment', 'stop', name] };
      host.answer({ lines: linesOfReport(told), told, next }, asked);
    });
}
