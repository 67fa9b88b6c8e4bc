import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

jest.mock('@foyer/shared/i18n', () => ({
  useT: (part: string) => (key: string) => (part === 'shared' ? key : `${part}:${key}`),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function pressMask(): void {
  const mask = screen.getByRole('dialog').closest('.viewport')!;
  for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) fireEvent[type](mask);
}

describe('Dialog', () => {
  it('ignores a press on the mask within 300 ms of opening', async () => {
    const close = jest.fn();
    render(<Dialog open title="Log in" onClose={close} />);
    await proves('S9-CONST-28', () => {
      for (const ms of [100, 199]) {
        wait(ms);
        pressMask();
        expect(close).not.toHaveBeenCalled();
      }
      wait(1);
      pressMask();
      expect(close).toHaveBeenCalledTimes(1);
    });
  });

  it('counts the 300 ms from each opening anew', () => {
    const close = jest.fn();
    const { rerender } = render(<Dialog open title="Log in" onClose={close} />);
    wait(1000);
    rerender(<Dialog open={false} title="Log in" onClose={close} />);
    wait(1000);
    rerender(<Dialog open title="Log in" onClose={close} />);
    wait(100);
    pressMask();
    expect(close).not.toHaveBeenCalled();
  });

  it('is known by its title and closed by its button and the escape key', () => {
    const close = jest.fn();
    render(<Dialog open title="Log in" onClose={close} />);
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('marks the page while one is open, so that nothing scrolls behind it', () => {
    const marked = () => document.documentElement.hasAttribute('data-modal');
    const close = jest.fn();
    const one = render(<Dialog open title="One" onClose={close} />);
    const other = render(<Dialog open title="Other" onClose={close} />);
    expect(marked()).toBe(true);
    one.rerender(<Dialog open={false} title="One" onClose={close} />);
    expect(marked()).toBe(true);
    other.unmount();
    expect(marked()).toBe(false);
  });

  it('tells that it is gone when its motion is over, and not before', async () => {
    const gone = jest.fn();
    let end = (): void => undefined;
    const motion = new Promise<void>((over) => {
      end = over;
    });
    const moving = jest.spyOn(Element.prototype, 'getAnimations');
    moving.mockReturnValue([{ finished: motion }] as unknown as Animation[]);
    const { rerender } = render(<Dialog open title="News" onClose={jest.fn()} onGone={gone} />);
    rerender(<Dialog open={false} title="News" onClose={jest.fn()} onGone={gone} />);
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect([gone.mock.calls.length, document.querySelectorAll('dialog').length]).toEqual([0, 1]);
    await act(async () => end());
    expect([gone.mock.calls.length, document.querySelectorAll('dialog').length]).toEqual([1, 0]);
    moving.mockRestore();
  });

  it('cannot be dismissed where the member must decide', () => {
    const close = jest.fn();
    render(<Dialog open title="Terms" onClose={close} dismissable={false} />);
    wait(1000);
    pressMask();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(close).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('Dialog, as its owner asks for it', () => {
  it('is not there until it opens', () => {
    const page = (open: boolean) => <Dialog open={open} title="Log in" onClose={() => undefined} />;
    const { rerender } = render(page(false));
    expect(document.querySelector('dialog')).toBeNull();
    rerender(page(true));
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

  it('shows its title, what it holds, and its buttons', () => {
    render(
      <Dialog open title="Log in" onClose={() => undefined} actions={<i>now</i>} children="Name?" className="own" />,
    );
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Log inName?now');
    expect(screen.getByRole('heading')).toHaveAttribute('class', 'title title');
    expect(dialog.firstElementChild).toHaveAttribute('class', 'popup popup own');
    expect(dialog).toHaveAttribute('closedby', 'closerequest');
  });

  it('may leave its title to readers, and its end without buttons', () => {
    render(<Dialog open title="Log in" titleHidden onClose={() => undefined} dismissable={false} />);
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    expect(screen.getByRole('heading')).toHaveAttribute('class', 'visually-hidden');
    expect(dialog.querySelector('.actions')).toBeNull();
    expect(dialog).toHaveAttribute('closedby', 'none');
  });

  it('takes the focus without moving the page, and toasts stand above it', () => {
    const [focus, shown] = [jest.spyOn(HTMLElement.prototype, 'focus'), jest.fn()];
    const { container } = render(<div data-toast="" />);
    Object.assign(container.firstElementChild!, { showPopover: shown, hidePopover: jest.fn() });
    render(<Dialog open title="Log in" onClose={() => undefined} />);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(screen.getByRole('dialog')).toHaveAttribute('autofocus');
    expect(shown).toHaveBeenCalledTimes(1);
    focus.mockRestore();
  });
});

describe('Dialog while it closes', () => {
  it('ignores presses and keys, and can open again', async () => {
    const [close, gone] = [jest.fn(), jest.fn()];
    let end = (): void => undefined;
    const moving = jest.spyOn(Element.prototype, 'getAnimations');
    const motion = new Promise<void>((over) => {
      end = over;
    });
    moving.mockReturnValue([{ finished: motion }] as unknown as Animation[]);
    const page = (open: boolean) => <Dialog open={open} title="News" onClose={close} onGone={gone} />;
    const { rerender } = render(page(true));
    wait(1000);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    expect(dialog).not.toHaveAttribute('inert');
    rerender(page(false));
    expect([dialog.open, dialog.inert || dialog.hasAttribute('inert')]).toEqual([false, true]);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect([close.mock.calls.length, dialog.open]).toEqual([0, false]);
    rerender(page(true));
    expect(dialog.open).toBe(true);
    await act(async () => end());
    expect([gone.mock.calls.length, dialog.isConnected]).toEqual([0, true]);
    moving.mockRestore();
  });
});

describe('Dialog and what is around it', () => {
  it.each(['closes', 'leaves the page'])('takes the focus itself and gives it back when it %s', (how) => {
    const page = (open: boolean, there = true) => (
      <>
        <button type="button">Before</button>
        {there ? <Dialog open={open} title="Log in" onClose={() => undefined} /> : null}
      </>
    );
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Before' }).focus();
    rerender(page(true));
    expect(screen.getByRole('dialog')).toHaveFocus();
    rerender(page(false, how === 'closes'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('does not close when a press that began inside ends on the mask', () => {
    const close = jest.fn();
    render(
      <Dialog open title="Log in" onClose={close}>
        <p>Some text</p>
      </Dialog>,
    );
    wait(1000);
    fireEvent.pointerDown(screen.getByText('Some text'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(close).not.toHaveBeenCalled();
  });

  it('does not close when a press that began on the mask ends inside', () => {
    const close = jest.fn();
    render(
      <Dialog open title="Log in" onClose={close}>
        <p>Some text</p>
      </Dialog>,
    );
    wait(1000);
    fireEvent.pointerDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByText('Some text'));
    expect(close).not.toHaveBeenCalled();
  });

  it('stays when the browser closes it against its owner, and leaves a cancelled file alone', async () => {
    const close = jest.fn();
    render(
      <Dialog open title="Log in" onClose={close}>
        <input type="file" aria-label="Photo" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
    expect(close).not.toHaveBeenCalled();
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  });
});

it('ConfirmDialog gives the answer', () => {
  const [yes, no] = [jest.fn(), jest.fn()];
  render(<ConfirmDialog open title="Leave?" onConfirm={yes} onCancel={no} confirmLabel="Leave" />);
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect([yes, no].map((answer) => answer.mock.calls.length)).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'ui.cancel' }));
  expect([yes, no].map((answer) => answer.mock.calls.length)).toEqual([1, 1]);
});

describe('ConfirmDialog', () => {
  const answers = () => screen.getAllByRole<HTMLButtonElement>('button').filter(({ ariaLabel }) => ariaLabel === null);
  const looks = () => answers().map(({ className }) => className);

  it('that is only to be acknowledged has one answer and no way around it', () => {
    const yes = jest.fn();
    render(<ConfirmDialog open title="Closed" onConfirm={yes} children="Come back" />);
    expect(screen.getByRole('dialog')).toHaveTextContent('ClosedCome backui.ok');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(looks()).toEqual(['button primary medium full']);
    wait(1000);
    pressMask();
    expect(yes).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'ui.ok' }));
    expect(yes).toHaveBeenCalledTimes(1);
  });

  it('takes the close button, the mask and the escape key for a no, until the yes is under way', () => {
    const [yes, no] = [jest.fn(), jest.fn()];
    const dialog = (busy: boolean) => (
      <ConfirmDialog open danger title="Leave?" onConfirm={yes} onCancel={no} cancelLabel="Stay" busy={busy} />
    );
    const { rerender } = render(dialog(false));
    expect(looks()).toEqual(['button quiet medium full', 'button danger medium full']);
    expect(screen.getByRole('button', { name: 'Stay' })).toBeEnabled();
    wait(1000);
    pressMask();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));
    expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([0, 3]);
    rerender(dialog(true));
    expect(screen.getByRole('button', { name: 'Stay' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'ui.ok' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: 'ui.close' })).not.toBeInTheDocument();
    pressMask();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'ui.ok' }));
    expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([0, 3]);
  });
});
