import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask } from '../nginx/ask';
import type { Installation } from './installation';

const FIRST = 'the first password, of others';
const OWN = 'a password of one’s own';
/** The service looks every two seconds. */
const LOOKS = 120;

interface Shown {
  readonly orders: readonly { readonly id: string; readonly state: string; readonly said: string | null }[];
}

export interface OfConsole {
  readonly port: number;
  readonly merchant: string;
  /** The merchant's host name, below which the console is. */
  readonly host: string;
  /** Releases of the games, one for each arm. */
  readonly releases: readonly [string, string];
}

/**
 * Makes a merchant with an owner, who orders an experiment at the console by way of the edge, waits until the service `orders` carried
 * it out, and orders its end.
 * @returns what was said of the start @throws where the edge leads nowhere, or an order is not carried out
 */
export async function tryConsole(site: Installation, { port, merchant, host, releases }: OfConsole): Promise<string> {
  const below = `console.${host}`;
  let cookie = '';
  const send = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> => {
    const own = { origin: `http://${below}:${port}`, 'x-console': '1', cookie };
    const answer = await ask(port, `/console/api${path}`, { host: below, method, headers: own, body });
    if (answer.status >= 300)
      throw new Error(`${path} of the console is answered with ${answer.status}: ${answer.text}`);
    cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  const carriedOut = async (kind: 'start' | 'stop', terms: object): Promise<string> => {
    const id = randomUUID();
    await send('POST', `/orders/${kind}`, { id, name: 'tried', why: 'tried', ...terms });
    for (let look = 0; look < LOOKS; look += 1) {
      const { orders } = JSON.parse((await send('GET', '/experiments')).text) as Shown;
      const order = orders.find((each) => each.id === id);
      if (order?.state === 'done') return order.said ?? '';
      if (order?.state === 'refused') throw new Error(`the order to ${kind} was refused: ${order.said}`);
      await pause(1000);
    }
    throw new Error(`nobody carried out the order to ${kind}`);
  };
  const made = JSON.stringify({ name: 'tried', role: 'owner', password: FIRST });
  const operate = ['exec', '-T', 'platform', 'node', 'build/server/operate.js'];
  await site.compose(...operate, 'POST', '/merchants', JSON.stringify({ code: merchant, host }));
  await site.compose(...operate, 'POST', `/merchants/${merchant}/console/people`, made);
  await send('POST', '/session', { name: 'tried', password: FIRST });
  await send('POST', '/password', { old: FIRST, fresh: OWN });
  const [before, brought] = releases;
  const said = await carriedOut('start', {
    ...{ part: 'games', arms: [`old:${before}=50`, `new:${brought}=50`], metric: 'bet', guardrails: ['failures'] },
    ...{ hypothesis: 'The trial carries it out', until: '2999-01-31' },
  });
  await carriedOut('stop', {});
  return said;
}
