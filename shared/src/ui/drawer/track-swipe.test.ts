import { trackSwipe } from './track-swipe';

const away = jest.fn();
let panel: HTMLElement;
let stop: () => void;
let clock = 0;

/** Renders an open panel of 400 px with a text, a field and a slider. */
function show(from: 'sheet' | 'side', direction = 'ltr'): void {
  document.body.innerHTML = `<main><section style="direction: ${direction}">
    <p>text</p><input /><div data-drags><b>slider</b></div></section></main>`;
  panel = document.querySelector('section')!;
  const size = from === 'sheet' ? 'offsetHeight' : 'offsetWidth';
  Object.defineProperty(panel, size, { value: 400 });
  stop = trackSwipe(panel, from, away);
}

const part = (name: string) => panel.querySelector<HTMLElement>(name)!;

/**
 * Dispatches a touch event, `after` ms later than the last.
 * @returns whether the browser may scroll
 */
function touch(
  type: string,
  points: readonly (readonly [number, number])[],
  { after = 0, on = part('p'), may = true } = {},
) {
  clock += after;
  const event = new Event(type, { bubbles: true, cancelable: may });
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: clock } });
  return on.dispatchEvent(event);
}

/** Moves a finger in slow steps without lifting it. */
function push(x: number, y: number, on = part('p')): boolean[] {
  touch('touchstart', [[100, 100]], { on });
  return [0.5, 1].map((share) => touch('touchmove', [[100 + x * share, 100 + y * share]], { after: 2000, on }));
}

const place = () => [
  panel.style.getPropertyValue('--swipe'),
  panel.parentElement?.style.getPropertyValue('--swiped'),
  'swiping' in panel.dataset,
];
const atRest = ['', '', false];

beforeEach(() => {
  away.mockClear();
  clock = 1000;
});
afterEach(() => stop());

describe('a sheet', () => {
  beforeEach(() => show('sheet'));

  it('follows the finger down, fades its mask, and lets the page not scroll', () => {
    expect(push(0, 100)).toEqual([false, false]);
    expect(place()).toEqual(['100px', '0.25', true]);
    // The finger returns, past its start: the panel stops at its place.
    touch('touchmove', [[100, 50]], { after: 100 });
    expect(place()).toEqual(['0px', '0', true]);
    touch('touchmove', [[100, 900]], { after: 100 });
    expect(place()).toEqual(['800px', '1', true]);
  });

  it.each([
    [160, 0],
    [161, 1],
  ])('that was slowly pushed by %i of its 400 px goes: %i', (way, times) => {
    push(0, way);
    touch('touchend', []);
    expect(away).toHaveBeenCalledTimes(times);
    expect(place()).toEqual(atRest);
  });

  it.each([
    [50, 100, 0],
    [51, 100, 1],
    [51, 103, 0],
  ])('that was thrown by %i px in %i ms goes: %i', (way, after, times) => {
    push(0, 20);
    touch('touchmove', [[100, 120 + way]], { after });
    touch('touchend', []);
    expect(away).toHaveBeenCalledTimes(times);
  });

  it('stays where the finger turned back before it left', () => {
    push(0, 150);
    touch('touchmove', [[100, 130]], { after: 10 });
    touch('touchend', []);
    expect(away).not.toHaveBeenCalled();
  });

  it('counts two places of the same moment as one ms apart', () => {
    push(0, 20);
    touch('touchmove', [[100, 120.4]]);
    touch('touchend', []);
    expect(away).not.toHaveBeenCalled();
  });

  it('comes back when the system takes the finger away', () => {
    push(0, 300);
    touch('touchcancel', []);
    expect(away).not.toHaveBeenCalled();
    expect(place()).toEqual(atRest);
  });

  it.each([
    ['up', 0, -100],
    ['across', 100, 0],
    ['as much across as down', 100, 100],
    ['across to the left', -101, 100],
  ])('leaves a finger alone that goes %s, and whatever it does then', (_, x, y) => {
    expect(push(x, y)).toEqual([true, true]);
    touch('touchmove', [[100, 500]], { after: 2000 });
    touch('touchend', []);
    expect([place(), away.mock.calls]).toEqual([atRest, []]);
  });

  it.each(['input', 'b'])('leaves a finger alone that began on a control (%s)', (on) => {
    expect(push(0, 300, part(on))).toEqual([true, true]);
    touch('touchend', []);
    expect(away).not.toHaveBeenCalled();
  });

  it('leaves two fingers alone, and what moves without having begun here', () => {
    touch('touchstart', [
      [100, 100],
      [200, 100],
    ]);
    touch('touchmove', [[100, 400]], { after: 2000 });
    touch('touchend', []);
    touch('touchmove', [[100, 400]], { after: 2000 });
    touch('touchend', []);
    touch('touchstart', []);
    touch('touchmove', [[100, 400]], { after: 2000 });
    push(0, 10);
    touch('touchmove', []);
    touch('touchend', []);
    expect([place(), away.mock.calls]).toEqual([atRest, []]);
  });

  it('scrolls what lies under the finger first, but not what lies elsewhere', () => {
    part('p').scrollTop = 1;
    push(0, 300);
    touch('touchend', []);
    expect(away).not.toHaveBeenCalled();
    part('p').scrollTop = 0;
    part('p').scrollLeft = 50;
    panel.scrollTop = 50;
    push(0, 300);
    touch('touchend', []);
    expect(away).toHaveBeenCalledTimes(1);
  });

  it('does not prevent a scroll that has begun', () => {
    touch('touchstart', [[100, 100]]);
    const refused = jest.spyOn(Event.prototype, 'preventDefault');
    touch('touchmove', [[100, 200]], { may: false });
    expect(refused).not.toHaveBeenCalled();
    refused.mockRestore();
  });

  it('is back in its place and ignores fingers once it is not followed', () => {
    push(0, 100);
    stop();
    expect(place()).toEqual(atRest);
    push(0, 300);
    touch('touchend', []);
    expect([place(), away.mock.calls]).toEqual([atRest, []]);
  });
});

it('a sheet goes down wherever one reads from', () => {
  show('sheet', 'rtl');
  push(0, 100);
  expect(place()[0]).toBe('100px');
});

describe('a panel at the end of the line', () => {
  it.each([
    ['ltr', 161, '161px', 1],
    ['rtl', -161, '-161px', 1],
    ['ltr', 160, '160px', 0],
    ['ltr', -161, '', 0],
    ['rtl', 161, '', 0],
  ])('%s: pushed by %i px it stands at "%s" and goes: %i', (direction, x, at, times) => {
    show('side', direction);
    push(x, 0);
    expect(place()[0]).toBe(at);
    touch('touchend', []);
    expect(away).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['ltr', 20],
    ['rtl', -20],
  ])('%s: scrolls sideways first what lies under the finger', (direction, scrolled) => {
    show('side', direction);
    const sign = Math.sign(scrolled);
    part('p').scrollLeft = scrolled;
    push(300 * sign, 0);
    touch('touchend', []);
    expect(away).not.toHaveBeenCalled();
    part('p').scrollLeft = -scrolled;
    part('p').scrollTop = 20;
    push(300 * sign, 0);
    touch('touchend', []);
    expect(away).toHaveBeenCalledTimes(1);
  });
});
