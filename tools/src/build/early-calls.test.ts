import { releasedBy } from './early-calls';

const early = (...calls: Parameters<typeof page>) => releasedBy(page(...calls)).pages['/m/a']?.early;
const page = (...calls: (string | { call: string; guard?: string; parameters?: string[] })[]) => ({
  name: 'games',
  pages: { '/m/a': { page: 'a', early: calls } },
});

describe('the calls that a page begins with', () => {
  it('are those of the contract, with what is known only at the visit left open', () => {
    expect(early('gameVendors', 'lottLotteries', { call: 'activity', parameters: ['id'] })).toEqual([
      '/wps/game/vendors',
      '/wps/lottery/list?language={language}&prizeMode=Lott',
      '/wps/activities/info?lang={language}&id={id}',
    ]);
    expect(early('registerBanners')).toEqual([
      '/wps/announcements?platform=M&merchantCode={merchant}&language={language}&types=B&groupName=m_reg&token={token}',
    ]);
  });

  it('keep their guards, and are nothing where nothing is declared', () => {
    expect(early({ call: 'dividendInfo', guard: 'dividend' })).toEqual([
      { call: '/wps/agent/dividend/info', guard: 'dividend' },
    ]);
    const plain = { name: 'games', pages: { '/m/a': { page: 'a' } }, widgets: { 'home.games': { widget: 'w' } } };
    expect(releasedBy(plain)).toEqual({ pages: plain.pages, widgets: { 'home.games': [{ widget: 'w' }] } });
  });

  it('are refused where the contract does not know them', () => {
    expect(() => early('gameVendor')).toThrow('the contract has no request gameVendor');
    expect(() => early('toString')).toThrow('the contract has no request toString');
    expect(() => early({ call: 'activity', parameters: ['id', 'of'] })).toThrow('activity takes no of');
    expect(() => early('login')).toThrow('login does not only read');
  });
});
