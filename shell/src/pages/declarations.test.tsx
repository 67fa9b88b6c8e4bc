import { screen } from '@testing-library/react';
import { declaredPages } from '../testing/declared';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  for (const { path, declaration, part } of declaredPages) remotes.page(path, { ...declaration, guard: [] }, part);
});

describe('frame of the declared pages', () => {
  it.each([
    ['/m/login', 'S2-FOOTER-01'],
    ['/m/register', 'S2-FOOTER-02'],
    ['/m/register.html', 'S2-FOOTER-02'],
    ['/m/trail', 'S2-FOOTER-03'],
    ['/m/launchGame', 'S2-FOOTER-04'],
    ['/m/changePsw', 'S2-FOOTER-05'],
    ['/m/forget', 'S2-FOOTER-08'],
    ['/m/findPswBySms', 'S2-FOOTER-08'],
    ['/m/notice', 'S2-FOOTER-06'],
    ['/m/activity', 'S2-FOOTER-07'],
    ['/m/service', 'S2-FOOTER-09'],
    ['/m/moreLottery', 'S2-FOOTER-10'],
    ['/m/download', 'S2-FOOTER-13'],
    ['/m/agent', 'S2-FOOTER-14'],
  ])('%s has no footer', async (address, id) => {
    renderSite({ path: address, session: { token: address } });
    await proves(id, async () => {
      expect(await screen.findByText(/^content of/)).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    });
  });

  it.each(['/m/gameList', '/m/mine', '/m/set', '/m/lottery', '/m/gameRecord', '/m/activityInfo'])(
    '%s has the footer',
    async (address) => {
      renderSite({ path: address, session: { token: address } });
      await proves('S2-FOOTER-20', async () => {
        expect(await screen.findByText(/^content of/)).toBeVisible();
        expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
      });
    },
  );

  it('the pages below the home of agents have the footer', async () => {
    const below = declaredPages.filter(({ part, path }) => part === 'agent' && path !== '/m/agent');
    expect(below.length).toBeGreaterThan(10);
    await proves('S2-FOOTER-14', async () => {
      for (const { path } of below) {
        const { unmount } = renderSite({ path, session: { token: path } });
        expect(await screen.findByText(/^content of/)).toBeVisible();
        expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
        unmount();
      }
    });
  });

  it.each([
    ['/m/home', true],
    ['/m/gameList', true],
    ['/m/notice', true],
    ['/m/trail', true],
    ['/m/set', true],
    ['/m/changePsw', true],
    ['/m/login', false],
    ['/m/register', false],
    ['/m/register.html', false],
    ['/m/forget', false],
    ['/m/mine', false],
    ['/m/agent', false],
    ['/m/download', false],
  ])('%s: the common top bar stands: %s', async (address, stands) => {
    renderSite({ path: address, session: { token: address } });
    await screen.findByRole('main');
    expect(screen.queryAllByRole('banner')).toHaveLength(stands ? 1 : 0);
  });
});
