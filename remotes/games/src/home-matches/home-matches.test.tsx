import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { match, vendorData } from '../testing/fixtures';
import HomeMatches from './home-matches.widget';

const first = match();
const second = match({
  roomId: 'kestrel-rovers',
  homeTeam: 'Kestrel Town',
  awayTeam: 'Rovers',
  vendor: 'GRANDSTAND',
  nodeId: 78,
  matchTime: new Date(2026, 10, 21, 19, 30).toISOString(),
});

const show = (options: RenderOptions = {}, matches = [first, second]) =>
  renderPart(<HomeMatches />, {
    texts: { games: EN },
    advanceTimers: jest.advanceTimersByTime,
    answers: { hotMatches: matches, gameVendors: vendorData({ SPORTS: ['NORTHLINE'] }) },
    ...options,
  });

const track = () => screen.getByTestId('match-track');
const place = () => [track().style.getPropertyValue('--at'), track().style.getPropertyValue('--speed')];
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const ticker = () => screen.getByRole('button', { name: /–|United|Kestrel/ });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

describe('the hot-match ticker', () => {
  it('shows time, teams and crests of one match', async () => {
    const { container } = show();
    await pass(0);
    await proves('S2-HOME-02', () => expect(screen.getByRole('region', { name: 'Hot matches' })).toBeVisible());
    await proves('S2-HOTMATCH-02', () => {
      expect(ticker()).toHaveAccessibleName('Lotus United Harbour League 04/03 07:05 Andaman Wave');
      const shown = [...container.querySelectorAll('[aria-hidden="false"] img')].map((img) => img.getAttribute('src'));
      expect(shown).toEqual(['/art/crest/lotus-united.svg', '/art/crest/andaman-wave.svg']);
    });
  });

  it('changes every five seconds, within half a second, without end', async () => {
    show();
    await pass(0);
    await proves('S9-CONST-03', async () => {
      expect(place()).toEqual(['0', '0ms']);
      await pass(4999);
      expect(place()[0]).toBe('0');
      await pass(1);
      expect(place()).toEqual(['1', '500ms']);
      expect(ticker()).toHaveAccessibleName(/Kestrel Town/);
      // The ticker glides to the copy of the first row, then jumps back to the first without animation.
      await pass(5000);
      expect(place()).toEqual(['2', '500ms']);
      expect(ticker()).toHaveAccessibleName(/Lotus United/);
      await pass(500);
      expect(place()).toEqual(['0', '0ms']);
      await pass(4500);
      expect(place()).toEqual(['1', '500ms']);
    });
  });

  it('does not move with one match', async () => {
    show({}, [first]);
    await pass(0);
    await proves('S4-HOTMATCH-01', async () => {
      await pass(6000);
      expect(place()).toEqual(['0', '0ms']);
      expect(screen.queryByRole('button', { name: 'Pause the matches' })).toBeNull();
    });
  });

  it('can be stopped, and does not move with reduced motion', async () => {
    const { user, unmount } = show();
    await pass(0);
    await user.click(screen.getByRole('button', { name: 'Pause the matches' }));
    await pass(11_000);
    expect(place()[0]).toBe('0');
    unmount();

    const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(globalThis, { matchMedia: () => still });
    const again = show();
    await pass(6000);
    expect(place()[0]).toBe('0');
    await again.user.click(screen.getByRole('button', { name: 'Let the matches turn' }));
    await pass(5000);
    expect(place()[0]).toBe('1');
  });

  it('is missing without matches', async () => {
    const { container } = show({}, []);
    await pass(0);
    expect(container).toBeEmptyDOMElement();
  });

  it('offers another try when the matches do not load', async () => {
    let fails = true;
    const { user } = show({ answers: { hotMatches: () => (fails ? new TypeError('down') : [first]) } });
    await pass(10);
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(10);
    expect(ticker()).toBeVisible();
  });
});

describe('the hot-match pop-up', () => {
  async function open(options: RenderOptions = {}) {
    const shown = show(options);
    await pass(0);
    await shown.user.click(ticker());
    await pass(50);
    return { ...shown, dialog: screen.getByRole('dialog', { name: 'Hot matches' }) };
  }

  it('opens by a press on the ticker, and the close control hides it', async () => {
    const { user, dialog } = await open();
    await proves(['S1-HOTMATCH-01', 'S2-HOTMATCH-03'], () => expect(dialog).toBeVisible());
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await pass(400);
    await proves('S2-HOTMATCH-07', () => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows league, teams, pictures, time and vendor of each match', async () => {
    const { dialog } = await open();
    await proves(['S2-HOTMATCH-04', 'S3-HOTMATCH-01'], () => {
      const [one, two] = within(dialog).getAllByRole('listitem');
      expect(one).toHaveTextContent(/Lotus United.*Harbour League.*04\/03 07:05.*Andaman Wave.*NORTHLINE Studio/);
      expect(two).toHaveTextContent(/Kestrel Town.*11\/21 19:30.*Rovers.*GRANDSTAND/);
      expect(one?.querySelectorAll('img')).toHaveLength(2);
    });
  });

  it('launches the room of a match, by its row and by its button', async () => {
    const room = '/m/launchGame?category=SPORTS&vendor=NORTHLINE&gameId=lotus-andaman&nodeId=77&showChoice=false';
    const { user, dialog, where, unmount } = await open({ session: {} });
    const [row, button] = within(within(dialog).getAllByRole('listitem')[0]!).getAllByRole('button');
    await proves('S2-HOTMATCH-06', async () => {
      expect(button).toHaveTextContent(`${EN.in_bet} >>`);
      await user.click(button!);
      await pass(0);
      expect(where()).toBe(room);
    });
    unmount();
    const again = await open({ session: {} });
    await proves(['S2-HOTMATCH-05', 'S4-LAUNCH-05'], async () => {
      expect(row).toBeDefined();
      await again.user.click(within(within(again.dialog).getAllByRole('listitem')[0]!).getAllByRole('button')[0]!);
      await pass(0);
      expect(again.where()).toBe(room);
    });
  });
});
