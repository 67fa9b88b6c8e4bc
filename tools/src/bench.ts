import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { limitTable } from './bench/limit/table';
import { sessionsFor } from './bench/log-in';
import { measure, type Pairs } from './bench/measure';
import { profiles, type Scenario, scenarios, visitors } from './bench/scenarios';
import { onStage } from './bench/stage';
import { aimsTable, figuresTable } from './bench/table';
import { root } from './paths';

interface Options {
  pairs?: string;
  limit?: boolean;
  only?: string;
  profile?: string;
}

const names = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(', ');

const program = new Command('bench')
  .description('Measures the federated site against the same sources as one build, over HTTP/2 in a throttled browser.')
  .option('--pairs <count>', 'pairs of visits for each scenario and network (default: 15, with --limit 7)')
  .option('--limit', 'holds pages of visitors against themselves, frozen into one document')
  .option('--only <names>', `some scenarios: ${names(scenarios)}; with --limit: ${names(visitors)}`)
  .option('--profile <name>', `one network: ${names(profiles)}`);

function pick<T extends { name: string }>(all: readonly T[], wanted: string | undefined): T[] {
  if (wanted === undefined) return [...all];
  return wanted.split(',').map((name) => {
    const found = all.find((each) => each.name === name);
    if (!found) throw new Error(`"${name}" is not among ${names(all)}`);
    return found;
  });
}

function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--pairs is "${text}"; it should be a number from 1 on`);
  return count;
}

const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;

/** Called after each scenario, so that an interrupted run keeps its results. */
function keep(results: readonly Pairs[]): string {
  const file = path.join(root, '.cache', 'bench', 'results.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 1));
  return path.relative(root, file);
}

async function main({ pairs: count, only, profile: wanted, limit = false }: Options): Promise<void> {
  const pairs = countOf(count ?? (limit ? '7' : '15'));
  const chosen = pick<Scenario>(limit ? visitors : scenarios, only);
  const networks = pick(profiles, wanted);
  const again = chosen.some((scenario) => scenario.again);
  await onStage(again ? 'releases' : 'times', async (stage) => {
    const sessions = await sessionsFor(stage, chosen);
    const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`;
    console.log(`${machine}, Chromium ${stage.browser.version()}, ${load()}`);
    const results: Pairs[] = [];
    for (const profile of networks) {
      for (const scenario of chosen) {
        const start = performance.now();
        results.push(await measure({ stage, sessions, pairs, limits: limit }, scenario, profile));
        keep(results);
        const seconds = ((performance.now() - start) / 1000).toFixed(0);
        console.log(`${scenario.title}, ${profile.title}: ${pairs} pairs in ${seconds} s, ${load()}`);
      }
    }
    console.log('\nOne build → federated, medians; then the median of the ratios of pairs with its 95 % interval.\n');
    console.log(`${figuresTable(results)}\n\n${limit ? limitTable(results) : aimsTable(results)}\n`);
    console.log(`Every visit is in ${keep(results)}.`);
  });
}

program
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exit(1);
  });
