import { onAccounts } from './on-accounts';
import { onCalls } from './on-calls';
import { onFiles } from './on-files';
import { openAttackedSite } from './site';

const attacks = [...onAccounts, ...onCalls, ...onFiles];

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Starts the site as an operator does, with its own Postgres server, and attacks it; exit code 1 when an attack succeeded.
 */
async function main(): Promise<void> {
  say('The site is being built and started …');
  const site = await openAttackedSite();
  try {
    for (const { name, attempt } of attacks) {
      try {
        say(`refused       ${name}\n              ${await attempt(site)}`);
      } catch (error) {
        process.exitCode = 1;
        say(`CAME THROUGH  ${name}\n              ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await site.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
