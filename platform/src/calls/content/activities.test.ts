import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
beforeEach(async () => {
  platform.clock.now = new Date('2026-03-14T12:00:00Z');
  site = await platform.makeMerchant();
});
afterAll(() => platform?.close());

const NOW = Date.parse('2026-03-14T12:00:00Z');
const HOUR = 3_600_000;

const put = async (kind: string, items: unknown) => {
  const { statusCode } = await platform.app.inject({
    method: 'PUT',
    url: `/_ops/merchants/${site.code}/content/${kind}`,
    headers: { 'x-ops-key': 'ops' },
    payload: { items },
  });
  return statusCode;
};
const list = async (asked: { lang?: string; pageNo?: number; pageSize?: number } = {}) =>
  (await platform.api('activities', { site, query: { lang: 'EN', pageNo: 1, pageSize: 20, ...asked } })).value;
const one = async (id: number, lang = 'EN') => (await platform.api('activity', { site, query: { id, lang } })).value;
const own = (id: number, more: object = {}) => ({ id, title: `Own ${id}`, summary: 's', content: '<p>c</p>', ...more });

describe('activities', () => {
  it('are told in two languages, what goes on first, each with its page and a picture that exists', async () => {
    const english = (await list()).content;
    const thai = (await list({ lang: 'TY' })).content;
    expect(english.length).toBeGreaterThanOrEqual(6);
    expect(english.map(({ status }) => status)).toEqual(
      english
        .map(({ status }) => status)
        .sort()
        .reverse(),
    );
    expect(english.map(({ id }) => id)).toEqual(thai.map(({ id }) => id));
    for (const { id, image = '', ...told } of english) {
      expect((await platform.app.inject({ url: image })).statusCode).toBe(200);
      expect(await one(id)).toMatchObject({ ...told, content: expect.stringMatching(/^<p>/) });
      for (const words of [(await one(id, 'TY'))?.title, (await one(id, 'TY'))?.content])
        expect(words).toMatch(/[\u0E00-\u0E7F]/);
    }
  });

  it('come again: the weekend cashback runs from Friday 18:00 to Sunday midnight in Bangkok', async () => {
    // 14 March 2026 is a Saturday.
    const [start, end] = ['2026-03-13T11:00:00Z', '2026-03-15T17:00:00Z'].map((moment) => Date.parse(moment));
    expect(await one(501)).toMatchObject({ status: 'running', startsAt: start, endsAt: end });
    platform.clock.advance(29 * HOUR);
    expect(await one(501)).toMatchObject({
      status: 'coming',
      startsAt: start! + 168 * HOUR,
      endsAt: end! + 168 * HOUR,
    });
  });

  it('belong to a promotion: where that is off there is nothing to see', async () => {
    expect((await one(507))?.title).toBe('Good company pays');
    await put('promotions', [{ key: 'REFERRAL', enabled: true }]);
    expect(await one(508)).toBeNull();
    await put('promotions', [{ key: 'BIRTHDAY', enabled: true }]);
    expect((await one(508))?.title).toBe('A gift on your birthday');
    expect(await one(507)).toBeNull();
  });

  it('may be a merchant’s own, shown by their schedule, page by page', async () => {
    const items = [
      own(1, { startsAt: NOW + HOUR, endsAt: NOW + 2 * HOUR, from: NOW + HOUR / 2 }),
      own(2, { endsAt: NOW - HOUR }),
      own(3, { endsAt: NOW - HOUR, to: NOW + HOUR }),
      own(4, { url: '/m/home' }),
      own(5, { startsAt: NOW + 0.8 * HOUR, from: NOW + HOUR / 2 }),
    ];
    expect(await put('activities', items)).toBe(200);
    expect((await list()).content.map(({ id, status }) => [id, status])).toEqual([
      [4, 'running'],
      [3, 'ended'],
    ]);
    expect(await one(1)).toBeNull();
    expect(await one(4)).toEqual(own(4, { url: '/m/home', status: 'running' }));
    platform.clock.advance(0.75 * HOUR);
    expect((await list()).content.map(({ id, status }) => [id, status])).toEqual([
      [4, 'running'],
      [5, 'coming'],
      [1, 'coming'],
      [3, 'ended'],
    ]);
    expect(await list({ pageNo: 2, pageSize: 2 })).toMatchObject({
      content: [{ id: 1 }, { id: 3 }],
      pageNum: 2,
      totalPages: 2,
    });
    expect(await put('activities', [{ id: 1 }])).toBe(400);
    expect(await put('activities', null)).toBe(200);
    expect((await one(507))?.title).toBe('Good company pays');
    expect(await one(99)).toBeNull();
  });
});
