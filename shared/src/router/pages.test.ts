import { hasPage, providePages } from './pages';

describe('whether an address shows a page', () => {
  it('is false as long as nobody knows the pages', () => expect(hasPage('/m/home')).toBe(false));

  it('is asked of the path alone, without query and fragment', () => {
    const isPage = jest.fn((path: string) => path === '/m/gameList');
    providePages(isPage);
    expect(hasPage('/m/gameList')).toBe(true);
    expect(hasPage('/m/gameList?type=slot#top')).toBe(true);
    expect(hasPage('/m/gameList?')).toBe(true);
    expect(hasPage('/m/home')).toBe(false);
    expect(isPage.mock.calls.map(([path]) => path)).toEqual(['/m/gameList', '/m/gameList', '/m/gameList', '/m/home']);
  });
});
