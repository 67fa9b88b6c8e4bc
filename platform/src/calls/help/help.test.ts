import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());

const ask = async (site: Site, lang: string) =>
  (await platform.api('helpCenter', { site, query: { lang, device: 'MOBILE' } })).value;
const tags = (html: string) => html.match(/<\w+>/g);

describe('the help center', () => {
  it('has the same topics in English and Thai, each with a text, for any merchant', async () => {
    const site = await platform.makeMerchant({ name: 'Fish & <b>Co', minAge: 21 });
    const [english, thai] = [await ask(site, 'EN'), await ask(site, 'TY')];
    expect(english.length).toBeGreaterThanOrEqual(8);
    expect(thai.map(({ content }) => tags(content))).toEqual(english.map(({ content }) => tags(content)));
    for (const { title, content } of english) expect(title + content).not.toMatch(/\p{Script=Thai}|undefined/u);
    for (const { title } of thai) expect(title).toMatch(/\p{Script=Thai}/u);
    expect(english[0]?.content).toContain('An account at Fish &#38; &#60;b&#62;Co takes a minute');
    expect(english[0]?.content).toContain('21 years old');
    expect(thai[0]?.content).toContain('อายุ 21 ปี');
    expect((await ask(site, 'FR'))[0]?.title).toBe(english[0]?.title);
  });

  it('is a merchant’s own where there is one, by language, and the common one again without it', async () => {
    const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
    const common = await ask(other, 'EN');
    const items = [
      { title: { EN: 'Own', TY: 'ของเรา' }, content: { EN: '<p>Ours</p>', TY: '<p>เรา</p>' } },
      { title: 'Both', content: '<p>Same</p>' },
    ];
    const put = (given: unknown) =>
      platform.app.inject({
        ...{ method: 'PUT', url: `/_ops/merchants/${site.code}/content/help`, headers: { 'x-ops-key': 'ops' } },
        payload: { items: given },
      });
    expect((await put(items)).statusCode).toBe(200);
    expect((await put([{ title: 'No text' }])).statusCode).toBe(400);
    expect(await ask(site, 'EN')).toEqual([
      { title: 'Own', content: '<p>Ours</p>' },
      { title: 'Both', content: '<p>Same</p>' },
    ]);
    expect(await ask(site, 'TY')).toEqual([
      { title: 'ของเรา', content: '<p>เรา</p>' },
      { title: 'Both', content: '<p>Same</p>' },
    ]);
    expect(await ask(other, 'EN')).toEqual(common);
    await put(null);
    expect(await ask(site, 'EN')).toEqual(common.map(({ title }) => expect.objectContaining({ title })));
  });
});
