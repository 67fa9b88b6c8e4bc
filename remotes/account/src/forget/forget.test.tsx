import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { Link, useLocation } from '@foyer/shared/router';
import { type Answers, type RenderOptions, renderPart } from '@foyer/shared/testing';
import { ToastHost, type ToastMessage } from '@foyer/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import ForgetPage from './forget.page';

const toasts = (listener: (message: ToastMessage | null) => void) => {
  const stops = [bus.on('toast:show', listener), bus.on('toast:hide', () => listener(null))];
  return () => {
    for (const stop of stops) stop();
  };
};

afterEach(() => jest.useRealTimers());

const username_ = () => screen.getByRole('textbox', { name: 'Username' });
const email_ = () => screen.getByRole('textbox', { name: 'E-mail address' });
const retrieve = () => screen.getByRole('button', { name: 'Retrieve password' });
const tab = (name: 'By e-mail' | 'By phone') => screen.queryByRole('tab', { name });

function Site() {
  const { pathname } = useLocation();
  if (pathname === '/m/login') return <Link to="/m/forget">forgot</Link>;
  return pathname === '/m/home' ? null : <ForgetPage />;
}

function open(answers: Answers = {}, options: RenderOptions = {}) {
  const page = renderPart(
    <>
      <ToastHost subscribe={toasts} />
      <Site />
    </>,
    { path: '/m/forget', texts: { account: EN }, answers, ...options },
  );
  const sent = () => page.requests.filter(({ call }) => call === 'passwordByEmail');
  const fill = (username: string, email: string) => {
    fireEvent.change(username_(), { target: { value: username } });
    fireEvent.change(email_(), { target: { value: email } });
  };
  return { ...page, sent, fill };
}

describe('the ways to recover an account', () => {
  it('are e-mail only without the flag', async () => {
    open();
    await proves(['S2-FORGOT-02', 'S6-FLAGS-08'], () => {
      expect(tab('By phone')).not.toBeInTheDocument();
      expect(email_()).toBeVisible();
    });
    await proves('S2-ROUTES-13', () => {
      expect(screen.getByRole('form', { name: 'Recovery by e-mail' })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    });
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/m/home');
  });

  it('are two with the flag, e-mail first', async () => {
    const { user } = open({}, { flags: { CHNGPASSVERIF3: true } });
    await proves(['S2-FORGOT-01', 'S6-FLAGS-08'], () => {
      expect(tab('By phone')).toBeVisible();
      expect(tab('By e-mail')).toHaveAttribute('aria-selected', 'true');
    });
    await proves('S4-FORGOT-01', async () => {
      await user.click(tab('By phone')!);
      expect(screen.getByRole('form', { name: 'Recovery by phone' })).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'E-mail address' })).not.toBeInTheDocument();
      await user.click(tab('By e-mail')!);
      expect(screen.getByRole('form', { name: 'Recovery by e-mail' })).toBeVisible();
    });
  });
});

