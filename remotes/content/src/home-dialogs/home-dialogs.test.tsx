import { useNavigate } from '@foyer/shared/router';
import { type RenderOptions, renderPart, sessionOwner } from '@foyer/shared/testing';
import { act, screen } from '@testing-library/react';
import { banner, notice, popup } from '../announcements/sample';
import EN from '../i18n/EN.json';
import HomeDialogs from './home-dialogs.widget';

const texts = { content: EN };
const all = [
  banner(1, 'Art'),
  popup(11, 'A', 'For members', 'MISSION'),
  popup(12, 'F', 'For the first login'),
  popup(13, 'B', 'For visitors'),
];

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
/** Advances time in small steps, so that effects run in between. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 50) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 50)));
}

function home(options: RenderOptions = {}) {
  return renderPart(<HomeDialogs />, {
    texts,
    answers: { announcements: all },
    advanceTimers: jest.advanceTimersByTime,
    ...options,
  });
}

/** Opens the pop-up: waits its half second, and for the dialog's chunk. */
async function opened(options?: RenderOptions) {
  const part = home(options);
  await pass(750);
  return part;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('announcement pop-up', () => {
  it('waits while another dialog lies over the page', async () => {
    const menu = document.createElement('dialog');
    menu.setAttribute('open', '');
    document.body.append(menu);
    await opened();
    expect(screen.queryByRole('dialog', { name: 'For visitors' })).toBeNull();
    menu.remove();
    await pass(100);
    expect(screen.getByRole('dialog', { name: 'For visitors' })).toBeInTheDocument();
  });

  it('opens half a second after home, with the announcements for visitors', async () => {
    // The chunk is loaded before, so that the time measures the delay only.
    await import('./dialogs');
    const { requests } = home();
    await proves(['S2-HOME-05', 'S4-POPUP-04', 'S9-CONST-01', 'S1-POPUP-01'], async () => {
      await pass(499);
      expect(requests).toHaveLength(0);
      expect(screen.queryByRole('dialog')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(requests).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByRole('dialog', { name: 'For visitors' })).toBeInTheDocument();
    });
    await proves(['S4-POPUP-08', 'S2-POPUP-03'], () => {
      expect(screen.queryByRole('button', { name: 'Next announcement' })).toBeNull();
      expect(screen.getByText('About For visitors')).toBeInTheDocument();
    });
  });

  it('shows members theirs, and on the first log-in one more, with a button to each side', async () => {
    const { user } = await opened({ session: { firstTimeLogin: true } });
    await proves(['S4-POPUP-06', 'S4-POPUP-07', 'S2-POPUP-01', 'S2-POPUP-02'], async () => {
      expect(screen.getByRole('dialog', { name: 'For members' })).toBeInTheDocument();
      expect(screen.getByText('1 of 2')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Previous announcement' })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: 'Next announcement' }));
      expect(screen.getByRole('dialog', { name: 'For the first login' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Next announcement' })).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Previous announcement' })).toBeEnabled();
      expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    });
    // The focus stays in the dialog when the pressed button is disabled.
    expect(screen.getByRole('button', { name: 'Previous announcement' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Next announcement' })).toHaveFocus();
  });

  it('shows no first-login announcement later on', async () => {
    await opened({ session: { firstTimeLogin: false } });
    await proves('S4-POPUP-07', () => {
      expect(screen.getByRole('dialog', { name: 'For members' })).toBeInTheDocument();
      expect(screen.queryByText('1 of 2')).toBeNull();
    });
  });

  it('goes with an animation and stays away until there is something new, for members and visitors apart', async () => {
    const first = await opened();
    await first.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(stored('SHELL_PU_B')).toMatchObject({ show: false });
    await pass(350);
    expect(screen.queryByRole('dialog')).toBeNull();
    await proves(['S4-POPUP-01', 'S3-STORAGE-03'], () => {
      expect(stored('SHELL_PU_B')).toEqual({
        show: false,
        list: [{ title: 'For visitors', content: '<p>About For visitors</p>' }],
      });
      expect(stored('SHELL_PU_A')).toBeNull();
    });
    first.unmount();

    const again = await opened();
    await proves('S4-POPUP-02', () => expect(screen.queryByRole('dialog')).toBeNull());
    again.unmount();

    await opened({ answers: { announcements: [...all, popup(14, 'B', 'Brand new')] } });
    await proves('S4-POPUP-02', () => {
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      expect(stored('SHELL_PU_B')).toMatchObject({ show: true });
    });
  });

  it.each([
    ['another text under the same title', { content: '<p>Another text</p>' }, true],
    ['the same text under another title', { title: 'Another title' }, true],
    ['another picture, number and promotion', { id: 99, image: '/art/other.svg', promotionType: 'MISSION' }, false],
  ])('comes again for %s: %j, %s', async (_what, change, again) => {
    const first = await opened();
    await first.user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(350);
    first.unmount();
    const list = all.map((item) => (item.execution === 'B' ? { ...item, ...change } : item));
    await opened({ answers: { announcements: list } });
    await proves('S4-POPUP-02', () => {
      expect(screen.queryAllByRole('dialog')).toHaveLength(again ? 1 : 0);
      expect(stored('SHELL_PU_B')).toMatchObject({ show: again });
    });
  });

  it('stays away when a seen announcement is withdrawn', async () => {
    const two = [...all, popup(14, 'B', 'Second')];
    const first = await opened({ answers: { announcements: two } });
    await first.user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(350);
    first.unmount();
    await opened();
    await proves('S4-POPUP-02', () => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the visitors’ flag when a member closes it', async () => {
    const { user } = await opened({ session: {} });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await proves('S4-POPUP-01', () => {
      expect(stored('SHELL_PU_A')).toMatchObject({ show: false });
      expect(stored('SHELL_PU_B')).toBeNull();
    });
  });

  it('links to the reward center where an announcement names a promotion', async () => {
    const { user, where } = await opened({ session: {} });
    await proves('S2-POPUP-05', async () => {
      await user.click(screen.getByRole('link', { name: 'Go to the reward center' }));
      expect(where()).toBe('/m/rewardCenter');
    });
    expect(stored('SHELL_PU_A')).toMatchObject({ show: false });
  });

  it('has no such link without a promotion', async () => {
    await opened({ session: {}, isPage: () => false });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens on home only', async () => {
    const { requests } = home({ path: '/m/gameList' });
    await pass(2000);
    expect(requests).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when home is left', async () => {
    function Away() {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => navigate('/m/mine')}>
          away
        </button>
      );
    }
    renderPart(
      <>
        <HomeDialogs />
        <Away />
      </>,
      { texts, path: '/m/', answers: { announcements: all } },
    );
    await pass(750);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => screen.getByText('away').click());
    await pass(400);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('notice pop-up', () => {
  const withNotices = [popup(13, 'B', 'For visitors'), notice(2, 'Maintenance'), notice(3, 'Welcome')];

  it('follows the announcements, once per tab', async () => {
    const first = await opened({ answers: { announcements: withNotices } });
    expect(screen.getByRole('dialog', { name: 'For visitors' })).toBeInTheDocument();
    expect(sessionStorage.getItem('NOTICE_POP')).toBeNull();
    await first.user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(450);
    await proves(['S2-HOME-14', 'S1-POPUP-01'], () => {
      expect(screen.getByRole('dialog', { name: 'Notices' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: /Maintenance/ })).toBeInTheDocument();
      expect(sessionStorage.getItem('NOTICE_POP')).toBe('1');
    });
    await first.user.click(screen.getByRole('button', { name: 'Got it' }));
    await pass(350);
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();

    await opened({ answers: { announcements: withNotices } });
    await proves('S2-HOME-14', () => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts as seen when visible, not while another dialog is open', async () => {
    const menu = document.createElement('dialog');
    menu.setAttribute('open', '');
    document.body.append(menu);
    await opened({ answers: { announcements: [notice(2, 'Maintenance')] } });
    await proves('S2-HOME-14', async () => {
      expect(sessionStorage.getItem('NOTICE_POP')).toBeNull();
      menu.remove();
      await pass(100);
      expect(screen.getByRole('dialog', { name: 'Notices' })).toBeInTheDocument();
      expect(sessionStorage.getItem('NOTICE_POP')).toBe('1');
    });
  });

  it('links to all notices', async () => {
    const { user, where } = await opened({ answers: { announcements: [notice(2, 'Maintenance')] } });
    await user.click(screen.getByRole('link', { name: 'All notices' }));
    expect(where()).toBe('/m/notice');
  });
});

describe('a change of the list', () => {
  it('is loaded and shown when a visitor becomes a member', async () => {
    const { requests, user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(350);
    act(() => sessionOwner.start({ token: 'new', merchantCode: 'DEMO', userName: 'mali', type: 0 }));
    await pass(750);
    await proves('S4-POPUP-05', () => {
      expect(requests).toHaveLength(2);
      expect(screen.getByRole('dialog', { name: 'For members' })).toBeInTheDocument();
    });
  });
});
