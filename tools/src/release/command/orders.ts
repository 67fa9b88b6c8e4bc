import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { looksFrom, OPS, secondsFrom } from '../ops';
import { carryOut } from '../orders/carry-out';
import { keepCarryingOut } from '../orders/keep-carrying-out';
import type { Asked } from './answer';
import type { Host } from './host';
import { opsKey } from './ops-key';
import { DRY_RUN, JSON_ANSWER } from './options';

interface Options extends Asked {
  readonly ops: string;
  readonly watch?: number;
  readonly giveUp?: number;
  readonly alive?: string;
}

/** The command that carries out what people of merchants ordered at the console (decision 88). */
export function orders(program: Command, host: Host): void {
  program
    .command('orders')
    .description('carries out the starts and stops of experiments that people of merchants ordered at the console')
    .option(...OPS)
    .option('--watch <seconds>', 'looks again and again, so many seconds apart; default: once', secondsFrom(1))
    .option(
      '--give-up <looks>',
      'ends after so many failed looks in a row, for who starts it anew; default: never',
      looksFrom,
    )
    .option('--alive <file>', 'is written after each look that went well, for whoever watches over it')
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action(async (options: Options) => {
      const { ops, watch, giveUp, alive, dryRun = false, json = false } = options;
      const looked = () => alive !== undefined && writeFileSync(alive, `${new Date().toISOString()}\n`);
      const said: string[] = [];
      const carrying = {
        operations: { address: ops, key: opsKey('The orders come from the operations of the platform') },
        dryRun,
        say: (line: string) => void (json && watch === undefined ? said.push(line) : console.log(line)),
      };
      if (watch !== undefined) return keepCarryingOut(host, carrying, { seconds: watch, giveUp, looked });
      const carried = await carryOut(host, carrying);
      looked();
      const lines = carried === 0 ? ['Nobody ordered anything.'] : [];
      const next = { to: 'see what runs', words: ['experiment', 'list'] };
      host.answer({ lines, told: { dryRun, carried, said }, next }, options);
    });
}