describe('by e-mail', () => {
  it('asks for user name and address, and links to customer service', async () => {
    const { user } = open();
    await proves('S2-FORGOT-03', () => expect(username_()).toBeVisible());
    await proves('S2-FORGOT-04', () => expect(email_()).toBeVisible());
    await proves('S2-FORGOT-05', () => expect(retrieve()).toBeEnabled());
    const asked = jest.fn();
    const stop = bus.on('service:open', asked);
    await proves('S2-FORGOT-06', async () => {
      await user.click(screen.getByRole('button', { name: 'Ask customer service' }));
      expect(asked).toHaveBeenCalledTimes(1);
    });
    stop();
  });

  it('demands an address', async () => {
    const { user, sent } = open({ passwordByEmail: null });
    await user.type(username_(), 'lotus88');
    await user.click(retrieve());
    await proves(['S5-FORGOT-01', 'S5-FORGOT-03', 'S8-ERRORS-01'], async () => {
      await waitFor(() => expect(email_()).toHaveAccessibleDescription(text('shared', 'in_email_incorrect')));
      expect(sent()).toEqual([]);
    });
    expect(email_()).toHaveFocus();
  });

  it('accepts addresses of the pattern only', async () => {
    const { fill, sent } = open({ passwordByEmail: null });
    await proves('S5-FORGOT-02', async () => {
      for (const address of ['a@x', 'a@x.info', 'a@x.aa.bb.cc.dd']) {
        fill('lotus88', address);
        fireEvent.click(retrieve());
        await waitFor(() => expect([address, email_().getAttribute('aria-invalid')]).toEqual([address, 'true']));
      }
      for (const address of ['a.b@x.com', 'a@x.co.uk', 'a@x.aa.bb.cc']) {
        fill('lotus88', address);
        await waitFor(() => expect([address, email_().getAttribute('aria-invalid')]).toEqual([address, 'false']));
      }
      expect(sent()).toEqual([]);
    });
  });

  it('sends both without the spaces around them, as a form', async () => {
    const { fill, sent, user } = open({ passwordByEmail: null });
    fill('  lotus88 ', ' a.b@x.com  ');
    await user.click(retrieve());
    await proves(['S1-FORGOT-01', 'S7-API-23'], async () => {
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]).toMatchObject({ method: 'POST', path: '/wps/member/password/email' });
      expect(sent()[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    });
    await proves(['S3-FORGOT-01', 'S5-FORGOT-04'], () =>
      expect(sent()[0]?.body).toEqual({ username: 'lotus88', email: 'a.b@x.com' }),
    );
  });

  it('shows a loading message, the success for one second, and goes back', async () => {
    jest.useFakeTimers();
    window.history.pushState({}, '');
    let answer: (value: null) => void = () => {};
    const messages: ToastMessage[] = [];
    const stop = bus.on('toast:show', (message) => messages.push(message));
    const { fill, sent, where } = open(
      { passwordByEmail: () => new Promise<null>((resolve) => (answer = resolve)) },
      { path: '/m/login' },
    );
    fireEvent.click(screen.getByRole('link', { name: 'forgot' }));
    fill('lotus88', 'a@x.com');
    fireEvent.click(retrieve());
    await act(() => jest.advanceTimersByTimeAsync(0));
    await proves(['S8-ERRORS-03', 'S9-CONST-17'], async () => {
      expect(screen.getByText(EN['in_please_wait'])).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(29_000));
      expect(screen.getByText(EN['in_please_wait'])).toBeVisible();
      expect(messages[0]).toMatchObject({ kind: 'loading', duration: 9_999_000 });
    });
    answer(null);
    await act(() => jest.advanceTimersByTimeAsync(10));
    await proves(['S4-FORGOT-02', 'S8-ERRORS-02', 'S9-CONST-22', 'S9-CONST-23'], async () => {
      expect(screen.queryByText(EN['in_please_wait'])).not.toBeInTheDocument();
      expect(screen.getByText(EN['in_been_out'])).toBeVisible();
      fireEvent.click(retrieve());
      await act(() => jest.advanceTimersByTimeAsync(980));
      expect(screen.getByText(EN['in_been_out'])).toBeVisible();
      expect(where()).toBe('/m/forget');
      await act(() => jest.advanceTimersByTimeAsync(20));
      expect(screen.queryByText(EN['in_been_out'])).not.toBeInTheDocument();
      expect(where()).toBe('/m/login');
    });
    expect(sent()).toHaveLength(1);
    stop();
  });

  it('shows the platform’s refusal, and keeps what was typed', async () => {
    const { fill, user, where } = open({ passwordByEmail: new ApiError('passwordByEmail', 'rate.limited', 429) });
    fill('lotus88', 'a@x.com');
    await user.click(retrieve());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Too many attempts/));
    expect(screen.queryByText(EN['in_please_wait'])).not.toBeInTheDocument();
    expect([username_(), email_()].map((input) => (input as HTMLInputElement).value)).toEqual(['lotus88', 'a@x.com']);
    expect(where()).toBe('/m/forget');
  });
});

describe("the mail's link", () => {
  const password_ = () => screen.getByLabelText('New password', { selector: 'input' });
  const set = () => screen.getByRole('button', { name: 'Set new password' });
  const path = '/m/forget?key=abc-123';

  it('leads to a new password, and that to the log-in page', async () => {
    const { user, requests, where } = open({ passwordByLink: null }, { path });
    await user.click(set());
    await waitFor(() => expect(password_()).toHaveAccessibleDescription('Enter password'));
    expect(requests).toEqual([]);
    await user.type(password_(), 'lantern22');
    await user.click(set());
    await waitFor(() => expect(where()).toBe('/m/login'));
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', body: { key: 'abc-123', newPassword: 'lantern22' } });
    expect(screen.getByText(EN['forget.changed'])).toBeVisible();
  });

  it('is removed from the address at once, and still works in the page', async () => {
    const { user, requests, where } = open({ passwordByLink: null }, { path: `${path}&from=mail` });
    await waitFor(() => expect(where()).toBe('/m/forget?from=mail'));
    expect(set()).toBeVisible();
    await user.type(password_(), 'lantern22');
    await user.click(set());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({ body: { key: 'abc-123' } });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state])).not.toContain('abc-123');
  });

  it('that is invalid leads to asking for another', async () => {
    const { user, where } = open({ passwordByLink: new ApiError('passwordByLink', 'link.invalid', 200) }, { path });
    await user.type(password_(), 'lantern22');
    await user.click(set());
    expect(await screen.findByText(/used already or is too old/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(where()).toBe('/m/forget');
    expect(email_()).toBeVisible();
  });

  it('demands a new password that differs from the old one', async () => {
    const same = new ApiError('passwordByLink', 'modify.new.old.same', 200);
    const { user } = open({ passwordByLink: same }, { path });
    await user.type(password_(), 'lantern22');
    await user.click(set());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/cannot be the same/));
    expect(password_()).toHaveValue('');
  });
});
