import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { type Budget, tooMuch, written } from './bench/budget';
import { sessionsFor } from './bench/log-in';
import { weighed } from './bench/scenarios';
import { onStage } from './bench/stage';
import { weigh } from './bench/weigh';
import { root } from './paths';

const file = path.join(root, 'tools', 'parity.json');

/** Bytes that a new budget allows: names and hashes weigh some tens, and a page may grow by a little without being asked. */
const ALLOWED = { overOne: 400, growth: 6000 };

const readBudgets = (): Record<string, Budget> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>) : {};

async function main({ write }: { write?: true }): Promise<void> {
  const budgets = readBudgets();
  const next: Record<string, Budget> = {};
  const troubles: string[] = [];
  await onStage('weights', async (stage) => {
    const sessions = await sessionsFor(stage, weighed);
    for (const scenario of weighed) {
      const page = await weigh(stage, scenario, scenario.as && sessions[scenario.as]);
      const { one, federated } = page;
      const { requests, bytes, depth, files } = federated;
      console.log(
        `${scenario.path}: ${one.requests} → ${requests} requests, ${one.bytes} → ${bytes} bytes, depth ${one.depth} → ${depth}`,
      );
      const budget = budgets[scenario.path];
      if (budget) troubles.push(...tooMuch(scenario.path, page, budget));
      else troubles.push(`${scenario.path} has no budget`);
      next[scenario.path] = {
        allowed: budget?.allowed ?? ALLOWED,
        one,
        federated: { requests, bytes, depth, files },
      };
    }
  });
  if (write) return writeFileSync(file, written(next));
  troubles.push(
    ...Object.keys(budgets).flatMap((name) => (name in next ? [] : [`${name} is in the budget and not weighed`])),
  );
  if (troubles.length === 0) return;
  const where = path.relative(root, file);
  throw new Error(
    `${troubles.join('\n')}\nWhat is meant to cost more gets its budget by "pnpm parity --write" (${where}).`,
  );
}

new Command('parity')
  .description('Weighs cold pages of the federated site and of one build: requests, bytes and depth, against a budget.')
  .option('--write', 'writes what the pages cost now as their budget')
  .action(main)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
