import { recordPresses } from '../boot/presses';
import { handOver } from './hand-over';

const root = document.documentElement;
const app = () => document.querySelector<HTMLElement>('#app')!;
const boot = () => document.querySelector<HTMLElement>('.boot');
const FORM = `<a href="/m/forget">Forgot</a><form><input name="username"><input name="remember" type="checkbox"><button type="submit">Log in</button></form>`;
const pressed: string[] = [];

/** Opens a document with a picture of the form, whose page does not stand yet. */
function open(picture = FORM, slot?: string): void {
  globalThis.__foyer = { site: { loadTimeout: 8000 } } as typeof globalThis.__foyer;
  document.body.innerHTML = `<div id="app"></div><div class="boot"><div class="boot-page">${picture}</div></div>`;
  root.dataset['picture'] = 'login';
  if (slot) Object.assign(document.querySelector<HTMLElement>('.boot-page')!.dataset, { slot, part: 'content' });
  recordPresses(document.querySelector('.boot-page')!);
  handOver(app());
}

/** The page as the shell draws it; the observer is told in a microtask. */
async function draw(main: string): Promise<void> {
  app().innerHTML = `<main>${main}</main>`;
  for (const each of app().querySelectorAll('a, button'))
    each.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(each.textContent ?? '');
    });
  await Promise.resolve();
}

const inPicture = (selector: string) => boot()!.querySelector<HTMLInputElement>(selector)!;
const inPage = (selector: string) => app().querySelector<HTMLInputElement>(selector)!;

/** Motions under way in the page, by when they end; those that were brought to their end. */
let motions: readonly number[] = [];
const finished: number[] = [];

beforeEach(() => {
  motions = [];
  finished.length = 0;
  Element.prototype.getAnimations = () =>
    motions.map((endTime) => ({
      effect: { getComputedTiming: () => ({ endTime }) },
      finish: () => finished.push(endTime),
    })) as never;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  pressed.length = 0;
  delete root.dataset['picture'];
});
afterEach(() => jest.useRealTimers());

it('keeps the picture until no part of the page waits, then shows the page alone', async () => {
  open();
  await draw('<div aria-busy="true">loading</div>');
  expect([boot() !== null, root.dataset['picture']]).toEqual([true, 'login']);
  inPage('[aria-busy]').remove();
  await Promise.resolve();
  expect([boot(), root.dataset['picture']]).toEqual([null, undefined]);
});

it('lets nothing come in a second time that stood in the picture; what turns goes on, and so does a page without one', async () => {
  motions = [420, Number.POSITIVE_INFINITY];
  open();
  await draw('');
  expect(finished).toEqual([420]);
  open();
  delete root.dataset['picture'];
  await draw('');
  expect(finished).toEqual([420]);
});

it('on home leaves once its own slot stands, while others wait', async () => {
  open('<a href="/m/activity">Banner</a>');
  await draw('');
  expect(boot()).toBeNull();
  const slots = (banner: string) =>
    `<div data-slot="home.banner">${banner}</div><div data-slot="home.games"><div aria-busy="true"></div></div>`;
  open('<a href="/m/activity">Banner</a>', 'home.banner');
  await draw(slots('<div aria-busy="true"></div>'));
  expect(boot()).not.toBeNull();
  await draw(slots('<a href="/m/activity">Banner</a>'));
  expect(boot()).toBeNull();
});

it('on home keeps back nothing of another part', async () => {
  open('<a href="/m/activity">Banner</a>', 'home.banner');
  const slots = (part: string, games: string) =>
    `<div data-slot="home.banner"><div aria-busy="true"></div></div><div data-slot="home.x"><div data-part="${part}/x">${games}</div></div>`;
  await draw(slots('content', 'notices'));
  expect(boot()).not.toBeNull();
  await draw(slots('games', '<div aria-busy="true"></div>'));
  expect(boot()).not.toBeNull();
  await draw(slots('games', 'games'));
  expect(boot()).toBeNull();
});

