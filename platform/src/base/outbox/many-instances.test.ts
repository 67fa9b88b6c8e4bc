import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { platformFolder } from '../../testing/folder';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { openReceiver, type Receiver } from '../../testing/receiver';
import type { OpenedDatabase } from '../db/database';
import { openDatabase } from '../db/open';
import { outbox } from '../db/schema';
import { createMerchant } from '../sites/create-merchant';
import { startDelivery } from './delivery';
import { putInOutbox } from './outbox';
import { LEASE_MS } from './queue';

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const MESSAGES = 60;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let postgres: TestPostgres;
let url: string;
let database: OpenedDatabase;
let receiver: Receiver;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres?.close());
beforeEach(async () => {
  url = await postgres.freshDatabase();
  database = await openDatabase({ url });
  receiver = await openReceiver(SECRET);
  await createMerchant(database.db, { code: 'ONE' });
});
afterEach(async () => {
  await receiver.close();
  await database.close();
});

const put = (n: number) =>
  putInOutbox(database.db, {
    merchantCode: 'ONE',
    channel: 'email',
    recipient: `ploy${n}@example.com`,
    subject: 'Word',
    body: 'Something was changed',
    createdAt: new Date(),
  });

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await holds()); looks += 1) {
    if (looks > 300) throw new Error('it did not come to it');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** An instance in a process of its own, delivering until it is killed. */
function instance(): ChildProcess {
  const script = `Promise.all([import('./src/base/db/open.ts'), import('./src/base/outbox/delivery.ts')]).then(async ([o, d]) => {
    const { db } = await o.openDatabase({ url: '${url}' });
    const say = () => undefined;
    d.startDelivery({ db, log: { info: say, warn: say, error: say }, now: () => new Date(),
      webhook: { url: '${receiver.url}', secrets: ['${SECRET}'] } });
    setInterval(say, 1000);
  });`;
  return spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: platformFolder, stdio: 'inherit' });
}

describe('on a Postgres server', () => {
  it('two instances that deliver at once deliver each message once', async () => {
    const other = await openDatabase({ url });
    for (let n = 0; n < MESSAGES; n += 1) await put(n);
    const webhook = { url: receiver.url, secrets: [SECRET] };
    const both = [database, other].map(({ db }) => startDelivery({ db, webhook, log, now: () => new Date() }));
    const left = () => database.db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'pending'));
    await until(async () => (await left()).length === 0);
    await Promise.all(both.map((each) => each.stop()));
    await other.close();
    expect(receiver.seen).toHaveLength(MESSAGES);
    expect(new Set(receiver.seen.map(({ message }) => message.id)).size).toBe(MESSAGES);
  });

  it('another instance sends the message of a killed one after its lease', async () => {
    receiver.next = Array.from({ length: 5 }, () => 'hang' as const);
    for (let n = 0; n < 5; n += 1) await put(n);
    const child = instance();
    await until(() => receiver.seen.length === 5);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;

    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const webhook = { url: receiver.url, secrets: [SECRET] };
    const next = startDelivery({ db: database.db, webhook, log, now });
    await new Promise((resolve) => setTimeout(resolve, 500));
    // The lease of the killed instance has not ended yet.
    expect(receiver.seen).toHaveLength(5);
    ahead = LEASE_MS;
    next.wake();
    await until(() => receiver.seen.length === 10);
    await next.stop();
    const times = new Map<string, number>();
    for (const { message } of receiver.seen) times.set(message.id, (times.get(message.id) ?? 0) + 1);
    expect([...times.values()]).toEqual([2, 2, 2, 2, 2]);
    const ends = await database.db.select({ state: outbox.state, body: outbox.body }).from(outbox);
    expect(ends).toEqual(Array(5).fill({ state: 'sent', body: '' }));
  });
});
