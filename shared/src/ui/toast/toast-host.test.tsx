import { act, render, screen } from '@testing-library/react';
import { raiseToasts, sayInModal } from './raise';
import type { ToastMessage } from './toast';
import { ToastHost, ToastView } from './toast-host';

let show: (message: ToastMessage | null) => void;
const unsubscribe = jest.fn();
const subscribe = (listener: typeof show) => {
  show = (message) => act(() => listener(message));
  return unsubscribe;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows a toast and expects it to disappear at exactly `ms`. */
function expectToStand(message: ToastMessage, ms: number): void {
  show(message);
  act(() => jest.advanceTimersByTime(ms - 1));
  expect(screen.getByRole('status')).toHaveTextContent(message.text);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
}

describe('ToastHost', () => {
  beforeEach(() => void render(<ToastHost subscribe={subscribe} />));

  it('closes a notice after 1.5 s', async () => {
    await proves('S9-CONST-25', () => expectToStand({ text: 'Copied', kind: 'notice' }, 1500));
  });

  it('closes a toast after 3 s and a long one after 8 s', async () => {
    await proves('S9-CONST-26', () => {
      expectToStand({ text: 'Saved' }, 3000);
      expectToStand({ text: 'Saved', kind: 'info' }, 3000);
      expectToStand({ text: 'Refused', kind: 'error' }, 3000);
      expectToStand({ text: 'Read this', kind: 'warning' }, 8000);
    });
  });

  it('closes a short message after 2 s', () => expectToStand({ text: 'Rejected', kind: 'message' }, 2000));

  it('shows a text as it was written', async () => {
    const text = '<img src=x onerror=alert(1)> &amp; {{x}}';
    show({ text });
    await proves('F-HTML-07', () => expect(screen.getByRole('status').textContent).toBe(text));
    expect(document.querySelector('img')).toBeNull();
  });

  it('closes a success after 1 s', async () => {
    await proves('S9-CONST-22', () => expectToStand({ text: 'Done', kind: 'success' }, 1000));
  });

  it('closes what a newer part calls a kind as any toast', () =>
    expectToStand({ text: 'New', kind: 'tomorrow' as 'info' }, 3000));

  it('keeps one: a new toast replaces the old and stands for its own full time', () => {
    show({ text: 'First' });
    act(() => jest.advanceTimersByTime(2900));
    show({ text: 'Second' });
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2900));
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  it('keeps a loading toast until it is taken away, or its maximum', () => {
    show({ text: 'Sending', kind: 'loading' });
    act(() => jest.advanceTimersByTime(9000));
    expect(screen.getByText('Sending')).toBeInTheDocument();
    show(null);
    expect(screen.queryByText('Sending')).not.toBeInTheDocument();
    expectToStand({ text: 'Trial', kind: 'loading', duration: 9_999_000 }, 9_999_000);
  });
});

describe('beside an open modal', () => {
  const notify = jest.fn();
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'ariaNotify');
  beforeEach(() => {
    notify.mockClear();
    render(
      <>
        <dialog open>
          <div data-toast-voice="" data-testid="voice" />
        </dialog>
        <ToastHost subscribe={subscribe} />
      </>,
    );
  });
  afterEach(() => Object.defineProperty(Element.prototype, 'ariaNotify', own ?? {}));

  it('is said there, since the page outside is silent', () => {
    Object.assign(Element.prototype, { ariaNotify: notify });
    show({ text: 'Saved' });
    expect(notify).toHaveBeenCalledWith('Saved');
  });

  it('is read from an unseen text where the browser cannot say it', () => {
    Reflect.deleteProperty(Element.prototype, 'ariaNotify');
    show({ text: 'Saved' });
    expect(screen.getByTestId('voice')).toHaveTextContent('Saved');
    show(null);
    expect(screen.getByTestId('voice')).toBeEmptyDOMElement();
  });

  it('is seen there where the browser has no popovers, and lies beneath the modal', () => {
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover');
    const voice = screen.getByTestId('voice');
    Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
    show({ text: 'Saved' });
    expect(voice).not.toHaveClass('instead');
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    show({ text: 'Sent' });
    expect(voice).toHaveClass('instead');
    show(null);
    expect(voice).not.toHaveClass('instead');
    if (own) Object.defineProperty(HTMLElement.prototype, 'showPopover', own);
  });
});

it('stops listening when it goes', () => {
  unsubscribe.mockClear();
  render(<ToastHost subscribe={subscribe} />).unmount();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it.each([
  ['loading', 'spinner', ''],
  ['success', '', 'm5 12'],
  ['notice', '', 'm5 12'],
  ['error', '', 'M10.7'],
  ['warning', '', 'M10.7'],
  ['info', '', ''],
  ['message', '', ''],
] as const)('a toast of kind %s has the sign of its kind', (kind, ring, path) => {
  const { container } = render(<ToastView text="Well" kind={kind} />);
  expect(container.firstElementChild).toHaveAttribute('class', `toast ${kind}`);
  expect(container.querySelectorAll('.spinner')).toHaveLength(ring === '' ? 0 : 1);
  expect(container.querySelector('path')?.getAttribute('d')?.slice(0, 5) ?? '').toBe(path);
});

it('a toast is of kind info unless said', () => {
  expect(render(<ToastView text="Well" />).container.firstElementChild).toHaveAttribute('class', 'toast info');
});

describe('the place of a toast', () => {
  const log: string[] = [];
  let open = false;
  beforeEach(() => {
    log.length = 0;
    open = false;
    const matches = HTMLElement.prototype.matches;
    jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function matching(this: Element, query) {
      return query === ':popover-open' ? open : matches.call(this, query);
    });
    Object.assign(HTMLElement.prototype, {
      showPopover: () => log.push('show'),
      hidePopover: () => log.push('hide'),
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  it('is the top of the page, anew for each, also for the same text again', () => {
    render(<ToastHost subscribe={subscribe} />);
    show({ text: 'Saved' });
    const first = screen.getByText('Saved');
    show({ text: 'Saved' });
    expect(log).toEqual(['show', 'show']);
    expect(screen.getByText('Saved')).not.toBe(first);
  });

  it('is taken again when something else came on top', () => {
    render(<ToastHost subscribe={subscribe} />);
    raiseToasts();
    expect(log).toEqual([]);
    show({ text: 'Saved' });
    open = true;
    raiseToasts();
    expect(log).toEqual(['show', 'hide', 'show']);
  });
});

it('is said in the uppermost of several modals', () => {
  Reflect.deleteProperty(Element.prototype, 'ariaNotify');
  const voice = (name: string, open: boolean) => (
    <dialog open={open}>
      <i data-toast-voice="" data-testid={name} />
    </dialog>
  );
  render(
    <>
      {voice('lower', true)}
      {voice('upper', true)}
      {voice('shut', false)}
    </>,
  );
  const unsay = sayInModal('Saved');
  expect(['lower', 'upper', 'shut'].map((name) => screen.getByTestId(name).textContent)).toEqual(['', 'Saved', '']);
  unsay();
  expect(screen.getByTestId('upper')).toBeEmptyDOMElement();
  Object.assign(Element.prototype, { ariaNotify: () => undefined });
});

it('nothing waits for a toast whose host has gone', () => {
  const { unmount } = render(<ToastHost subscribe={subscribe} />);
  show({ text: 'Saved' });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
