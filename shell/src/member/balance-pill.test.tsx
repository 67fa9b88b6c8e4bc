import { screen, within } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  sessionStorage.clear();
});

describe.each(['/m/home', '/m/gameList'])('the header of %s', (path) => {
  it.each([
    ['987.5', '₫', '₫987.50'],
    ['0', '$', '$0.00'],
    ['12.34', 'R$', 'R$12.34'],
  ])('shows a sum of %s in %s as the balance call gave it', async (sumBalance, currencySymbol, shown) => {
    remotes.page('/m/gameList');
    renderSite({ path, session: { token: sumBalance }, answers: { balance: { sumBalance, currencySymbol } } });
    await proves('S3-WALLET-01', async () => {
      expect(await within(screen.getByRole('banner')).findByText(shown)).toBeVisible();
    });
  });

  it('keeps the digits of a sum that no binary number holds', async () => {
    remotes.page('/m/gameList');
    const balance = { sumBalance: '9007199254740993.01', currencySymbol: '฿' };
    renderSite({ path, session: { token: 'digits' }, answers: { balance } });
    await proves('F-MONEY-07', async () => {
      expect(await within(screen.getByRole('banner')).findByText('฿9,007,199,254,740,993.01')).toBeVisible();
    });
  });
});
