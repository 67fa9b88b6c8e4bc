import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../nginx/ask';
import type { Installation } from './installation';

/** An address of documentation, which no client here can have. */
const SAID = '203.0.113.7';
/** A line comes through the engine's log, a moment after its answer. */
const LOG_LOOKS = 25;

/** The client's address in the last line of the edge's log that has this path. */
export function clientOf(log: string, path: string): string | undefined {
  const line = log.split('\n').findLast((each) => each.includes(` ${path} `));
  return line?.match(/(?:\| )?(\S+) \S+ [A-Z]+ \//)?.[1];
}

export interface Addresses {
  /** As what the edge sees a client of this machine. */
  readonly seen: string;
  /** Whether that is the gateway of the network, which then stands for every client that the engine hands on itself. */
  readonly isGateway: boolean;
}

/**
 * Tries whom the edge believes about a client's address: nobody unless told, and then the proxy that `EDGE_TRUST` names.
 * @throws where it believes a client, or does not believe that proxy
 */
export async function tryAddresses(
  site: Installation,
  { port, gateway }: { readonly port: number; readonly gateway: string },
): Promise<Addresses> {
  const seenAs = async (path: string): Promise<string> => {
    await ask(port, path, { headers: { 'x-forwarded-for': SAID } });
    for (let again = 0; again < LOG_LOOKS; again += 1) {
      const client = clientOf(await site.compose('logs', '--no-color', 'edge'), path);
      if (client !== undefined) return client;
      await pause(200);
    }
    throw new Error(`the log of the edge has no line for ${path}`);
  };
  const seen = await seenAs('/wps/trial/seen');
  if (seen === SAID) throw new Error('the edge believes what a client says of its own address');
  await site.composeWith({ EDGE_TRUST: seen }, 'up', '--detach', '--no-deps', 'edge');
  await site.healthy(['edge']);
  const told = await seenAs('/wps/trial/told');
  if (told !== SAID) throw new Error(`the edge trusts ${seen} by EDGE_TRUST, and takes ${told} for the client of it`);
  await site.compose('up', '--detach', '--no-deps', 'edge');
  await site.healthy(['edge']);
  return { seen, isGateway: seen === gateway };
}
