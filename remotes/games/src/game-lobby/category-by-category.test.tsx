import { renderPart } from '@foyer/shared/testing';
import { act, screen, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { vendorData } from '../testing/fixtures';
import GameLobby from './game-lobby.page';

const CODES = ['RNG', 'FISH', 'LIVE', 'CARDS', 'SPORTS', 'SLOTS', 'POKER'];
const STUDIOS = ['JL', 'KITE', 'TIDE', 'VELVET', 'NORTHLINE', 'GRANDSTAND'];
/** Height of each category here, in CSS px: five of seven are below the window. */
const HIGH = 300;

const answers = {
  gameVendors: vendorData(Object.fromEntries(CODES.map((code) => [code, STUDIOS]))),
  gameCounts: CODES.map((gameCategory) => ({
    gameCategory,
    count: 6,
    vendors: STUDIOS.map((vassalage) => ({ vassalage, count: 1 })),
  })),
  gameMenus: CODES.map((gameCategory) => ({ gameCategory, displayName: gameCategory })),
};

const show = () => renderPart(<GameLobby />, { path: '/m/gameLobby', texts: { games: EN }, answers });
const lobby = async () => {
  await screen.findByRole('heading', { name: 'POKER 6' });
  return screen.getAllByRole('region');
};
const drawn = () =>
  CODES.filter((code) => within(screen.getByRole('region', { name: `${code} 6` })).queryAllByRole('listitem').length);

let scrolled = 0;
const waiting = new Map<number, FrameRequestCallback>();
/** The next frame, with what it draws. */
const frame = () =>
  act(async () => {
    const now = [...waiting.values()];
    waiting.clear();
    for (const each of now) each(0);
  });

beforeEach(() => {
  scrolled = 0;
  let last = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((each) => {
    last += 1;
    waiting.set(last, each);
    return last;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((which) => void waiting.delete(which));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    const top = place * HIGH - scrolled;
    return { top, bottom: top + HIGH, height: HIGH } as DOMRect;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  waiting.clear();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

it('draws at once what fills the window, then one category in a frame until all are there; their names are there before', async () => {
  show();
  expect(await lobby()).toHaveLength(7);
  expect(screen.getAllByRole('link', { name: /^All / })).toHaveLength(7);
  const ways = [drawn()];
  for (let frames = 0; frames < 5; frames += 1) {
    await frame();
    ways.push(drawn());
  }
  expect(ways).toEqual([3, 4, 5, 6, 7, 7].map((count) => CODES.slice(0, count)));
});

it('draws the nearest to the window first after a jump', async () => {
  show();
  await lobby();
  scrolled = 5 * HIGH + 10;
  const first = drawn();
  const came: string[] = [];
  for (let frames = 0; frames < 4; frames += 1) {
    await frame();
    came.push(...drawn().filter((code) => ![...first, ...came].includes(code)));
  }
  expect(came).toEqual(['SLOTS', 'POKER', 'SPORTS', 'CARDS']);
});

it('leaves those whose heights it knows to their turn when it comes back, those of the window first', async () => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(readonly seen: () => void) {}
      observe() {
        this.seen();
      }
      disconnect() {}
    },
  });
  const { unmount } = show();
  await lobby();
  for (let frames = 0; frames < 5; frames += 1) await frame();
  unmount();
  scrolled = 4 * HIGH + 10;
  show();
  await lobby();
  expect(drawn()).toEqual([]);
  await frame();
  expect(drawn()).toEqual(['SPORTS']);
  await frame();
  expect(drawn()).toEqual(['SPORTS', 'SLOTS']);
});
