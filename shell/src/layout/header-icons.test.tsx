import { screen, within } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
});

const header = () => within(screen.getByRole('banner'));

describe.each(['/m/home', '/m/gameList'])('the header of %s', (path) => {
  it('shows what remotes put beside the menu', async () => {
    remotes.page('/m/gameList');
    remotes.widget('header.icons', 'message-icon');
    renderSite({ path });
    expect(await header().findByText('content of message-icon')).toBeVisible();
  });

  it('keeps no room for what nobody brings', async () => {
    remotes.page('/m/gameList');
    renderSite({ path });
    expect(await header().findByRole('button', { name: 'Menu' })).toBeVisible();
    expect(document.querySelector('.icons')).not.toBeInTheDocument();
  });

  it.each([true, false])('keeps room for the message center where the merchant has it: %s', async (MAILCEN) => {
    remotes.page('/m/gameList');
    remotes.widget('header.icons', 'message-icon', 'flag:MAILCEN');
    renderSite({ path, answers: { whitelabel: { MAILCEN } } });
    expect(await header().findByRole('button', { name: 'Menu' })).toBeVisible();
    expect(document.querySelectorAll('.icons')).toHaveLength(MAILCEN ? 1 : 0);
  });
});
