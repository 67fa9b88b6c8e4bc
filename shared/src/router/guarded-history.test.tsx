import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { sessionOwner } from '../shell';
import { BrowserRouter } from './browser-router';
import { useLeaveGuard } from './leave-guard';
import { useNavigate } from './typed';

const session = { token: 't', merchantCode: 'DEMO', userName: 'mali', type: 1 };

function Form({ unsaved }: { unsaved: boolean }) {
  const { asked, stay, leave } = useLeaveGuard(unsaved);
  return asked ? (
    <dialog open>
      <button type="button" onClick={stay}>
        stay
      </button>
      <button type="button" onClick={leave}>
        leave
      </button>
    </dialog>
  ) : null;
}

/** `/m/agent` is the form; every page has the same ways out. */
function Page({ unsaved }: { unsaved: boolean }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = pathname;
  });
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/m/mine">link</Link>
      <Link to="/m/mine" replace>
        replacing link
      </Link>
      <Link to="/m/agent">here</Link>
      <button type="button" onClick={() => navigate(-1)}>
        arrow
      </button>
      {pathname === '/m/agent' ? <Form unsaved={unsaved} /> : null}
    </>
  );
}

/** Opens home, help and the form, in this order, and looks at the form. */
function open({ unsaved = true } = {}) {
  const site = (holds: boolean) => (
    <BrowserRouter>
      <Page unsaved={holds} />
    </BrowserRouter>
  );
  const { rerender } = render(site(unsaved));
  return { save: () => rerender(site(false)) };
}
const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.queryByRole('dialog');
const asked = () => screen.findByRole('dialog');
/** What is shown and what the address says. */
const isAt = (path: string) => waitFor(() => expect([shown(), location.pathname]).toEqual([path, path]));
const go = (steps: number) => act(async () => history.go(steps));
const reloads = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

beforeEach(() => {
  sessionOwner.start(session);
  // A new entry for each page, numbered as the router does.
  for (const [idx, path] of ['/m/home', '/m/help', '/m/agent'].entries())
    history.pushState({ idx, key: path, usr: null }, '', path);
});

describe('a page with something unsaved', () => {
  it.each(['link', 'replacing link'])('asks before a %s, and stays or leaves', async (name) => {
    open();
    await follow(name);
    await asked();
    await isAt('/m/agent');
    await press('stay');
    expect(question()).toBeNull();
    await follow(name);
    await asked();
    await press('leave');
    await isAt('/m/mine');
    expect(question()).toBeNull();
  });

  it('asks before a step back, by the arrow and by the browser, and leaves the entries as they were', async () => {
    open();
    for (const back of [() => press('arrow'), () => go(-1)]) {
      await back();
      await asked();
      await isAt('/m/agent');
      await press('stay');
    }
    await go(-1);
    await asked();
    await press('leave');
    await isAt('/m/help');
    await go(1);
    await isAt('/m/agent');
    expect(question()).toBeNull();
  });

  it('asks before more steps at once, and takes them', async () => {
    open();
    await go(-2);
    await asked();
    await isAt('/m/agent');
    await press('leave');
    await isAt('/m/home');
  });

  it('is found again by whoever goes back twice before it has asked', async () => {
    open();
    await act(async () => {
      history.go(-1);
      history.go(-1);
    });
    await asked();
    await isAt('/m/agent');
  });

  it('asks before a reload', () => {
    const { save } = open();
    expect(reloads()).toBe(false);
    save();
    expect(reloads()).toBe(true);
  });

  it('asks nothing on the way to itself', async () => {
    open();
    await follow('here');
    expect(question()).toBeNull();
  });

  it('holds nobody back whose session ended', async () => {
    open();
    act(() => sessionOwner.end());
    expect(reloads()).toBe(true);
    await follow('link');
    await isAt('/m/mine');
  });
});

it('asks nothing once all is saved', async () => {
  const { save } = open();
  await follow('link');
  await asked();
  save();
  expect(question()).toBeNull();
  await go(-1);
  await isAt('/m/help');
  await go(1);
  await isAt('/m/agent');
  await follow('link');
  await isAt('/m/mine');
});
