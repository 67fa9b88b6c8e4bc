import { FISH, type Net } from '../../base/fish/table';
import { WATERS } from '../../base/fish/waters';
import { paidOn } from '../../base/tables/paid';
import { find } from './dom';
import { fishAt, nearestOf, placeOf, schoolsOf, takeOut } from './fish/schools';
import { FISH_TEXTS } from './fish/texts';
import { buttonOf, openPageOf } from './table/page.testing';
import { textsWith } from './texts';

const text = textsWith('EN', FISH_TEXTS);
const page = openPageOf<{ readonly nets: readonly Net[] }>('fish', {
  text,
  open: async () => (await import('./fish/game')).openFish,
  paid: (spots, outcome) => paidOn(FISH, spots, outcome).payout,
});

const GONE: Net = [9999, 50];
const CAUGHT: Net = [0, 50];
const nets = (...first: Net[]) => ({ nets: [...first, ...Array.from({ length: 10 - first.length }, () => GONE)] });
const [light, clear, again] = ['light', 'clear', 'rebet'];
const press = (id: string, times = 1) => {
  for (let time = 0; time < times; time += 1) find(id, HTMLButtonElement).click();
};
const lock = (name: string) => buttonOf(name).click();
const said = () => find('notice').textContent;
/** Until a volley that was gathered is over. */
const over = () => new Promise((resolve) => setTimeout(resolve, 520));
const fired = () => page.asked.map(({ stake, spots }) => ({ stake, spots }));
const volleyOf = (fish: string, shots: number, stake = '1') =>
  Object.fromEntries(Array.from({ length: shots }, (_, at) => [`shot-${at + 1}-${fish}`, stake]));

it('has every text in both languages, and a name for every kind', () => {
  expect(Object.keys(FISH_TEXTS.TH).sort()).toEqual(Object.keys(FISH_TEXTS.EN).sort());
  for (const fish of Object.values(WATERS).flat()) expect(FISH_TEXTS.EN[fish]).toMatch(/^[A-Z]/);
});

it('has the kinds of its water as buttons that lock the cannon, one at a time', () => {
  page.open();
  const targets = [...document.querySelectorAll<HTMLButtonElement>('.target')];
  expect(targets.map((each) => each.dataset['fish'])).toEqual(WATERS.reef);
  press(light);
  expect([said(), page.asked]).toEqual(['Tap a fish, or lock one below.', []]);
  lock('Clownfish, pays ×2');
  lock('Sea turtle, pays ×15');
  expect(
    targets.filter((each) => each.getAttribute('aria-pressed') === 'true').map((each) => each.dataset['fish']),
  ).toEqual(['turtle']);
  expect([find('total').textContent, find(light).getAttribute('aria-label')]).toEqual([
    '฿1.00 · Sea turtle ×15',
    'Shoot at Sea turtle, ฿1.00',
  ]);
  buttonOf('Bullet of ฿0.20').click();
  expect(find('total').textContent).toBe('฿0.20 · Sea turtle ×15');
  lock('Sea turtle, pays ×15');
  expect(find('total').textContent).toBe('฿0.20');
});

describe('shots', () => {
  it('that are pressed one after another are one volley: one round, which is said and paid', async () => {
    page.open();
    lock('Clownfish, pays ×2');
    page.answers.push(nets(CAUGHT, GONE, [0, 0]));
    press(light, 3);
    expect(find('pips').getAttribute('aria-label')).toBe('3 shots wait, 0 on their way');
    await over();
    expect(fired()).toEqual([{ stake: '3', spots: volleyOf('clown', 3) }]);
    expect(find('spoken').textContent).toBe('2 of 3 caught. Clownfish caught, ×2. Clownfish caught, ×10. Won ฿12.00.');
    expect([find('sum').textContent, find('balance').textContent]).toEqual(['+฿12.00', '฿1,009.00']);
    expect(document.querySelector('.bead')?.textContent).toBe('2/32 of 3 caught');
    expect(find('pips').getAttribute('aria-label')).toBe('0 shots wait, 0 on their way');
  });

  it('cost the bullet of each, and go at once when there are ten', async () => {
    page.open();
    lock('Manta ray, pays ×40');
    press(light, 9);
    buttonOf('Bullet of ฿0.20').click();
    page.answers.push(nets());
    press(light);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fired()).toEqual([{ stake: '9.2', spots: { ...volleyOf('ray', 9), 'shot-10-ray': '0.2' } }]);
    expect(find('spoken').textContent).toBe('0 of 10 caught. Nothing won.');
  });

  it('wait while a volley is on its way, ten at most, and can be taken back', async () => {
    page.open();
    lock('Puffer, pays ×5');
    page.answers.push(nets(), nets());
    press(light, 10);
    press(light, 12);
    expect(said()).toBe('The next volley is full. It is fired when this one is over.');
    expect(find('pips').getAttribute('aria-label')).toBe('10 shots wait, 10 on their way');
    press(clear);
    expect(find('pips').getAttribute('aria-label')).toBe('0 shots wait, 10 on their way');
    press(light, 2);
    await over();
    expect(fired().map(({ stake }) => stake)).toEqual(['10', '2']);
  });

  it('of the last volley are fired again by one press', async () => {
    page.open();
    lock('Clownfish, pays ×2');
    expect(find(again, HTMLButtonElement).disabled).toBe(true);
    page.answers.push(nets(), nets());
    press(light, 2);
    await over();
    lock('Sea dragon, pays ×500');
    buttonOf('Bullet of ฿50.00').click();
    press(again);
    await over();
    expect(fired()[1]).toEqual({ stake: '2', spots: volleyOf('clown', 2) });
  });

  it('come to no more than the largest stake', () => {
    page.open();
    lock('Clownfish, pays ×2');
    buttonOf('Bullet of ฿500.00').click();
    press(light, 3);
    expect([said(), find('pips').getAttribute('aria-label')]).toEqual([
      ...['The largest stake is ฿1,000.00.', '2 shots wait, 0 on their way'],
    ]);
    press(clear);
  });
});

