import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { Refusal } from '../refusals/refusal';
import { type Budget, forgive, giveBack, refuseWaiting, takeGuess } from './guess-budgets';
import { loginRules, proveRule } from './login-budgets';

let platform: TestDatabase;
beforeAll(async () => {
  platform = await openTestDatabase();
});
afterAll(() => platform?.close());

const DAY = 86_400_000;
let merchants = 0;

/** Number of guesses per day of a guesser who always waits exactly as long as told. */
async function guessesOf(budgets: readonly Budget[], days: number): Promise<number[]> {
  const merchant = `M${++merchants}`;
  const [begin, counted] = [platform.clock.now.getTime(), Array<number>(days).fill(0)];
  let at = begin;
  for (let tries = 0; at < begin + days * DAY; tries += 1) {
    // A wait that is too short would make this loop run for hours.
    if (tries > 4000) throw new Error('The guesser hardly ever has to wait');
    const now = new Date(at);
    try {
      await takeGuess(platform.db, budgets, { merchant, now });
      const day = Math.floor((at - begin) / DAY);
      counted[day] = (counted[day] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      at += (error.value as { retryAfter: number }).retryAfter * 1000;
    }
  }
  return counted;
}

describe('a budget', () => {
  const rule = { kind: 'k', free: 2, firstMs: 1000, longestMs: 8000, forgetMs: 10_000, subject: 's' };
  const at = (seconds: number) => ({
    merchant: `M${merchants}`,
    now: new Date(platform.clock.now.getTime() + seconds * 1000),
  });
  beforeEach(() => {
    merchants += 1;
  });

  it('doubles the wait up to the longest, and forgets with time', async () => {
    const waits: number[] = [];
    let second = 0;
    for (let n = 0; n < 7; n += 1) {
      const [taken] = await takeGuess(platform.db, [rule], at(second));
      const wait = ((taken?.freeAt.getTime() ?? 0) - at(second).now.getTime()) / 1000;
      waits.push(wait);
      second += wait;
    }
    expect(waits).toEqual([0, 1, 2, 4, 8, 8, 8]);
    const [rested] = await takeGuess(platform.db, [rule], at(second + 600));
    expect(rested?.freeAt).toEqual(at(second + 600).now);
  });

  it('counts in all of its kinds or in none', async () => {
    const other = { ...rule, kind: 'l', free: 1 };
    await takeGuess(platform.db, [rule, other], at(0));
    await expect(takeGuess(platform.db, [rule, other], at(0))).rejects.toMatchObject({
      code: 'rate.limited',
      value: { retryAfter: 1 },
    });
    await takeGuess(platform.db, [rule], at(0));
    await expect(refuseWaiting(platform.db, [rule], at(0))).rejects.toMatchObject({ value: { retryAfter: 1 } });
  });

  it('is given back unless another guess has set a wait meanwhile', async () => {
    await takeGuess(platform.db, [rule], at(0));
    const mine = await takeGuess(platform.db, [rule], at(0));
    await giveBack(platform.db, mine, at(0));
    await refuseWaiting(platform.db, [rule], at(0));
    const next = await takeGuess(platform.db, [rule], at(0));
    expect(next).toEqual(mine);
    await takeGuess(platform.db, [rule], at(1));
    await giveBack(platform.db, next, at(1));
    await expect(refuseWaiting(platform.db, [rule], at(1))).rejects.toMatchObject({ value: { retryAfter: 2 } });
  });

  it('is cleared for whoever turned out to be right, and only theirs', async () => {
    const other = { ...rule, subject: 'other' };
    for (let n = 0; n < 2; n += 1) await takeGuess(platform.db, [rule, other], at(0));
    await expect(refuseWaiting(platform.db, [rule], at(0))).rejects.toMatchObject({ value: { retryAfter: 1 } });
    await forgive(platform.db, [], at(0));
    await expect(refuseWaiting(platform.db, [rule], at(0))).rejects.toMatchObject({ code: 'rate.limited' });
    await forgive(platform.db, [{ budget: rule, freeAt: at(0).now }], at(0));
    await refuseWaiting(platform.db, [rule], at(0));
    await expect(refuseWaiting(platform.db, [other], at(0))).rejects.toMatchObject({ code: 'rate.limited' });
  });

  it('does not extend a wait by tries during it', async () => {
    for (let n = 0; n < 2; n += 1) await takeGuess(platform.db, [rule], at(0));
    for (let n = 0; n < 5; n += 1) await expect(takeGuess(platform.db, [rule], at(0.5))).rejects.toThrow();
    await refuseWaiting(platform.db, [rule], at(1));
  });

  it('answers the longest of several waits', async () => {
    const longer = { ...rule, kind: 'm', free: 1, firstMs: 5000 };
    await takeGuess(platform.db, [longer], at(0));
    for (let n = 0; n < 2; n += 1) await takeGuess(platform.db, [rule], at(0));
    await expect(refuseWaiting(platform.db, [rule, longer], at(0))).rejects.toMatchObject({ value: { retryAfter: 5 } });
  });

  it('measures each wait by the longest of its own kind', async () => {
    const slow = { ...rule, kind: 'n', free: 1, firstMs: 100_000, longestMs: 100_000 };
    await takeGuess(platform.db, [slow], at(0));
    await expect(refuseWaiting(platform.db, [rule, slow], at(0))).rejects.toMatchObject({ value: { retryAfter: 100 } });
  });

  it('tolerates a clock that was set back by a minute, and not by more', async () => {
    const steady = { ...rule, free: 1, firstMs: 8000 };
    await takeGuess(platform.db, [steady], at(60));
    await expect(refuseWaiting(platform.db, [steady], at(0))).rejects.toMatchObject({ value: { retryAfter: 68 } });
    await refuseWaiting(platform.db, [steady], at(-0.001));
  });

  it('of one guess demands a wait after the first', async () => {
    const [taken] = await takeGuess(platform.db, [{ ...rule, free: 1 }], at(0));
    expect(taken?.freeAt).toEqual(at(1).now);
  });

  it('shuts nobody out after a clock was set back', async () => {
    for (const second of [900_000, 900_000]) await takeGuess(platform.db, [rule], at(second));
    await refuseWaiting(platform.db, [rule], at(0));
    const [taken] = await takeGuess(platform.db, [rule], at(0));
    expect(taken?.freeAt).toEqual(at(0).now);
  });
});

describe('a guesser who waits as long as they are told', () => {
  // The numbers of docs/decisions/0019.
  it('gets about a hundred guesses a day from one address at one account', async () => {
    const { pair, account, address } = loginRules;
    const budgets = [pair, account, address].map((rule) => ({ ...rule, subject: 'x' }));
    expect(await guessesOf(budgets, 2)).toEqual([106, 96]);
  });

  it('gets about 150 guesses a day at one account, from however many addresses', async () => {
    expect(await guessesOf([{ ...loginRules.account, subject: 'x' }], 2)).toEqual([169, 144]);
  });

  it('gets about 750 guesses a day from one address, at however many accounts', async () => {
    expect(await guessesOf([{ ...loginRules.address, subject: 'x' }], 2)).toEqual([754, 720]);
  });

  it('gets about a hundred guesses a day at a known device, or in a session that is not theirs', async () => {
    for (const rule of [loginRules.device, proveRule]) {
      expect(await guessesOf([{ ...rule, subject: 'x' }], 2)).toEqual([111, 96]);
    }
  });

  it('leaves room in the account’s budget for somebody from another address, day after day', async () => {
    const { pair, account, address } = loginRules;
    await guessesOf(
      [pair, account, address].map((rule) => ({ ...rule, subject: 'x' })),
      2,
    );
    const at = { merchant: `M${merchants}`, now: new Date(platform.clock.now.getTime() + 2 * DAY) };
    await refuseWaiting(platform.db, [{ ...account, subject: 'x' }], at);
  });
});
