import { openTestPlatform, type TestPlatform } from '../testing';
import { countOrRefuse } from './rate';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

describe('a limit of tries', () => {
  it('says to who is refused how long they have to wait, and that is true', async () => {
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
});
