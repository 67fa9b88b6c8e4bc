import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { isFull, refuseWhenFull } from './peek';
import { countOrRefuse, type Rate } from './rate';

let platform: TestDatabase;
beforeAll(async () => {
  platform = await openTestDatabase();
});
afterAll(() => platform?.close());

const rate = (change: Partial<Rate> = {}): Rate => ({
  ...{ merchant: 'M', action: 'x', subject: 'a', limit: 2, windowMs: 60_000, now: platform.clock.now },
  ...change,
});
const full = (change: Partial<Rate> = {}) => isFull(platform.db, rate(change));

describe('a look at a window', () => {
  it('counts nothing, and says when it is full and for how long', async () => {
    const { db, clock } = platform;
    for (let n = 0; n < 5; n += 1) await refuseWhenFull(db, rate());
    await countOrRefuse(db, rate());
    clock.advance(10_000);
    expect(await full()).toBe(false);
    await countOrRefuse(db, rate());
    expect(await full()).toBe(true);
    await expect(refuseWhenFull(db, rate())).rejects.toMatchObject({
      code: 'rate.limited',
      value: { retryAfter: 50 },
    });
  });

  it('reads the window of one merchant, action and subject', async () => {
    expect(await full()).toBe(true);
    expect([await full({ merchant: 'N' }), await full({ action: 'y' }), await full({ subject: 'b' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(await full({ limit: 3 })).toBe(false);
  });

  it('finds it empty once it has ended, and after the clock was set back', async () => {
    const { now } = platform.clock;
    const after = (ms: number) => full({ now: new Date(now.getTime() + ms) });
    expect([await after(49_999), await after(50_000)]).toEqual([true, false]);
    expect([await after(-10_000), await after(-10_001)]).toEqual([true, false]);
  });

  it('finds a window with a limit of zero always full', async () => {
    await expect(refuseWhenFull(platform.db, rate({ subject: 'nobody', limit: 0 }))).rejects.toMatchObject({
      value: { retryAfter: 60 },
    });
  });
});
