import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePress } from './use-press';
import { stickyOffset, useSticky } from './use-sticky';

const longPress = jest.fn();
const click = jest.fn();

function Tile() {
  const { pressed, handlers } = usePress({ onLongPress: longPress });
  return (
    <button type="button" {...handlers} onClick={click}>
      {pressed ? 'pressed' : 'at rest'}
    </button>
  );
}

/** jsdom has neither sizes nor coordinates of pointers: the tile is 100 px wide and high, at the origin. */
function tile(): HTMLElement {
  const button = screen.getByRole('button');
  button.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  return button;
}
const point = (type: string, x: number, y: number) =>
  fireEvent(tile(), new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const look = () => screen.getByRole('button').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

describe('usePress', () => {
  beforeEach(() => void render(<Tile />));

  it('keeps the times and distances of the press helper', async () => {
    await proves('S9-CONST-42', () => {
      // In after 130 ms.
      point('pointerdown', 50, 50);
      wait(129);
      expect(look()).toBe('at rest');
      wait(1);
      expect(look()).toBe('pressed');
      // Long after another 370 ms; 30 px of movement do not cancel it.
      point('pointermove', 80, 50);
      wait(369);
      expect(longPress).not.toHaveBeenCalled();
      wait(1);
      expect(longPress).toHaveBeenCalledTimes(1);
      // Out 100 ms after letting go.
      point('pointerup', 80, 50);
      wait(99);
      expect(look()).toBe('pressed');
      wait(1);
      expect(look()).toBe('at rest');
    });
  });

  it.each([
    ['across', 30, 0],
    ['down', 0, 30],
    ['aslant', 18, 24],
  ])('a finger that moved 30 px %s still presses long, one that moved further does not', async (_, x, y) => {
    await proves('S9-CONST-42', () => {
      const hold = (dx: number, dy: number) => {
        longPress.mockClear();
        point('pointerdown', 10, 10);
        point('pointermove', 10 + dx, 10 + dy);
        wait(500);
        point('pointerup', 10 + dx, 10 + dy);
        wait(100);
        return longPress.mock.calls.length;
      };
      expect(hold(x, y)).toBe(1);
      expect(hold(x && x + 1, y && y + 1)).toBe(0);
    });
  });

  it.each([
    ['right', 120, 50, 121, 50],
    ['left', -20, 50, -21, 50],
    ['bottom', 50, 120, 50, 121],
    ['top', 50, -20, 50, -21],
  ])('stays pressed up to 20 px off the tile, beyond its %s edge', async (_, x, y, farX, farY) => {
    await proves('S9-CONST-42', () => {
      point('pointerdown', 50, 50);
      wait(130);
      point('pointermove', x, y);
      wait(1000);
      expect(look()).toBe('pressed');
      point('pointermove', farX, farY);
      wait(99);
      expect(look()).toBe('pressed');
      wait(1);
      expect(look()).toBe('at rest');
    });
  });

  it('cancels the long press also by movement before the pressed look', () => {
    point('pointerdown', 10, 10);
    point('pointermove', 60, 10);
    wait(1000);
    expect(longPress).not.toHaveBeenCalled();
    expect(look()).toBe('pressed');
  });

  it('shows a quick tap', () => {
    point('pointerdown', 50, 50);
    wait(20);
    point('pointerup', 50, 50);
    expect(look()).toBe('pressed');
    wait(100);
    expect(look()).toBe('at rest');
  });

  it('lets clicks through, but not the one that ends a long press', () => {
    point('pointerdown', 50, 50);
    wait(500);
    point('pointerup', 50, 50);
    fireEvent.click(tile());
    expect(click).not.toHaveBeenCalled();
    fireEvent.click(tile());
    expect(click).toHaveBeenCalledTimes(1);
  });
});

it('the sticky header engages after 100 px of scroll', async () => {
  function Header() {
    return <p>{useSticky() ? 'stuck' : 'free'}</p>;
  }
  render(<Header />);
  const scroll = (to: number) => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    fireEvent.scroll(window);
  };
  await proves('S9-CONST-43', () => {
    expect(stickyOffset).toBe(100);
    scroll(99);
    expect(screen.getByText('free')).toBeInTheDocument();
    scroll(100);
    expect(screen.getByText('stuck')).toBeInTheDocument();
    scroll(0);
    expect(screen.getByText('free')).toBeInTheDocument();
  });
});
