import { act, fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from './drawer';

jest.mock('@foyer/shared/i18n', () => ({
  useT: (part: string) => (key: string) => (part === 'shared' ? key : `${part}:${key}`),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is a modal known by its title, closed by its button and the escape key', () => {
  const close = jest.fn();
  render(
    <Drawer open title="Language" onClose={close}>
      <p>Thai</p>
    </Drawer>,
  );
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByRole('dialog', { name: 'Language' })).toHaveTextContent('Thai');
  fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(2);
});

it('closes with what it showed, of which nothing is drawn again, and opens with what it has then', () => {
  const drawn = jest.fn();
  function Content({ said }: { said: string }) {
    drawn();
    return <p>{said}</p>;
  }
  const drawer = (open: boolean, said: string) => (
    <Drawer open={open} title="Language" onClose={() => undefined} actions={<Content said={`take ${said}`} />}>
      <Content said={said} />
    </Drawer>
  );
  const moves = jest.fn(() => [{ finished: new Promise(() => undefined) }]);
  Object.assign(Element.prototype, { getAnimations: moves });
  const { container, rerender } = render(drawer(true, 'Thai'));
  const popup = () => container.ownerDocument.querySelector('dialog');
  drawn.mockClear();
  rerender(drawer(false, 'English'));
  expect(popup()).toHaveTextContent('Thai');
  expect(popup()).toHaveTextContent('take Thai');
  expect(drawn).not.toHaveBeenCalled();
  rerender(drawer(true, 'English'));
  expect(popup()).toHaveTextContent('take English');
  expect(popup()).not.toHaveTextContent('Thai');
  Object.assign(Element.prototype, { getAnimations: () => [] });
});

describe('a finger on the drawer', () => {
  const close = jest.fn();
  beforeEach(() => close.mockClear());

  /** Moves a finger slowly between two points and lifts it. */
  function swipe(x: number, y: number): void {
    const panel = screen.getByText('Thai');
    fireEvent.touchStart(panel, { touches: [{ clientX: 100, clientY: 100 }] });
    for (const part of [0.5, 1]) {
      act(() => jest.advanceTimersByTime(1000));
      fireEvent.touchMove(panel, { touches: [{ clientX: 100 + x * part, clientY: 100 + y * part }] });
    }
    fireEvent.touchEnd(panel, { touches: [] });
  }

  function show(from: 'sheet' | 'side', scrolled = 0): void {
    for (const side of ['offsetHeight', 'offsetWidth'] as const)
      jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400);
    render(
      <Drawer open from={from} title="Language" onClose={close}>
        <p>Thai</p>
      </Drawer>,
    );
    screen.getByText('Thai').scrollTop = scrolled;
  }

  it.each([
    ['sheet', 0, 300, 1],
    ['sheet', 300, 0, 0],
    ['sheet', 0, -300, 0],
    ['side', 300, 0, 1],
    ['side', -300, 0, 0],
  ] as const)('closes a %s only when it goes back to its edge: by %i, %i', (from, x, y, times) => {
    show(from);
    swipe(x, y);
    expect(close).toHaveBeenCalledTimes(times);
  });

  it('scrolls the content before it moves the sheet', () => {
    show('sheet', 50);
    swipe(0, 300);
    expect(close).not.toHaveBeenCalled();
  });
});

it('calls whoever owns it now, and nobody while it is shut', () => {
  const [before, now] = [jest.fn(), jest.fn()];
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  const page = (open: boolean, close: () => void) => (
    <Drawer open={open} title="Language" onClose={close}>
      <p>Thai</p>
    </Drawer>
  );
  const { rerender } = render(page(false, before));
  rerender(page(true, before));
  rerender(page(true, now));
  const text = screen.getByText('Thai');
  fireEvent.touchStart(text, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(text, { touches: [{ clientX: 100, clientY: 400 }] });
  fireEvent.touchEnd(text, { touches: [] });
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
  expect(screen.getByRole('dialog')).toHaveAttribute('class', 'viewport viewport sheet');
});
