import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { type Plan, planOf, replayOf, type Wish } from './e2e/options';
import { type Relay, relayTo } from './e2e/relay';
import { root } from './paths';

// `pnpm e2e`: the browser suite on a site of its own, or on any other (decision 89). What is no option of its own goes to Playwright.

const more = (word: string, before: readonly string[] = []): readonly string[] => [...before, word];

const program = new Command('e2e')
  .description('Runs the browser suite on a site of its own, or against any site that runs already.')
  .option('--base-url <url>', 'a site that runs already, as visitors open it')
  .option('--release <part=version>', 'a published release that its browsers see; may be said again', more)
  .option('--link <url>', 'a link to a preview, from an operator: for those who have no key')
  .option(
    '--ops <url>',
    'operations of that site, where they are not at the same address; their key comes from OPS_KEY',
  )
  .option('--data <folder>', "that site's DATA_DIR on this machine, for tests that release")
  .option('--public', 'only tests that need no key')
  .option('--replay <folder>', 'one failed test again, as it ran, with a trace: a folder of .cache/failures')
  .allowUnknownOption()
  .allowExcessArguments();

const KEY = process.env['OPS_KEY'] || undefined;
const AN_EVENING = 6 * 60 * 60 * 1000;

/** The environment and the words for Playwright. */
function suiteOf(plan: Plan, relay: Relay | undefined): { env: Record<string, string>; words: string[] } {
  if (plan.kind === 'public')
    return { env: { E2E_BASE_URL: plan.origin ?? '', E2E_LINK: plan.token ?? '' }, words: ['--project=public'] };
  if (relay === undefined) return { env: {}, words: [] };
  const env = { E2E_PORT: String(relay.port), E2E_ELSEWHERE: '1', E2E_DATA: plan.data ?? '' };
  return { env, words: ['--project=site', '--project=alone', ...(plan.data === undefined ? ['--no-deps'] : [])] };
}

async function main(): Promise<number> {
  program.parse();
  const { replay, ...wish } = program.opts<Wish & { replay?: string }>();
  const again = replay === undefined ? undefined : replayOf(readFileSync(path.join(replay, 'replay.json'), 'utf8'));
  const plan = again ? ({ kind: 'own' } as const satisfies Plan) : planOf(wish, KEY, Date.now());
  const { origin, ops, releases }: Plan = plan;
  const preview =
    releases === undefined || KEY === undefined
      ? {}
      : { preview: { key: KEY, releases, until: Date.now() + AN_EVENING } };
  const relay =
    plan.kind === 'all' && origin !== undefined && ops !== undefined
      ? await relayTo({ origin, ops, ...preview })
      : undefined;
  const { env, words } = suiteOf(plan, relay);
  if (plan.kind === 'public') console.log(`Tests that need no key run against ${origin}. They change nothing there.`);
  if (relay !== undefined)
    console.log(`All tests run against ${origin}. They make merchants, members and money there.`);
  const playwright = path.join(root, 'node_modules', '.bin', 'playwright');
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...words, ...(again?.words ?? []), ...program.args];
  const child = spawn(playwright, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, ...again?.env },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  await relay?.close();
  return status ?? 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
