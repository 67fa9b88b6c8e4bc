import { ApiError, call } from '@foyer/shared/api';
import { bus, type EventMap } from '@foyer/shared/bus';
import type { PasswordChange } from '@foyer/shared/session';
import { type Answers, providePasswordKeeper, renderPart } from '@foyer/shared/testing';
import { ToastHost, type ToastSource } from '@foyer/shared/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import ChangePasswordPage from './change-password.page';

let held: string | undefined;
let toasts: (EventMap['toast:show'] | 'hidden')[] = [];
let stops: (() => void)[] = [];

/** Stands in for the shell's keeper of the password, which the shell's tests cover. */
async function change({ oldPassword, ...wish }: PasswordChange): Promise<'changed' | 'same'> {
  const old = held ?? oldPassword ?? '';
  if (old === wish.newPassword) return 'same';
  await call('changePassword', { body: { oldPassword: old, ...wish } });
  held = wish.newPassword;
  return 'changed';
}

/** Shows toasts as the shell does. */
const fromBus: ToastSource = (listener) => {
  const listening = [bus.on('toast:show', listener), bus.on('toast:hide', () => listener(null))];
  return () => {
    for (const stop of listening) stop();
  };
};

beforeEach(() => {
  localStorage.clear();
  held = undefined;
  toasts = [];
  stops = [bus.on('toast:show', (toast) => toasts.push(toast)), bus.on('toast:hide', () => toasts.push('hidden'))];
  providePasswordKeeper({ isHeld: () => held !== undefined, change, take: () => undefined });
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
});

const old_ = () => screen.queryByLabelText('Current password');
const new_ = () => screen.getByLabelText('New password');
const confirm_ = () => screen.getByLabelText('New password again');
const button = () => screen.getByRole('button', { name: 'Change password' });

function open(answers: Answers = { changePassword: null }, advanceTimers?: (ms: number) => void) {
  const ui = (
    <>
      <ChangePasswordPage />
      <ToastHost subscribe={fromBus} />
    </>
  );
  const page = renderPart(ui, {
    path: '/m/changePsw',
    texts: { account: EN },
    session: { userName: 'mali88' },
    answers,
    ...(advanceTimers ? { advanceTimers } : {}),
  });
  const fill = (password: string, again = password, old?: string) => {
    const current = old_();
    if (current && old !== undefined) fireEvent.change(current, { target: { value: old } });
    fireEvent.change(new_(), { target: { value: password } });
    fireEvent.change(confirm_(), { target: { value: again } });
  };
  return { ...page, fill, press: () => page.user.click(button()) };
}

describe('the form', () => {
  it('names the account, and asks for the new password twice', async () => {
    held = 'lantern1';
    const { user } = open();
    await proves('S2-CHANGEPSW-01', async () => {
      const account = screen.getByRole('textbox', { name: 'Username' });
      expect(account).toHaveValue('mali88');
      await user.type(account, 'x');
      expect(account).toHaveValue('mali88');
    });
    await proves('S2-CHANGEPSW-03', () => expect(new_()).toBeVisible());
    await proves('S2-CHANGEPSW-04', () => expect(confirm_()).toBeVisible());
    await proves('S2-CHANGEPSW-05', () => expect(button()).toBeEnabled());
  });

  it('says why it is asked for when somebody else made the password (B023)', () => {
    const first = renderPart(<ChangePasswordPage />, {
      ...{ path: '/m/changePsw', texts: { account: EN }, session: { userName: 'mali88', mustChangePassword: true } },
    });
    expect(screen.getByText(EN['changePsw.first'])).toBeVisible();
    first.unmount();
    open();
    expect(screen.getByText(EN['changePsw.lead'])).toBeVisible();
  });

  it('asks for the old password only when it is not remembered', async () => {
    await proves('S2-CHANGEPSW-02', () => {
      held = 'lantern1';
      const page = open();
      expect(old_()).not.toBeInTheDocument();
      page.unmount();
      held = undefined;
      open();
      expect(old_()).toBeVisible();
    });
  });
});

