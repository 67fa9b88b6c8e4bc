import { randomUUID } from 'node:crypto';
import type { BankCards, BodyOf } from '@foyer/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { bankCards } from '../../base/db/schema';
import type { NewMember } from '../../base/members/create-member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';

jest.setTimeout(180_000);

const PAY = '246810';
let server: TestPostgres;
let instances: readonly TestPlatform[];
let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  server = await openTestPostgres();
  const at = { url: await server.freshDatabase() };
  instances = [await openTestPlatform({ at, opsKey: 'ops' }), await openTestPlatform({ at, opsKey: 'ops' })];
  platform = instances[0]!;
  site = await platform.makeMerchant();
});
afterAll(async () => {
  for (const each of instances ?? []) await each.close();
  await server?.close();
});

let serial = 0;
const fresh = () => String(700_000_000_000 + ++serial);

async function enter(choices: Partial<NewMember> = {}, on: Site = site) {
  const member = await platform.makeMember(on, { paymentPassword: PAY, ...choices });
  const token = await platform.login(on, member);
  return {
    ...{ member, token },
    add: (wish: Partial<BodyOf<'addCard'>> = {}, instance = 0) =>
      (instances[instance % instances.length] ?? platform).api('addCard', {
        ...{ site: on, token },
        body: { bank: 'KBANK', holder: 'Mali Suk', number: fresh(), paymentPassword: PAY, ...wish },
      }),
    list: async (): Promise<BankCards> => (await platform.api('bankCards', { site: on, token })).value,
    choose: (id: string) => platform.api('defaultCard', { site: on, token, body: { id } }),
    remove: (id: string, paymentPassword = PAY) =>
      platform.api('removeCard', { site: on, token, body: { id, paymentPassword } }),
  };
}

describe('the cards of a member', () => {
  it('are all in one name, and adding one asks for the payment password', async () => {
    const { add, list } = await enter();
    await proves('F-CARD-02', async () => {
      for (const number of ['123 4567', '1'.repeat(21), '1234-567', 'abcdefgh'])
        expect(await add({ number })).toMatchObject({ status: 400, code: 'request.invalid' });
      expect((await add({ number: '1234 5678-9012' })).value.cards).toMatchObject([{ lastFour: '9012' }]);
      expect(await add({ holder: 'Somchai' })).toMatchObject({ code: 'card.name', value: { field: 'holder' } });
      // The same name in other letters, or none at all, is the name of the first card.
      expect((await add({ holder: '  mali   SUK ' })).success).toBe(true);
      expect((await add({ holder: undefined as never })).value.cards).toHaveLength(3);
      expect(await add({ paymentPassword: '000000' })).toMatchObject({
        ...{ code: 'payment.password.wrong', value: { left: 4 } },
      });
      const registered = await enter({ registration: { payeeName: 'Anong Dee' } });
      expect(await registered.list()).toEqual({ cards: [], name: 'An***' });
      expect(await registered.add()).toMatchObject({ code: 'card.name' });
      expect((await registered.add({ holder: 'Anong Dee' })).value.cards).toMatchObject([{ holder: 'An***' }]);
      const unset = await enter({ paymentPassword: undefined as never });
      expect((await unset.add()).code).toBe('payment.password.unset');
    });
    expect((await list()).cards).toHaveLength(3);
    const stored = await platform.db.select().from(bankCards).where(eq(bankCards.number, '123456789012'));
    expect(stored).toMatchObject([{ holder: 'Mali Suk' }]);
  });

  it('are five at most with one default, also when ten come at once', async () => {
    const { member, add, list, choose, remove } = await enter();
    await proves('F-CARD-03', async () => {
      expect((await add()).value.cards).toMatchObject([{ isDefault: true }]);
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => add({}, n)));
      const codes = answers.map(({ success, code }) => (success ? 'added' : code)).sort();
      expect(codes).toEqual([...Array(4).fill('added'), ...Array(6).fill('card.limit')]);
      const { cards } = await list();
      expect(cards.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false]);
      const third = cards[2]!.id;
      expect((await choose(third)).value.cards.filter(({ isDefault }) => isDefault)).toMatchObject([{ id: third }]);
      const left = (await remove(third)).value.cards;
      expect(left).toHaveLength(4);
      expect(left.filter(({ isDefault }) => isDefault)).toEqual([expect.objectContaining({ id: cards[0]!.id })]);
    });
    const rows = await platform.db
      .select()
      .from(bankCards)
      .where(and(eq(bankCards.memberId, member.id), isNull(bankCards.removedAt), eq(bankCards.isDefault, true)));
    expect(rows).toHaveLength(1);
  });

  it('have numbers of their own within a merchant, and nobody learns whose', async () => {
    const [mine, theirs] = [await enter(), await enter()];
    const elsewhere = await enter({}, await platform.makeMerchant());
    const number = fresh();
    await proves('F-CARD-04', async () => {
      const { cards } = (await mine.add({ number })).value;
      const refused = await theirs.add({ number, holder: 'Somchai' });
      expect(refused).toMatchObject({ success: false, code: 'card.taken', value: { own: false } });
      expect(JSON.stringify(refused)).not.toMatch(/mali|somchai/i);
      expect(await mine.add({ number })).toMatchObject({ code: 'card.taken', value: { own: true } });
      expect((await elsewhere.add({ number })).success).toBe(true);
      // A removed card frees its number.
      await mine.remove(cards[0]!.id);
      expect((await theirs.add({ number })).success).toBe(true);
    });
  });

  it('stay while money is on its way to them, and past orders keep their last digits', async () => {
    const { token, add, list, remove } = await enter({ balance: '1000' });
    const { cards } = (await add({ number: '70000000004711' })).value;
    const card = cards[0]!.id;
    await proves('F-CARD-05', async () => {
      const made = await platform.api('withdraw', {
        ...{ site, token },
        body: { card, amount: '300', paymentPassword: PAY, key: randomUUID() },
      });
      const { orderNo } = made.value;
      expect(await remove(card)).toMatchObject({ success: false, code: 'card.used', value: { orderNo } });
      expect((await list()).cards).toHaveLength(1);
      await platform.api('cancelWithdrawal', { site, token, body: { orderNo, key: randomUUID() } });
      expect(await remove(card, '000000')).toMatchObject({ code: 'payment.password.wrong' });
      expect((await remove(card)).value.cards).toEqual([]);
      expect((await list()).cards).toEqual([]);
      const past = await platform.api('withdrawal', { site, token, query: { orderNo } });
      expect(past.value).toMatchObject({ status: 'cancelled', card: { bank: 'KBANK', lastFour: '4711' } });
    });
  });

  it('are out of reach for everybody else', async () => {
    const [mine, theirs] = [await enter(), await enter()];
    const { id } = (await mine.add()).value.cards[0]!;
    for (const each of [id, '1']) {
      expect(await theirs.remove(each)).toMatchObject({ code: 'request.invalid', value: { field: 'card' } });
      expect(await theirs.choose(each)).toMatchObject({ code: 'request.invalid', value: { field: 'card' } });
    }
    expect((await mine.list()).cards).toHaveLength(1);
    expect(await mine.remove(id, '000000')).toMatchObject({ code: 'payment.password.wrong' });
    expect((await mine.list()).cards).toHaveLength(1);
  });
});
