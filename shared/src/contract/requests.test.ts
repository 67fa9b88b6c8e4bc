import { calls } from './calls';
import { earlyAddress } from './early';
import { queryOf, requestOf } from './requests';
import { sentences } from './schemas';

const visit = { language: 'TY', merchant: 'DEMO' };

describe('a request', () => {
  it('that has the name of a call is that call', () => {
    expect(requestOf('captcha')).toEqual({ method: 'GET', path: '/wps/captcha', auth: 'none', call: 'captcha' });
    expect(requestOf('hotMatches')).toMatchObject({ path: '/wps/game/hotMatches', kept: 'hotMatches' });
  });

  it('with a name of its own adds to its call', () => {
    const { query: ofCall, ...row } = requestOf('announcements');
    expect(requestOf('registerBanners')).toEqual({ ...row, query: { ...ofCall, types: 'B', groupName: 'm_reg' } });
    expect(ofCall).toBeDefined();
    expect(requestOf('homeAnnouncements').query).toMatchObject({ groupName: 'm_home' });
  });

  it('says language and merchant of the visit, and what the page wishes, in one order', () => {
    const query = queryOf('gameList', { pageNo: 2, gameName: '{language' }, visit);
    expect(Object.keys(query)).toEqual(Object.keys(requestOf('gameList').query ?? {}));
    expect(query).toMatchObject({ merchant: 'DEMO', language: 'TY', pageNo: 2, gameName: '{language', gameType: '' });
    expect(queryOf('captcha', undefined, visit)).toEqual({});
  });
});

describe('the early address of a request', () => {
  it('leaves room for language, merchant and token, and writes the rest as the client does', () => {
    expect(earlyAddress('captcha')).toBe('/wps/captcha');
    expect(earlyAddress('agreement')).toBe('/wps/system/agreement?lang={language}');
    expect(earlyAddress('hotGames')).toBe(
      '/wps/game/hot?isPlatform=2&language={language}&platform=html5&gameType=&merchantCode={merchant}',
    );
    expect(earlyAddress('favourites')).toMatch(/^\/wps\/game\/favourites\?pageNo=1&.*&token=\{token\}$/);
    expect(earlyAddress('depositMethods')).not.toContain('token');
  });

  it('leaves room for what the boot script copies from the address of the page', () => {
    expect(earlyAddress('captcha', ['a', 'key'])).toBe('/wps/captcha?a={a}&key={key}');
    expect(earlyAddress('homeAnnouncements')).toContain('types=B%2CPL%2CPU%2CH&');
  });

  it('is none for a call that writes', () => expect(() => earlyAddress('renew')).toThrow('renew does not only read'));
});

describe('the documentation of the calls', () => {
  it('has a sentence for each, which no other has', () => {
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(calls).toSorted());
    const all = Object.values(sentences);
    expect(all.filter((sentence) => !/^[A-Z].{20,}[^.]$/.test(sentence))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
});
