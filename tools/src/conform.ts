import { CommanderError } from 'commander';
import { type Given, optionsOf } from './conform/options';
import { asJson, exitCodeOf, written } from './conform/report';
import { conform } from './conform/run';

/** `pnpm conform`: see docs/guides/back-end.md. */
async function main(given: Given): Promise<void> {
  const { account: username, merchant, only } = given;
  const password = given.password ?? process.env['CONFORM_PASSWORD'];
  if (username !== undefined && password === undefined)
    throw new Error('An account needs its password: --password, or CONFORM_PASSWORD in the environment.');
  const report = await conform({
    ...{ base: given.baseUrl, write: given.write === true, timeout: given.timeout },
    ...(merchant === undefined ? {} : { merchant }),
    ...(only === undefined ? {} : { only }),
    ...(username === undefined || password === undefined ? {} : { account: { username, password } }),
  });
  console.log(given.json ? asJson(report) : written(report));
  process.exitCode = exitCodeOf(report, given.whole === true);
}

try {
  await main(optionsOf(process.argv.slice(2)));
} catch (error) {
  // Commander has said what is wrong, or has helped.
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2);
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
