import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { countOrRefuse, tooMany } from './rate';

let platform: TestDatabase;
beforeAll(async () => {
  platform = await openTestDatabase();
});
afterAll(() => platform?.close());

describe('a limit of tries', () => {
  it('tells how long to wait, and that is true', async () => {
    const count = (subject: string) => {
      const { db, clock } = platform;
      return countOrRefuse(db, { merchant: 'M', action: 'x', subject, limit: 2, windowMs: 60_000, now: clock.now });
    };
    await count('a');
    platform.clock.advance(20_500);
    await count('a');
    await expect(count('a')).rejects.toMatchObject({ code: 'rate.limited', value: { retryAfter: 40 } });
    await count('b');
    platform.clock.advance(39_500);
    await count('a');
  });

  it('starts again after the window, and after the clock was set back', async () => {
    const { db, clock } = platform;
    const count = (ms: number) => {
      const now = new Date(clock.now.getTime() + ms);
      return countOrRefuse(db, { merchant: 'M', action: 'x', subject: 'c', limit: 1, windowMs: 1000, now });
    };
    await count(0);
    await expect(count(999)).rejects.toMatchObject({ value: { retryAfter: 1 } });
    await count(1000);
    await count(-5000);
    await expect(count(-5000)).rejects.toMatchObject({ value: { retryAfter: 1 } });
  });

  it('is kept for each merchant, action and subject', async () => {
    const { db, clock } = platform;
    const rate = { merchant: 'M', action: 'x', subject: 'd', limit: 1, windowMs: 1000, now: clock.now };
    for (const change of [{}, { merchant: 'N' }, { action: 'y' }, { subject: 'e' }]) {
      await countOrRefuse(db, { ...rate, ...change });
    }
    await expect(countOrRefuse(db, rate)).rejects.toMatchObject({ code: 'rate.limited' });
  });

  it.each([
    [-1, 1],
    [1, 1],
    [1000, 1],
    [1001, 2],
  ])('says %d ms as %d s', (ms, retryAfter) => expect(tooMany(ms).value).toEqual({ retryAfter }));
});
