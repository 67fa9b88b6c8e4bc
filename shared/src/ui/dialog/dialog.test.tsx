import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

jest.mock('@foyer/shared/i18n', () => ({ useT: () => (key: string) => key }));

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

  it('offers no way around a decision', () => {
    const close = jest.fn();
    render(<Dialog open title="Terms" onClose={close} dismissable={false} />);
    wait(1000);
    pressMask();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(close).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
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
