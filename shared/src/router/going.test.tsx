import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { sessionOwner } from '../shell';
import { useBack } from './back';
import { BrowserRouter } from './browser-router';
import { useLocation } from './index';
import { useLeaveGuard } from './leave-guard';
import { Link } from './link';

/** Each drawing of the page: its path, and what had the look of something pressed until then. */
const drawn: string[] = [];

function Page() {
  const { pathname } = useLocation();
  const back = useBack();
  const [unsaved, setUnsaved] = useState(false);
  const { asked } = useLeaveGuard(unsaved);
  drawn.push(`${pathname} ${document.querySelector('[data-going]')?.textContent}`);
  return (
    <>
      <output>{pathname}</output>
      <Link to="/m/mine">link</Link>
      <Link to="/m/agent">here</Link>
      <button type="button" onClick={back}>
        arrow
      </button>
      <button type="button" onClick={() => setUnsaved(true)}>
        type
      </button>
      {asked ? <dialog open /> : null}
    </>
  );
}

const link = () => screen.getByText('link');
const arrow = () => screen.getByText('arrow');
const isAt = (path: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(path));

beforeEach(() => {
  sessionOwner.start({ token: 't', merchantCode: 'DEMO', userName: 'mali', type: 1 });
  for (const [idx, path] of ['/m/home', '/m/agent'].entries())
    history.pushState({ idx, key: path, usr: null }, '', path);
  drawn.length = 0;
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});

describe('what was pressed', () => {
  it('shows so before the page of a link is drawn, and no longer', async () => {
    await userEvent.click(link());
    await isAt('/m/mine');
    expect(drawn).toContain('/m/mine link');
    expect(link()).not.toHaveAttribute('data-going');
  });

  it('shows so before the page behind the arrow is drawn, and no longer', async () => {
    await act(() => userEvent.click(arrow()));
    await isAt('/m/home');
    expect(drawn).toContain('/m/home arrow');
    expect(arrow()).not.toHaveAttribute('data-going');
  });

  it('shows nothing of the kind where it leads nowhere', async () => {
    await userEvent.click(screen.getByText('here'));
    expect(screen.getByText('here')).not.toHaveAttribute('data-going');
  });

  it('shows nothing of the kind where the page asks instead', async () => {
    await userEvent.click(screen.getByText('type'));
    for (const way of [link(), arrow()]) {
      await userEvent.click(way);
      await screen.findByRole('dialog');
      expect(way).not.toHaveAttribute('data-going');
    }
  });

  it('is not left lit by an arrow that has nothing behind it', async () => {
    history.replaceState({ idx: 0, key: 'first', usr: null }, '');
    // A step for which the browser has no entry does nothing.
    const go = jest.spyOn(window.history, 'go').mockReturnValue(undefined);
    await userEvent.click(arrow());
    expect(go).toHaveBeenCalledWith(-1);
    expect(arrow()).not.toHaveAttribute('data-going');
    go.mockRestore();
  });
});
