import { ApiError } from '@foyer/shared/api';
import { renderPart } from '@foyer/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { banner, notice, popup } from '../announcements/sample';
import EN from '../i18n/EN.json';
import { toggleMotion } from '../motion/motion-store';
import HomeBanner from './home-banner.widget';

const texts = { content: EN };
const two = [
  banner(1, 'Tonight the street is yours', '/m/gameList?gameType=INHOUSE'),
  banner(2, 'Kick-off', '/m/activity'),
];

const three = [...two, banner(3, 'Supper', '/m/help')];

/** A width for the library to measure, because jsdom has no layout. */
beforeAll(() => jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(343));
afterAll(() => jest.restoreAllMocks());
afterEach(() => jest.useRealTimers());

const shownSlide = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
const settle = () => act(() => jest.advanceTimersByTimeAsync(350));

const hasLibrary = (container: HTMLElement) => container.querySelector('.swiper-initialized') !== null;

/** Renders the banners with the first picture loaded, and fake timers. */
async function started(list = two) {
  jest.useFakeTimers();
  const part = renderPart(<HomeBanner />, {
    texts,
    answers: { announcements: list },
    advanceTimers: jest.advanceTimersByTime,
  });
  await act(() => jest.advanceTimersByTimeAsync(50));
  const picture = part.container.querySelector('img');
  if (picture) fireEvent.load(picture);
  await act(() => jest.advanceTimersByTimeAsync(50));
  return part;
}

const slideEnds = async (container: HTMLElement) => {
  const track = container.querySelector('.track');
  if (track) fireEvent.transitionEnd(track);
  await settle();
};

const saveData = (on: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: on } });

