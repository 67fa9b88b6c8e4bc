import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

const opsKey = 'open sesame';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey });
});
afterAll(() => platform?.close());

const visitor = (number: number) => number.toString(16).padStart(24, '0');
const tell = (site: Site, body: object) => platform.api('exposure', { site, body });

async function variantsOf({ code }: Site) {
  const answer = await platform.app.inject({
    url: `/_ops/merchants/${code}/exposures`,
    headers: { 'x-ops-key': opsKey },
  });
  return answer.json<{ variants: unknown[] }>().variants;
}

describe('exposures', () => {
  it('count each visitor once per variant, however often it is told', async () => {
    const site = await platform.makeMerchant();
    const seen = { part: 'games', version: '1.0.0-3f2a91c0', visitor: visitor(1) };
    const answers = [
      await tell(site, seen),
      await tell(site, seen),
      await tell(site, { ...seen, visitor: visitor(2) }),
    ];
    expect(answers.map(({ success, value }) => [success, value])).toEqual(Array(3).fill([true, null]));
    await tell(site, { ...seen, version: '2.0.0' });
    expect(await variantsOf(site)).toEqual([
      { part: 'games', version: '1.0.0-3f2a91c0', visitors: 2 },
      { part: 'games', version: '2.0.0', visitors: 1 },
    ]);
  });

  it('of one merchant are not those of another', async () => {
    const [mine, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
    await tell(mine, { part: 'wallet', version: '1.0.0', visitor: visitor(3) });
    expect(await variantsOf(mine)).toHaveLength(1);
    expect(await variantsOf(other)).toEqual([]);
  });

  it.each([
    { part: 'games', version: '1.0.0' },
    { part: 'Games!', version: '1.0.0', visitor: visitor(1) },
    { part: 'games', version: '1 0', visitor: visitor(1) },
    { part: 'games', version: '1.0.0', visitor: 'mali' },
  ])('of another form are refused: %j', async (body) => {
    const site = await platform.makeMerchant();
    expect(await tell(site, body)).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await variantsOf(site)).toEqual([]);
  });

  it('are limited by address', async () => {
    const site = await platform.makeMerchant();
    const told = [];
    for (let i = 0; i < 241; i += 1) told.push(await tell(site, { part: 'games', version: '1', visitor: visitor(i) }));
    expect(told.map(({ code }) => code).filter((code) => code !== undefined)).toEqual(['rate.limited']);
  });
});