describe('the rules', () => {
  it('demands the confirmation, and that it is equal', async () => {
    held = 'lantern1';
    const { fill, press, requests } = open();
    await proves('S5-CHANGEPSW-01', async () => {
      fill('lantern2', '');
      await press();
      await waitFor(() => expect(confirm_()).toHaveAccessibleDescription('Enter password'));
      expect(requests).toEqual([]);
    });
    await proves('S5-CHANGEPSW-02', async () => {
      fill('lantern2', 'lantern3');
      await press();
      await waitFor(() => expect(confirm_()).toHaveAccessibleDescription('Confirmation password not matched'));
      expect(requests).toEqual([]);
    });
  });

  it('holds old and new to the rules of the table', async () => {
    const { fill, press, requests } = open();
    await proves('S5-CHANGEPSW-03', async () => {
      fill('lantern2', 'lantern2', '12345');
      await press();
      await waitFor(() => expect(old_()).toHaveAccessibleDescription('Password format is incorrect'));
      expect(old_()).toHaveFocus();
      expect(requests).toEqual([]);
    });
    await proves('S5-CHANGEPSW-04', async () => {
      for (const wrong of ['lan1', 'lanterns', '12345678', 'lantern 2', 'lantern2lantern22']) {
        fill(wrong, wrong, 'lantern1');
        await press();
        await waitFor(() => expect(new_()).toHaveAccessibleDescription('Password format is incorrect'));
      }
      fill('', '', 'lantern1');
      await press();
      await waitFor(() => expect(new_()).toHaveAccessibleDescription('Enter password'));
      expect(requests).toEqual([]);
    });
    fill('lantern2lantern2', 'lantern2lantern2', '123456');
    await press();
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it.each([
    ['typed', undefined],
    ['held', 'lantern1'],
  ])('refuses the %s old password as the new one in a window', async (_, before) => {
    held = before;
    const { fill, press, requests, user } = open();
    await proves('S5-CHANGEPSW-05', async () => {
      fill('lantern1', 'lantern1', 'lantern1');
      await press();
      const popup = await screen.findByRole('dialog');
      expect(popup).toHaveTextContent('The new password and the old password cannot be the same');
      expect(requests).toEqual([]);
      await user.click(within(popup).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    expect(new_()).toHaveValue('lantern1');
  });
});

describe('a change', () => {
  it('is reported, updates the remembered login, and goes home after a second', async () => {
    jest.useFakeTimers();
    localStorage.setItem(
      'rememberLogin_username',
      JSON.stringify({
        type: 'username',
        username: 'Mali88',
        password: btoa(btoa('lantern1')),
        countryDialingCode: '',
      }),
    );
    const { fill, press, requests, where } = open({ changePassword: null }, jest.advanceTimersByTime);
    fill('lantern2', 'lantern2', 'lantern1');
    await proves(['S7-API-26', 'S3-CHANGEPSW-01', 'S1-CHANGEPSW-01'], async () => {
      await press();
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(requests[0]).toMatchObject({ call: 'changePassword', method: 'PUT', path: '/wps/member/password' });
      expect(requests[0]?.body).toEqual({
        oldPassword: 'lantern1',
        newPassword: 'lantern2',
        confirmNewPassword: 'lantern2',
      });
    });
    expect(await screen.findByText('Change saved')).toBeVisible();
    await proves('S4-CHANGEPSW-05', () => {
      const record = JSON.parse(localStorage.getItem('rememberLogin_username') ?? '{}') as { password: string };
      expect(atob(atob(record.password))).toBe('lantern2');
    });
    await proves(['S4-CHANGEPSW-02', 'S9-CONST-22', 'S4-CHANGEPSW-06', 'S9-CONST-23'], async () => {
      // The wait for the answer has used up part of the second.
      await act(() => jest.advanceTimersByTimeAsync(800));
      expect(screen.getByText('Change saved')).toBeVisible();
      expect(where()).toBe('/m/changePsw');
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Change saved')).not.toBeInTheDocument();
      expect(where()).toBe('/m/home');
    });
  });

  it('shows a loading message for at most ten seconds', async () => {
    jest.useFakeTimers();
    held = 'lantern1';
    const { fill, press } = open(
      { changePassword: () => new Promise<never>(() => undefined) },
      jest.advanceTimersByTime,
    );
    fill('lantern2');
    await proves(['S4-CHANGEPSW-01', 'S9-CONST-15'], async () => {
      await press();
      expect(await screen.findByText('Saving the new password')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(9800));
      expect(screen.getByText('Saving the new password')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Saving the new password')).not.toBeInTheDocument();
    });
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  it('stores nothing that was not remembered, and nothing for another account', async () => {
    held = 'lantern1';
    const other = { type: 'username', username: 'somchai', password: btoa(btoa('x')), countryDialingCode: '' };
    localStorage.setItem('rememberLogin_username', JSON.stringify(other));
    const { fill, press } = open();
    fill('lantern2');
    await press();
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ text: 'Change saved' }));
    expect(JSON.parse(localStorage.getItem('rememberLogin_username') ?? '')).toEqual(other);
  });

  it('sends one request, however often it is pressed', async () => {
    held = 'lantern1';
    const { fill, requests, user } = open();
    fill('lantern2');
    await user.dblClick(button());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ text: 'Change saved' }));
    await user.click(button());
    expect(requests).toHaveLength(1);
  });
});

describe('a change that fails', () => {
  it('removes the loading message and shows the reason in the form only', async () => {
    const { fill, press, where } = open({ changePassword: new ApiError('changePassword', 'password.wrong', 200) });
    fill('lantern2', 'lantern2', 'lantern9');
    await press();
    await proves(['S4-CHANGEPSW-07', 'S8-ERRORS-11'], async () => {
      expect(await screen.findByRole('alert')).toHaveTextContent('This is not your current password');
      expect(toasts.at(-1)).toBe('hidden');
      expect(toasts).toHaveLength(2);
      expect(where()).toBe('/m/changePsw');
      expect([old_(), new_(), confirm_()].map((input) => (input as HTMLInputElement).value)).toEqual([
        'lantern9',
        'lantern2',
        'lantern2',
      ]);
    });
  });

  it('asks for the old password when the remembered one was changed elsewhere', async () => {
    held = 'lantern1';
    const { fill, press } = open({
      changePassword: () => {
        held = undefined;
        return new ApiError('changePassword', 'password.wrong', 200);
      },
    });
    fill('lantern2');
    await press();
    await waitFor(() => expect(old_()).toBeVisible());
    expect(new_()).toHaveValue('lantern2');
  });
});