describe('banners of home', () => {
  it('stand for who saves data, and load no picture before it is shown', async () => {
    saveData(true);
    try {
      const { container } = await started();
      const pictures = () => container.querySelectorAll('img').length;
      expect(pictures()).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(shownSlide()).toEqual(['1 of 2']);
      fireEvent.click(screen.getByRole('button', { name: EN['banner.play'] }));
      await act(() => jest.advanceTimersByTimeAsync(5100));
      expect(shownSlide()).toEqual(['2 of 2']);
      expect(pictures()).toBe(2);
    } finally {
      saveData(false);
    }
  });

  it('show at once on the next visit, like notices and pop-ups, each kept under its own name', async () => {
    const list = [...two, notice(3, 'Good evening'), popup(4, 'A', 'Tonight only')];
    const first = renderPart(<HomeBanner />, { texts, answers: { announcements: list } });
    await screen.findByRole('link', { name: 'Tonight the street is yours' });
    await proves('S9-STORAGE-01', () => expect(localStorage.getItem('notice')).toContain('Good evening'));
    expect(localStorage.getItem('banners')).toContain('Kick-off');
    expect(localStorage.getItem('popupList')).toContain('Tonight only');
    first.unmount();
    const never = () => new Promise<never>(() => undefined);
    const { requests, unmount } = renderPart(<HomeBanner />, { texts, again: true, answers: { announcements: never } });
    expect(screen.getByRole('link', { name: 'Tonight the street is yours' })).toBeVisible();
    await waitFor(() => expect(requests).toHaveLength(1));
    unmount();
    // Another language or member has nothing kept.
    renderPart(<HomeBanner />, { texts, again: true, session: {}, answers: { announcements: never } });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('share one call with notices and pop-ups of home, and show in order', async () => {
    const { container, requests } = renderPart(<HomeBanner />, {
      texts,
      answers: { announcements: [...two, notice(3, 'n')] },
    });
    const link = await screen.findByRole('link', { name: 'Tonight the street is yours' });
    await proves(['S2-HOME-13', 'S7-API-33'], () => {
      expect(requests.map(({ path, query }) => ({ path, query }))).toEqual([
        {
          path: '/wps/announcements',
          query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode: 'DEMO', language: 'EN' },
        },
      ]);
    });
    await proves(['S2-HOME-01', 'S1-BANNER-01'], () => {
      expect(screen.getByRole('region', { name: 'Highlights' })).toContainElement(link);
      expect(shownSlide()).toEqual(['1 of 2']);
    });
    const pictures = container.querySelectorAll('img');
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    expect(pictures[0]).toHaveAttribute('loading', 'eager');
  });

  it('are requested for the member when there is a session', async () => {
    const { requests } = renderPart(<HomeBanner />, {
      texts,
      session: { token: 'mine' },
      answers: { announcements: two },
    });
    await screen.findByRole('region', { name: 'Highlights' });
    await proves('S7-API-33', () => expect(requests[0]?.query).toMatchObject({ token: 'mine', platform: 'M' }));
  });

  it('link into the site, into a new tab, or nowhere', async () => {
    const { user, where } = renderPart(<HomeBanner />, { texts, answers: { announcements: two } });
    await user.click(await screen.findByRole('link', { name: 'Tonight the street is yours' }));
    await proves(['S2-BANNER-01', 'S3-BANNER-01'], () => expect(where()).toBe('/m/gameList?gameType=INHOUSE'));
  });

  it.each([
    ['https://shop.example/x', 'https://shop.example/x'],
    ['//shop.example', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('a banner with url "%s" leads to %s', async (url, href) => {
    renderPart(<HomeBanner />, { texts, answers: { announcements: [banner(1, 'Look', url)] } });
    await screen.findByText('Look');
    const link = screen.queryByRole('link');
    await proves('S3-BANNER-01', () => expect(link?.getAttribute('href') ?? undefined).toBe(href));
    if (href) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('change every five seconds, start again after the last, and show their number', async () => {
    const { container } = await started();
    await proves(['S2-BANNER-02', 'S9-CONST-02'], async () => {
      expect(container.querySelectorAll('.dot')).toHaveLength(2);
      await act(() => jest.advanceTimersByTimeAsync(4800));
      expect(shownSlide()).toEqual(['1 of 2']);
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(shownSlide()).toEqual(['2 of 2']);
      expect(container.querySelectorAll('.dot')[1]).toHaveAttribute('data-active');
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(shownSlide()).toEqual(['1 of 2']);
    });
  });

  it('stop while held, and after the member stopped them', async () => {
    const { container, user } = await started();
    const region = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.touchStart(region);
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(shownSlide()).toEqual(['1 of 2']);
    fireEvent.touchEnd(region);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(shownSlide()).toEqual(['2 of 2']);
    await slideEnds(container);
    await user.click(screen.getByRole('button', { name: 'Stop the slides' }));
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(shownSlide()).toEqual(['2 of 2']);
    act(toggleMotion);
  });

  it('change by themselves without the library, which comes with a hand and goes on from the slide that is shown', async () => {
    const { container } = await started(three);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(shownSlide()).toEqual(['2 of 3']);
    expect(hasLibrary(container)).toBe(false);
    expect(container.querySelector('.track')).toHaveAttribute('data-plain');
    const region = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.touchStart(region);
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(hasLibrary(container)).toBe(true);
    expect(container.querySelector('.track')).not.toHaveAttribute('data-plain');
    expect(shownSlide()).toEqual(['2 of 3']);
    fireEvent.touchEnd(region);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(shownSlide()).toEqual(['3 of 3']);
    await slideEnds(container);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(shownSlide()).toEqual(['1 of 3']);
  });

  it('keep the time of the slide when the library comes after the hand has left', async () => {
    const { container } = await started(three);
    const region = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.touchStart(region);
    fireEvent.touchEnd(region);
    expect(hasLibrary(container)).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(hasLibrary(container)).toBe(true);
    expect(shownSlide()).toEqual(['1 of 3']);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(shownSlide()).toEqual(['2 of 3']);
    await slideEnds(container);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(shownSlide()).toEqual(['3 of 3']);
  });

  it.each([
    ['left', 'ltr', 300, 200, '2 of 3', 'right'],
    ['right', 'ltr', 100, 200, '3 of 3', 'left'],
    ['hardly', 'ltr', 300, 280, '1 of 3', null],
    ['right, where a page is written from there,', 'rtl', 100, 200, '2 of 3', 'left'],
  ])('follow a finger that goes %s before the library is there', async (_, direction, from, to, shown, side) => {
    document.documentElement.style.direction = direction;
    try {
      const { container } = await started(three);
      const picture = screen.getByText('Tonight the street is yours');
      fireEvent.touchStart(picture, { touches: [{ clientX: from }] });
      fireEvent.touchEnd(picture, { changedTouches: [{ clientX: to }] });
      expect(hasLibrary(container)).toBe(false);
      expect(shownSlide()).toEqual([shown]);
      expect(container.querySelector('.track')?.getAttribute('data-side')).toBe(side);
      expect(container.querySelectorAll('[data-gone]')).toHaveLength(side ? 1 : 0);
      await act(() => jest.advanceTimersByTimeAsync(50));
      expect(hasLibrary(container)).toBe(true);
      expect(shownSlide()).toEqual([shown]);
    } finally {
      document.documentElement.style.direction = '';
    }
  });

  it('are changed by the arrow keys', async () => {
    const { container } = await started();
    fireEvent.keyDown(screen.getByRole('region', { name: 'Highlights' }), { key: 'ArrowRight' });
    expect(shownSlide()).toEqual(['2 of 2']);
    fireEvent.keyDown(screen.getByRole('region', { name: 'Highlights' }), { key: 'ArrowLeft' });
    expect(shownSlide()).toEqual(['1 of 2']);
    expect(hasLibrary(container)).toBe(false);
    fireEvent.focus(screen.getByRole('link'));
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(hasLibrary(container)).toBe(true);
    fireEvent.keyDown(screen.getByRole('region', { name: 'Highlights' }), { key: 'ArrowRight' });
    expect(shownSlide()).toEqual(['2 of 2']);
    await slideEnds(container);
    fireEvent.keyDown(screen.getByRole('region', { name: 'Highlights' }), { key: 'ArrowLeft' });
    expect(shownSlide()).toEqual(['1 of 2']);
  });

  it('stop with reduced motion, and are changed by hand only', async () => {
    const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    const original = globalThis.matchMedia;
    globalThis.matchMedia = jest.fn(() => media as unknown as MediaQueryList);
    const { container } = await started();
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(shownSlide()).toEqual(['1 of 2']);
    expect(screen.queryByRole('button', { name: 'Stop the slides' })).toBeNull();
    expect(hasLibrary(container)).toBe(false);
    fireEvent.keyDown(screen.getByRole('region', { name: 'Highlights' }), { key: 'ArrowRight' });
    expect(shownSlide()).toEqual(['2 of 2']);
    globalThis.matchMedia = original;
  });

  it('do not change when there is one', async () => {
    const { container } = await started([banner(1, 'Alone')]);
    await proves('S2-BANNER-03', async () => {
      await act(() => jest.advanceTimersByTimeAsync(6000));
      expect(shownSlide()).toEqual(['1 of 1']);
      expect(screen.queryByRole('button')).toBeNull();
      expect(container.querySelectorAll('.dot')).toHaveLength(0);
    });
  });

  it('show an error and load again', async () => {
    const answers = [new ApiError('announcements', 'system.upgrading', 200), two];
    const { user } = renderPart(<HomeBanner />, { texts, answers: { announcements: () => answers.shift() ?? [] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('region', { name: 'Highlights' })).toBeVisible();
  });

  it('take no room when there are none', async () => {
    const { container } = renderPart(<HomeBanner />, { texts, answers: { announcements: [notice(3, 'n')] } });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
