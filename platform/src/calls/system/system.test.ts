import { siteConfigOf } from '../../base/sites/site-config';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

describe('the system calls', () => {
  it('say how the merchant set the site up', async () => {
    const site = await platform.makeMerchant({
      flags: { DIRECTREG3: true, MAILCEN: false },
      agentMenu: { teamPnl: true },
      mobileTemplate: { mem_cen: 1, dep_func: '0', app_desc: 'Play' },
      imageCdn: ['https://cdn.example'],
      serviceLinks: ['https://chat.example', ''],
      maintenance: true,
    });
    await proves('S3-STARTUP-01', async () => {
      expect((await platform.api('systemStatus', { site })).value).toEqual({
        info: { mobileTemplate: { mem_cen: 1, dep_func: '0', app_desc: 'Play' }, imageCdn: ['https://cdn.example'] },
        location: { country: 'TH', dialingCode: '66' },
        maintenance: true,
        regionRestriction: false,
      });
    });
    expect((await platform.api('whitelabel', { site })).value).toEqual({
      DIRECTREG3: true,
      MAILCEN: false,
      agentMenu: { teamPnl: true },
    });
    expect((await platform.api('template', { site })).value.mobileTemplate).toMatchObject({
      mem_cen: 1,
      dep_func: '0',
    });
    await proves(['S3-SERVICE-01', 'S7-API-56'], async () => {
      expect((await platform.api('service', { site })).value).toEqual(['https://chat.example', '']);
    });
    const types = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'WHATSAPP', 'FACEBOOK', 'TELEGRAM'];
    const links = types.map((resourceType) => ({ resourceType, url: 'https://store.example', labelNameEn: 'Foyer' }));
    const open = await platform.makeMerchant({ downloadLinks: links });
    await proves('S3-DOWNLOADBAR-01', async () => {
      expect((await platform.api('downloadLinks', { site: open })).value).toEqual(links);
    });
  });

  it('list countries with their dialing codes, each once, the home market first', async () => {
    const { value } = await platform.api('country', { site: await platform.makeMerchant() });
    expect(value[0]).toEqual({ code: 'TH', name: 'Thailand', dialingCode: '66' });
    expect(value.length).toBeGreaterThanOrEqual(40);
    expect(new Set(value.map(({ code }) => code)).size).toBe(value.length);
    for (const each of value) {
      expect(each.code).toMatch(/^[A-Z]{2}$/);
      expect(each.name).toMatch(/^\p{Lu}/u);
      expect(each.dialingCode).toMatch(/^[1-9]\d{0,2}$/);
    }
    expect(value).toContainEqual({ code: 'AE', name: 'United Arab Emirates', dialingCode: '971' });
  });
});

describe('the user agreement', () => {
  const agreement = async (lang: string, choices = {}) =>
    (await platform.api('agreement', { site: await platform.makeMerchant(choices), query: { lang } })).value;

  it('is there in English and in Thai, with the merchant’s name and the age it asks for', async () => {
    const english = await agreement('EN', { name: 'Lantern', minAge: 21 });
    expect(english.title).toBe('User agreement');
    expect(english.content).toMatch(/between you and Lantern\./);
    expect(english.content).toMatch(/at least 21 years old/);
    const thai = await agreement('TY', { name: 'Lantern', minAge: 21 });
    expect(thai.title).toBe('ข้อตกลงการใช้งาน');
    expect(thai.content).toMatch(/คุณกับ Lantern/);
    expect(thai.content).toMatch(/อายุ 21 ปีขึ้นไป/);
    const parts = (html: string) => html.match(/<\w+>/g);
    expect(parts(thai.content)).toEqual(parts(english.content));
    expect(parts(english.content)?.length).toBeGreaterThan(30);
  });

  it('is in English where there is no other, and a name with signs stays a name', async () => {
    for (const lang of ['FR', '', 'xx']) expect((await agreement(lang)).title).toBe('User agreement');
    expect((await agreement('TH')).title).toBe('ข้อตกลงการใช้งาน');
    const { content } = await agreement('EN', { name: '<b>Fish & Co' });
    expect(content).toContain('&#60;b&#62;Fish &#38; Co');
    expect(content).not.toContain('<b>');
  });
});

describe('the site configuration', () => {
  it('names the merchant of the host and carries the key for encrypted bodies', async () => {
    const site = await platform.makeMerchant({ theme: { accent: '#e4572e' }, name: 'Lantern' });
    const answer = await platform.app.inject({ url: '/site.json', headers: { host: hostOf(site) } });
    expect(answer.json()).toEqual({
      merchantCode: site.code,
      trialMerchantCode: `${site.code}TRIAL`,
      name: 'Lantern',
      currencySymbol: '฿',
      publicKey: expect.stringMatching(/^MII[\w+/]+=*$/),
      minAge: 18,
      consentTicked: true,
      nativeToken: 'MCAPP',
      requiredLogin: false,
      theme: { accent: '#e4572e' },
      sources: { pictures: [], frames: ['play.localhost'] },
    });
    expect(await siteConfigOf(platform.app, site)).toEqual(answer.json());
  });
});

describe('the wallet calls', () => {
  it('give the sum of all purses and each one, without losing a digit', async () => {
    const site = await platform.makeMerchant({ currencySymbol: '₫' });
    const member = await platform.makeMember(site, { balance: '9007199254740993.0001' });
    const token = await platform.login(site, member);
    await proves('S3-WALLET-01', async () => {
      const { value } = await platform.api('balance', { site, token });
      expect(value).toEqual({ sumBalance: '9007199254740993.0001', currencySymbol: '₫' });
    });
    expect((await platform.api('merchantWallet', { site, token })).value).toEqual({
      wallets: [
        { code: 'bonus', name: 'Bonus wallet', balance: '0' },
        { code: 'main', name: 'Main wallet', balance: '9007199254740993.0001' },
      ],
      held: '0',
    });
  });
});