describe('a volley without an answer', () => {
  it('is sent again as it was by the next press, with nothing beside it', async () => {
    page.open();
    lock('Clownfish, pays ×2');
    page.answers.push('lost', nets(CAUGHT));
    press(light, 2);
    await over();
    expect(said()).toBe('No answer. Press again: the round is not played twice.');
    lock('Sea dragon, pays ×500');
    press(light, 3);
    await over();
    expect(page.asked).toHaveLength(2);
    expect(page.asked[1]).toEqual(page.asked[0]);
    expect(find('spoken').textContent).toContain('1 of 2 caught.');
  });

  it('takes along no shots that waited behind it, and a refused one is not sent again', async () => {
    page.open();
    lock('Clownfish, pays ×2');
    page.answers.push('refused', nets());
    press(light, 10);
    press(light, 4);
    await over();
    expect([said(), page.asked.length]).toEqual(['Too many rounds at once. Wait a moment.', 1]);
    press(light);
    await over();
    expect(fired()[1]).toEqual({ stake: '1', spots: volleyOf('clown', 1) });
    expect(find('spoken').textContent).toBe('Clownfish got away. Nothing won.');
  });
});

it('fires while its button is held, one volley at most, and once for a key that is held', async () => {
  page.open();
  lock('Clownfish, pays ×2');
  page.answers.push(nets());
  jest.useFakeTimers();
  find(light).dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(10_000);
  find(light).dispatchEvent(new Event('pointerup'));
  press(light);
  jest.useRealTimers();
  await over();
  expect(fired().map(({ stake }) => stake)).toEqual(['10']);
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true });
  find(light).dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
});

it('shows what was caught before, and has rules with odds and returns of its kinds', () => {
  const past = { kind: 'fish', ...nets(CAUGHT), spots: { 'shot-1-shark': '1' }, stake: '1', payout: '80' };
  page.open([past as never]);
  expect([document.querySelector('.bead')?.className, find('said').textContent]).toEqual(['bead won great', '']);
  press('rules-open');
  const cells = [...find('rules').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(cells).toHaveLength(9);
  expect(cells[0]).toEqual(['Clownfish', '×2', '44.9%', '96.08%']);
  expect(cells[8]).toEqual(['Sea dragon', '×500', '0.18%', '96.30%']);
  expect(find('rules').textContent).toContain('depends on the kind of fish alone');
});

describe('the fish of a sea', () => {
  const size = { width: 375, height: 430 };
  const all = () => schoolsOf(WATERS.deep, 7);

  it('swim the same way in a title, all kinds of its water, and across the window', () => {
    expect(all()).toEqual(all());
    expect(new Set(all().map(({ fish }) => fish))).toEqual(new Set(WATERS.deep));
    for (const each of all()) {
      const [first, later] = [placeOf(each, size, 1), placeOf(each, size, 1.2)];
      expect(Math.sign(later.x - first.x)).toBe(each.way);
      expect(first.y > 0 && first.y < size.height).toBe(true);
    }
  });

  it('are hit where they are pressed, not in open water, and not once they are caught', () => {
    const sea = all();
    const shark = sea.find(({ fish }) => fish === 'shark')!;
    expect(fishAt([shark], size, 3, placeOf(shark, size, 3))).toBe(shark);
    expect(fishAt([shark], size, 3, { x: placeOf(shark, size, 3).x, y: 429 })).toBeUndefined();
    takeOut(shark, 3);
    expect(fishAt([shark], size, 3.1, placeOf(shark, size, 3.1))).toBeUndefined();
    const clowns = sea.filter(({ fish }) => fish === 'clown');
    const seen = clowns.find((each) => placeOf(each, size, 0).x > 20 && placeOf(each, size, 0).x < 350)!;
    expect(nearestOf(sea, 'clown', size, 0, placeOf(seen, size, 0))).toBe(seen);
  });
});
