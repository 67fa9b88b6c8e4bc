import { screen, within } from '@testing-library/react';
import { declaredPages } from '../testing/declared';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

const barred = declaredPages
  .filter(({ declaration }) => declaration.bar !== false)
  .map(({ path, declaration, part }) => ({ address: path, declaration, name: part }));

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  for (const { address, declaration, name } of barred) remotes.page(address, { ...declaration, guard: [] }, name);
});

const header = () => within(screen.getByRole('banner'));
const openMenu = async ({ user }: ReturnType<typeof renderSite>) => {
  await user.click(header().getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};
type Menu = Awaited<ReturnType<typeof openMenu>>;
const seesLanguages = (menu: Menu) => {
  const group = within(menu.getByRole('group', { name: 'Language' }));
  expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['TY', 'EN']);
};

it('is on more than ten pages', () => expect(barred.length).toBeGreaterThan(10));

/** A narrow bar leaves entries out; its menu has them (decision 24). */
describe.each(barred)('the header of $address', ({ address }) => {
  it.each([true, false])('offers a visitor languages, and to register where that is direct: %p', async (direct) => {
    const menu = await openMenu(renderSite({ path: address, answers: { whitelabel: { DIRECTREG3: direct } } }));
    await proves('S2-HEADER-11', () => seesLanguages(menu));
    await proves('S2-HEADER-10', () => {
      const links = menu.queryAllByRole('link', { name: 'Register' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(direct ? ['/m/register'] : []);
    });
  });

  it('shows a member their name and balance, and offers to deposit, languages and the menu', async () => {
    const site = renderSite({ path: address, session: { token: address } });
    const menu = await openMenu(site);
    await proves(['S1-ROLES-02', 'S2-HEADER-13'], async () => {
      expect(await menu.findByText('Lotus')).toBeVisible();
      expect(await menu.findByText('฿1,234.50')).toBeVisible();
    });
    await proves('S2-HEADER-17', () => {
      expect(header().getByRole('button', { name: 'Menu' })).toBeVisible();
      seesLanguages(menu);
    });
    await proves('S2-HEADER-16', async () => {
      await site.user.click(menu.getByRole('link', { name: 'Deposit' }));
      expect(site.where()).toBe('/m/voucherCenter');
    });
  });
});
