import { type Experiment, experimentsIn } from '@foyer/shared/remote';
import { demandOnlineKey } from '../../trust/online-key';
import { parseArms } from '../experiment/arms';
import { startExperiment, stopExperiment } from '../experiment/experiments';
import { parseGroup, startedLine, stoppedLine } from '../experiment/words';
import { overlays } from '../live';
import { type LogEntry, readLog, type Signed } from '../log';
import { checkMerchant } from '../merchants';
import { askOps, type Operations } from '../ops';
import { checkElsewhere } from '../origins/elsewhere';
import type { OfPart } from '../releases';
import { inOneLine } from '../signed';
import { sentence } from '../verify';
import type { Order, Terms } from './order';

interface Ended {
  readonly state: 'done' | 'refused';
  readonly said: string;
}

/** What orders need of a host. */
export interface OrderedHost {
  /** Its folder. */
  site(): string;
  /** Runs one change at a time. */
  change<T>(change: () => T): Promise<T>;
  /** A part with releases on the host. Throws for any other word. */
  partOf(name: string): string;
}

export interface Carrying {
  readonly operations: Operations;
  readonly say: (line: string) => void;
  /** Says what waits, and changes nothing. */
  readonly dryRun?: boolean;
}

function start(host: OrderedHost, { name, merchantCode: on }: Order, terms: Terms, signed: Signed): Experiment {
  const { part, arms, group, ...said } = terms;
  if (part === 'shell') throw new Error('Visitors of the shell are divided by the operator of the site alone.');
  // The platform vouches for the code, so that it may be the merchant's first decision.
  checkMerchant(readLog(host.site()), on, true);
  const wish = { ...said, name, on, part: host.partOf(part), arms: parseArms(arms) };
  return startExperiment(host.site(), { ...wish, ...(group !== undefined && { group: parseGroup(group) }) }, signed);
}

function stop(host: OrderedHost, { name, merchantCode }: Order, signed: Signed): Experiment {
  const own = experimentsIn(readLog(host.site())).some((each) => each.name === name && each.on === merchantCode);
  if (!own) throw new Error(`There is no experiment "${name}" of ${merchantCode}.`);
  return stopExperiment(host.site(), name, signed);
}

const isSystems = (error: unknown): boolean => error instanceof Error && 'code' in error && 'syscall' in error;

/** A refusal as a merchant may read it: the command knows other merchants and the folders of the host, and says so to operators. */
function toldTo(merchantCode: string, said: string, site: string, log: readonly LogEntry[]): string {
  const others = overlays(log).filter((code) => code !== merchantCode);
  const words = said.split(/[^\w-]+/);
  return said.includes(site) || others.some((code) => words.includes(code))
    ? 'The host refuses it for a reason that the operator can tell you.'
    : said;
}

/** How an order ends that the host refuses. Throws what is wrong with the host itself. */
function refused(host: OrderedHost, { kind, name, merchantCode }: Order, { say }: Carrying, error: unknown): Ended {
  if (isSystems(error)) throw error;
  const site = host.site();
  say(`Refused: ${kind} ${name} (${merchantCode}). ${sentence(error)}`);
  return { state: 'refused', said: toldTo(merchantCode, sentence(error), site, readLog(site)) };
}

/** The releases of an order to start, whose files are loaded and compared before it is carried out. */
const wantedBy = ({ kind, terms }: Order): OfPart[] =>
  kind === 'start' && terms !== null ? parseArms(terms.arms).map(({ version }) => ({ part: terms.part, version })) : [];

const isDone = (site: string, id: string): boolean => readLog(site).some(({ order }) => order === id);

/**
 * Loads what an order wants of other origins, as a command does before it decides (decision 95). Nobody else waits for that, so it is done
 * before the lock.
 * @returns the order's end where something there is not right
 */
async function refusedElsewhere(host: OrderedHost, order: Order, carrying: Carrying): Promise<Ended | undefined> {
  const site = host.site();
  if (isDone(site, order.id)) return undefined;
  demandOnlineKey(site);
  try {
    await checkElsewhere(site, readLog(site), order.merchantCode, wantedBy(order));
    return undefined;
  } catch (error) {
    return refused(host, order, carrying, error);
  }
}

/**
 * Carries one order out as the command of a person would be, with the same checks and under the same lock. One whose line the log has
 * already was carried out by a command that was ended before it could say so.
 * @throws what is wrong with the host, and not with the order
 */
function carriedOut(host: OrderedHost, order: Order, carrying: Carrying): Ended {
  const site = host.site();
  const { id, kind, merchantCode, by, terms } = order;
  const why = inOneLine(order.why);
  const signed = { who: inOneLine(`${by} (${merchantCode}, console)`), order: id, ...(why !== '' && { why }) };
  if (isDone(site, id)) return { state: 'done', said: `${order.name}: it was done before.` };
  demandOnlineKey(site);
  try {
    const done =
      kind === 'start' && terms !== null
        ? startedLine(start(host, order, terms, signed))
        : stoppedLine(stop(host, order, signed));
    return { state: 'done', said: done };
  } catch (error) {
    return refused(host, order, carrying, error);
  }
}

/**
 * Carries out what people of merchants ordered at the console, oldest first, and tells the platform how each ended.
 * @returns how many orders there were
 * @throws when the operations do not answer, or the host fails; what was carried out is then told by the next look
 */
export async function carryOut(host: OrderedHost, carrying: Carrying): Promise<number> {
  const { orders } = (await askOps(carrying.operations, '/console/orders')) as { orders: readonly Order[] };
  for (const order of orders) {
    if (carrying.dryRun === true) {
      carrying.say(`Waits: ${order.kind} ${order.name}. Ordered by ${order.by} of ${order.merchantCode}.`);
      continue;
    }
    const wrong = await refusedElsewhere(host, order, carrying);
    const ended = wrong ?? (await host.change(() => carriedOut(host, order, carrying)));
    await askOps(carrying.operations, `/console/orders/${order.id}`, { ...ended, said: ended.said.slice(0, 1000) });
    if (ended.state === 'done') carrying.say(`${ended.said} Ordered by ${order.by} of ${order.merchantCode}.`);
  }
  return orders.length;
}
