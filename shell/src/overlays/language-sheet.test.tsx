import { hasTexts } from '@foyer/shared/i18n';
import { provideTexts } from '@foyer/shared/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';
import { loadShellTexts } from '../texts';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  provideTexts(loadShellTexts);
});

const openSheet = async () => {
  const site = renderSite();
  await site.user.click(screen.getByRole('button', { name: 'Language' }));
  return { ...site, sheet: within(await screen.findByRole('dialog', { name: 'Language' })) };
};

describe('the language picker', () => {
  it('offers Thai and English with their flags, the one in force marked', async () => {
    const { sheet } = await openSheet();
    await proves('S2-LANG-01', () => {
      const thai = sheet.getByRole('button', { name: 'ไทย' });
      const english = sheet.getByRole('button', { name: 'English' });
      expect(thai.querySelector('svg[data-flag="TY"]')).toBeInTheDocument();
      expect(english.querySelector('svg[data-flag="EN"]')).toBeInTheDocument();
      expect(english).toHaveAttribute('aria-pressed', 'true');
    });
  });

  it.each(['/m/home', '/m/gameList'])('offers these two and no other on %s, in the menu too', async (path) => {
    remotes.page('/m/gameList');
    const { user } = renderSite({ path });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await proves('S1-LANG-02', () => {
      const choice = within(menu.getByRole('group', { name: 'Language' }));
      const languages = choice.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
      expect(languages).toEqual(['ไทย', 'English']);
    });
  });

  it('changes every text without a reload, and remembers it', async () => {
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'ไทย' }));
    expect(await screen.findByRole('link', { name: 'หน้าแรก', hidden: true })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'th');
    expect(localStorage.getItem('language')).toBe('TY');
    expect(hasTexts('shell', 'TY')).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says so when the texts do not come, and stays as it was', async () => {
    provideTexts(() => Promise.reject(new Error('chunk')));
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'ไทย' }));
    expect((await screen.findAllByText(/The language could not be changed/))[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home', hidden: true })).toBeInTheDocument();
    expect(localStorage.getItem('language')).toBeNull();
  });
});