it('waits no longer than a file may take', async () => {
  open();
  await draw('<div aria-busy="true">loading</div>');
  jest.advanceTimersByTime(7999);
  expect(boot()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(boot()).toBeNull();
});

it('leaves with the first render where it is the frame without a picture, or the site shows a screen of its own', async () => {
  open('');
  delete root.dataset['picture'];
  await draw('<div aria-busy="true">loading</div>');
  expect(boot()).toBeNull();
  open();
  app().innerHTML = '<p>Closed</p>';
  await Promise.resolve();
  expect(boot()).toBeNull();
});

it('moves what was typed, the focus and a tick into the page', async () => {
  open();
  inPicture('[name="username"]').focus();
  inPicture('[name="username"]').value = 'lotus88';
  inPicture('[name="username"]').setSelectionRange(2, 5);
  inPicture('[name="remember"]').click();
  const heard = jest.fn();
  app().addEventListener('input', heard);
  await draw(FORM);
  const field = inPage('[name="username"]');
  expect([field.value, document.activeElement === field, field.selectionStart, field.selectionEnd]).toEqual([
    'lotus88',
    true,
    2,
    5,
  ]);
  expect(inPage('[name="remember"]').checked).toBe(true);
  expect(heard).toHaveBeenCalled();
});

it('leaves fields as the page has them where nobody typed', async () => {
  open();
  await draw(FORM.replace('name="username"', 'name="username" value="remembered"'));
  expect([inPage('[name="username"]').value, document.activeElement]).toEqual(['remembered', document.body]);
});

it('carries the last press out once, and shows it at once', async () => {
  open();
  inPicture('a').click();
  inPicture('button').click();
  inPicture('button').click();
  expect([...boot()!.querySelectorAll('[data-pressed]')].map((each) => each.textContent)).toEqual(['Log in']);
  expect(pressed).toEqual([]);
  await draw(FORM);
  await draw(FORM);
  expect(pressed).toEqual(['Log in']);
});

it('carries out a form that was sent by the keyboard, and sends none itself', async () => {
  open();
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  inPicture('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  await draw(FORM);
  expect(pressed).toEqual(['Log in']);
});

it('finds the pressed one among others with its label by its place', async () => {
  const rows = '<button aria-label="Heart">first</button><button aria-label="Heart">second</button>';
  open(rows);
  boot()!.querySelectorAll('button')[1]!.click();
  await draw(rows);
  expect(pressed).toEqual(['second']);
});

it('finds a button whose words are others by now by its value', async () => {
  const card = (code: string, left: string) => `<button value="${code}">${code} in ${left}</button>`;
  open(card('A', '00:12') + card('B', '00:12'));
  boot()!.querySelectorAll('button')[1]!.click();
  await draw(card('C', '00:09') + card('B', '00:09') + card('A', '00:09'));
  expect(pressed).toEqual(['B in 00:09']);
});

it('drops a press whose element the page does not have', async () => {
  open();
  inPicture('a').click();
  await draw('<p>Not found</p>');
  expect([pressed, boot()]).toEqual([[], null]);
});

it('moves what was typed into a search, which has no name, and searches where Enter was pressed in it', async () => {
  const search = (label: string) =>
    `<form><input type="search" aria-label="${label}"><button type="button" aria-label="Clear"></button></form>`;
  open(search('Search in slots'));
  inPicture('input').focus();
  inPicture('input').value = 'lantern';
  inPicture('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const searched: string[] = [];
  app().addEventListener('keydown', ({ key, target }) => searched.push(`${key} ${(target as HTMLInputElement).value}`));
  await draw(search('Search in fishing') + search('Search in slots'));
  expect([...app().querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'lantern']);
  expect(searched).toEqual(['Enter lantern']);
  expect(document.activeElement).toBe(app().querySelectorAll('input')[1]);
});
