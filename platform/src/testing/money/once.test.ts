import { type CallRow, calls, type Operation } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import { onceNotBusy } from '../once-not-busy';
import { openTestPostgres, type TestPostgres } from '../postgres';
import { cardOf, onceCases, type Sender } from './cases';
import { type MoneyStage, newKey, openMoneyStage, PAY } from './stage';

jest.setTimeout(300_000);

let server: TestPostgres;
let stage: MoneyStage;
beforeAll(async () => {
  server = await openTestPostgres();
  stage = await openMoneyStage({ url: await server.freshDatabase() });
});
afterAll(async () => {
  await stage?.close();
  await server?.close();
});

/** What carries pictures moves no money; its own tests send it twice. */
const operations = Object.entries<CallRow>(calls).flatMap(([name, { once, pictures }]) =>
  once && pictures !== true ? [name as Operation] : [],
);

async function send(operation: Operation, { player, body }: Sender, key: string, turn = 0, other = false) {
  const { site, token } = player;
  const wish = { site, token, body: { ...body(other), key } };
  return onceNotBusy(() => stage.at(turn).api(operation, wish));
}

/** Everything that was written for a member, without what differs from one to the next. */
async function written({ player, others }: Sender): Promise<unknown> {
  const ids = [player, ...others].map(({ member }) => member.id);
  const { rows } = (await stage.at(0).db.execute(
    sql`select
    (select coalesce(json_agg(json_build_array(kind, debit, credit, amount) order by id), '[]') from ledger_movements
      where member_id = any(${sql.raw(`array[${ids.join()}]`)}::bigint[])) as movements,
    (select coalesce(json_agg(json_build_array(operation, state) order by at, operation), '[]') from submits
      where member_id = ${player.member.id}) as submits`,
  )) as unknown as { rows: unknown[] };
  return rows[0];
}

it.each(operations)('%s is one of the table', (operation) => expect(onceCases[operation]).toBeDefined());

describe.each(operations)('%s', (operation) => {
  const prepare = async (site = stage.site): Promise<Sender> => {
    const made = onceCases[operation];
    if (made === undefined) throw new Error(`${operation} has no case`);
    return made(stage, site);
  };

  it('is carried out once, however often it arrives', async () => {
    const [one, twin] = [await prepare(), await prepare()];
    const key = newKey();
    // Of every call that moves money, and of the order that makes a bet of it.
    const ids = operation === 'placeOrder' ? ['F-MONEY-04', 'F-ORDERS-02'] : ['F-MONEY-04'];
    await proves(ids, async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(operation, one, key, at)));
      expect(answers.filter(({ success }) => !success)).toEqual([]);
      expect(answers).toEqual(Array(20).fill(answers[0]));
      // As much as one that was sent a single time.
      expect((await send(operation, twin, newKey())).success).toBe(true);
      expect(await written(one)).toEqual(await written(twin));
      const before = await written(one);
      const other = await send(operation, one, key, 1, true);
      expect(other).toMatchObject({ success: false, code: 'request.invalid' });
      expect(await written(one)).toEqual(before);
      expect(await stage.audit()).toMatchObject({ sum: '0', different: [] });
    });
  });

  it('with the same key of somebody else, or of another operation, is a submit of its own', async () => {
    const [one, two, foreign] = [await prepare(), await prepare(), await prepare(stage.elsewhere)];
    const key = newKey();
    await proves('F-MONEY-04', async () => {
      const { db } = stage.at(0);
      for (const name of operations.filter((each) => each !== operation)) {
        await db.execute(sql`insert into submits (merchant_code, member_id, operation, key, request_hash, answer, at)
          values (${one.player.site.code}, ${one.player.member.id}, ${name}, ${key}, 'x', '{}', now())`);
      }
      for (const each of [one, two, foreign]) {
        expect(await send(operation, each, key)).toMatchObject({ success: true });
      }
      const kept = await db.execute(
        sql`select count(*)::int as n from submits where key = ${key} and operation = ${operation}`,
      );
      expect(kept).toMatchObject({ rows: [{ n: 3 }] });
    });
  });

  it('that was closed before is refused, and asking for it tells its answer', async () => {
    const [left, done] = [await prepare(), await prepare()];
    const ask = (name: 'outcome' | 'closeSubmit', { player }: Sender, key: string) =>
      stage.at(0).api(name, { site: player.site, token: player.token, query: { operation, key } });
    const keys = [newKey(), newKey()] as const;
    expect((await ask('closeSubmit', left, keys[0])).value).toEqual({ state: 'closed' });
    const before = await written(left);
    expect(await send(operation, left, keys[0])).toMatchObject({ success: false, code: 'submit.closed' });
    expect(await written(left)).toEqual(before);
    const { value: answer } = await send(operation, done, keys[1]);
    expect((await ask('outcome', done, keys[1])).value).toEqual({ state: 'done', answer });
    expect((await ask('closeSubmit', done, keys[1])).value).toEqual({ state: 'done', answer });
  });
});

it('a submit that was refused leaves its key free', async () => {
  const { site, member, token } = await stage.makePlayer({ balance: '50' });
  const card = await cardOf(stage, { site, member, token });
  const body = { card, amount: '100', paymentPassword: PAY, key: newKey() };
  const ask = () => onceNotBusy(() => stage.at(0).api('withdraw', { site, token, body }));
  await proves('F-MONEY-05', async () => {
    expect(await ask()).toMatchObject({ success: false, code: 'balance.insufficient' });
    const credited = await stage.ops(0, 'POST', `/members/${member.username}/credit`, { amount: '450', purse: 'main' });
    expect(credited.status).toBeLessThan(300);
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatchObject({ success: true });
    expect(second).toEqual(first);
    const made = await stage.at(0).db.execute(sql`select
      (select count(*)::int from withdraw_orders where member_id = ${member.id}) as orders,
      (select count(*)::int from ledger_movements where member_id = ${member.id} and kind = 'withdraw.hold') as movements`);
    expect(made).toMatchObject({ rows: [{ orders: 1, movements: 1 }] });
  });
});
