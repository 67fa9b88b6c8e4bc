import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePress } from './use-press';
import { stickyOffset, useSticky } from './use-sticky';
import { useWindowFrom } from './use-window-from';

const longPress = jest.fn();
const click = jest.fn();

function Tile({ onLongPress }: { onLongPress?: (() => void) | undefined }) {
  const { pressed, handlers } = usePress({ onLongPress });
  return (
    <button type="button" {...handlers} onClick={click}>
      {pressed ? 'pressed' : 'at rest'}
    </button>
  );
}

/** jsdom has no layout: the tile is 100 px wide and high, at the origin. */
function tile(): HTMLElement {
  const button = screen.getByRole('button');
  button.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  return button;
}
const point = (type: string, x: number, y: number, button = 0) =>
  fireEvent(tile(), new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const look = () => screen.getByRole('button').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

describe('usePress', () => {
  beforeEach(() => void render(<Tile onLongPress={longPress} />));

  it('keeps the times and distances of the press helper', async () => {
    await proves('S9-CONST-42', () => {
      // Pressed after 130 ms.
      point('pointerdown', 50, 50);
      wait(129);
      expect(look()).toBe('at rest');
      wait(1);
      expect(look()).toBe('pressed');
      // Long press after another 370 ms; moving 30 px does not cancel it.
      point('pointermove', 80, 50);
      wait(369);
      expect(longPress).not.toHaveBeenCalled();
      wait(1);
      expect(longPress).toHaveBeenCalledTimes(1);
      // Released 100 ms after letting go.
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

describe('a press that is ignored or ends early', () => {
  it('is one of another mouse button, and a passing pointer', () => {
    render(<Tile onLongPress={longPress} />);
    point('pointerdown', 50, 50, 2);
    wait(1000);
    point('pointermove', 500, 500);
    point('pointerup', 500, 500);
    expect([look(), longPress.mock.calls.length]).toEqual(['at rest', 0]);
  });

  it('is one that becomes a scroll', () => {
    render(<Tile onLongPress={longPress} />);
    point('pointerdown', 50, 50);
    wait(100);
    point('pointercancel', 50, 50);
    wait(1000);
    expect([look(), longPress.mock.calls.length]).toEqual(['at rest', 0]);
  });

  it('is one that leaves the tile by more than its edge', () => {
    render(<Tile onLongPress={longPress} />);
    point('pointerdown', 50, 50);
    wait(130);
    // React derives its leave event from `pointerout`.
    point('pointerout', 110, 50);
    wait(200);
    expect(look()).toBe('pressed');
    point('pointerout', 121, 50);
    wait(100);
    expect(look()).toBe('at rest');
    point('pointermove', 50, 50);
    wait(1000);
    expect([look(), longPress.mock.calls.length]).toEqual(['at rest', 0]);
  });

  it('is one whose tile is removed', () => {
    const { unmount } = render(<Tile onLongPress={longPress} />);
    point('pointerdown', 50, 50);
    wait(200);
    unmount();
    wait(1000);
    expect([longPress.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0]);
  });

  it('a second press looks pressed as long as the first, however soon it comes', () => {
    render(<Tile onLongPress={longPress} />);
    point('pointerdown', 50, 50);
    wait(130);
    point('pointerup', 50, 50);
    wait(50);
    point('pointerdown', 50, 50);
    wait(200);
    expect(look()).toBe('pressed');
  });
});

describe('the click and the menu of the browser', () => {
  it('a click by the keyboard counts, and so does a tap after a long press that gave none', () => {
    render(<Tile onLongPress={longPress} />);
    expect(fireEvent.click(tile())).toBe(true);
    expect(click).toHaveBeenCalledTimes(1);
    point('pointerdown', 50, 50);
    wait(500);
    point('pointerup', 50, 50);
    point('pointerdown', 50, 50);
    point('pointerup', 50, 50);
    expect(fireEvent.click(tile())).toBe(true);
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('a click that ends a long press goes nowhere', () => {
    render(<Tile onLongPress={longPress} />);
    point('pointerdown', 50, 50);
    wait(500);
    expect(fireEvent.click(tile())).toBe(false);
  });

  it('the menu does not cover what a long press shows, and comes where there is none', () => {
    const { rerender } = render(<Tile onLongPress={longPress} />);
    expect(fireEvent.contextMenu(tile())).toBe(false);
    rerender(<Tile />);
    expect(fireEvent.contextMenu(tile())).toBe(true);
    point('pointerdown', 50, 50);
    wait(5000);
    expect([look(), longPress.mock.calls.length]).toEqual(['pressed', 0]);
    point('pointerup', 50, 50);
    expect(fireEvent.click(tile())).toBe(true);
  });
});

it('without a long press the helper only changes the look', () => {
  function Plain() {
    const { pressed, handlers } = usePress();
    return (
      <button type="button" {...handlers}>
        {pressed ? 'pressed' : 'at rest'}
      </button>
    );
  }
  render(<Plain />);
  point('pointerdown', 50, 50);
  wait(130);
  expect(look()).toBe('pressed');
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

it('a header is sticky at once on a page that is scrolled already, from where its owner says, until it goes', () => {
  function Header({ offset }: { offset: number }) {
    return <p>{useSticky(offset) ? 'stuck' : 'free'}</p>;
  }
  Object.defineProperty(window, 'scrollY', { value: 60, configurable: true });
  const { rerender, unmount } = render(<Header offset={50} />);
  expect(screen.getByText('stuck')).toBeVisible();
  rerender(<Header offset={70} />);
  expect(screen.getByText('free')).toBeVisible();
  const left = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(left.mock.calls.map(([type]) => type)).toContain('scroll');
  left.mockRestore();
});

describe('the width of the window', () => {
  function Room({ width }: { width: number }) {
    return <p>{useWindowFrom(width) ? 'room' : 'narrow'}</p>;
  }

  it('is followed while somebody asks', () => {
    const listeners = new Set<() => void>();
    let wide = 900;
    const queries: string[] = [];
    window.matchMedia = (query: string) => {
      queries.push(query);
      return {
        matches: wide >= Number(/\d+/.exec(query)?.[0]),
        addEventListener: (_: 'change', heard: () => void) => listeners.add(heard),
        removeEventListener: (_: 'change', heard: () => void) => listeners.delete(heard),
      } as unknown as MediaQueryList;
    };
    const { rerender, unmount } = render(<Room width={768} />);
    expect(screen.getByText('room')).toBeVisible();
    expect(new Set(queries)).toEqual(new Set(['(min-width: 768px)']));
    wide = 600;
    act(() => {
      for (const heard of listeners) heard();
    });
    expect(screen.getByText('narrow')).toBeVisible();
    rerender(<Room width={500} />);
    expect(screen.getByText('room')).toBeVisible();
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('counts as narrow in a browser without media queries or their events', () => {
    const { unmount } = render(<Room width={0} />);
    expect(screen.getByText('narrow')).toBeVisible();
    unmount();
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    render(<Room width={768} />).unmount();
    render(<Room width={768} />);
    expect(screen.getByText('room')).toBeVisible();
    Reflect.deleteProperty(window, 'matchMedia');
  });
});
