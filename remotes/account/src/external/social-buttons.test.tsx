import { ApiError } from '@foyer/shared/api';
import { bus, type EventMap } from '@foyer/shared/bus';
import { type Answers, renderPart, type SentRequest } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import LoginPage from '../login/login.page';
import type { SocialChannel } from './external-verification';
import { provideExternal } from './load-external';

jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const welcome = { token: 'tok', userName: 'lotus88', customerType: 1, firstTimeLogin: true };
const firebase = { apiKey: 'k', authDomain: 'd.example', projectId: 'p' };
const both = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true, MOBILEVERCODELOGIN3: true };

let stop: (() => void) | undefined;
let channels: SocialChannel[] = [];
const brought = jest.fn();

/** A service that returns this token for everybody. */
function provide(token: string | undefined | Error): void {
  channels = [];
  brought.mockClear();
  provideExternal(async (keys) => {
    brought(keys);
    return {
      signIn: async (channel) => {
        channels.push(channel);
        if (token instanceof Error) throw token;
        return token;
      },
      sendCode: async () => {},
      confirm: async () => undefined,
    };
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop?.();
  provideExternal();
});

const facebook = () => screen.queryByRole('button', { name: 'Facebook' });
const google = () => screen.queryByRole('button', { name: 'Google' });
const sentPayload = (request: SentRequest | undefined) =>
  JSON.parse((request!.body as { value: string }).value) as Record<string, string>;

interface Wish {
  flags?: Record<string, boolean>;
  configured?: boolean;
  answers?: Answers;
}

function open({ flags = both, configured = true, answers = {} }: Wish = {}) {
  const started: EventMap['session:start'][] = [];
  stop = bus.on('session:start', (event) => started.push(event));
  const page = renderPart(<LoginPage />, {
    path: '/m/login',
    texts: { account: EN },
    flags,
    answers,
    status: { info: { mobileTemplate: {}, ...(configured ? { firebase } : {}) } },
  });
  return { ...page, started, logins: () => page.requests.filter(({ call }) => call === 'login') };
}

describe('the buttons', () => {
  it.each([
    ['S2-LOGIN-11', 'S6-FLAGS-05', 'FACEBOOKLOGIN3', facebook, google],
    ['S2-LOGIN-12', 'S6-FLAGS-06', 'GOOGLELOGIN3', google, facebook],
  ] as const)(
    '%s: show in username mode, with the service up and their flag on',
    async (row, flagRow, flag, button, other) => {
      provide('proof');
      const first = open({ flags: { MOBILEVERCODELOGIN3: true } });
      await proves([row, flagRow], async () => {
        await screen.findByRole('button', { name: 'Log in' });
        expect(button()).not.toBeInTheDocument();
        first.unmount();
        const { user } = open({ flags: { MOBILEVERCODELOGIN3: true, [flag]: true } });
        // The button waits for the service, because its window may only open within the press.
        expect(button()).not.toBeInTheDocument();
        await waitFor(() => expect(button()).toBeVisible());
        expect(other()).not.toBeInTheDocument();
        await user.click(screen.getByRole('radio', { name: 'SMS code' }));
        expect(button()).not.toBeInTheDocument();
        await user.click(screen.getByRole('radio', { name: 'Password' }));
        expect(button()).toBeVisible();
      });
    },
  );

  it('are missing without the service, which is not loaded then', async () => {
    provide('proof');
    const unconfigured = open({ configured: false });
    await proves('S1-LOGIN-03', async () => {
      await screen.findByRole('button', { name: 'Log in' });
      expect([facebook(), google()]).toEqual([null, null]);
      unconfigured.unmount();
      open({ flags: {} });
      expect([facebook(), google()]).toEqual([null, null]);
      expect(brought).not.toHaveBeenCalled();
    });
  });

  it('are missing when the service does not load', async () => {
    const load = jest.fn(() => Promise.reject(new Error('down')));
    provideExternal(load);
    open();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect([facebook(), google()]).toEqual([null, null]);
  });
});

describe('a press', () => {
  it.each([
    ['Facebook', 'facebook'],
    ['Google', 'google'],
  ] as const)('on %s logs in with its proof', async (name, channel) => {
    provide('proof-7');
    const { user, logins, started } = open({ answers: { login: welcome } });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(started).toEqual([{ login: welcome }]));
    expect(channels).toEqual([channel]);
    expect(brought).toHaveBeenCalledWith(firebase);
    await proves('S3-LOGIN-02', () =>
      expect(sentPayload(logins()[0])).toEqual({
        username: '',
        password: '',
        captcha: '',
        type: 'firebase',
        firebaseChannel: channel,
        firebaseIdToken: 'proof-7',
        firebaseMobileNo: '',
        countryDialingCode: '',
      }),
    );
  });

  it('without a token ends with a message', async () => {
    provide(undefined);
    const { user, logins, started } = open({ answers: { login: welcome } });
    await user.click(await screen.findByRole('button', { name: 'Google' }));
    await proves('S8-ERRORS-08', async () => {
      expect(await screen.findByText(EN['external.noToken'])).toBeVisible();
      expect(logins()).toEqual([]);
    });
    expect(started).toEqual([]);
    expect(google()).toBeEnabled();
  });

  it('shows the refusal of the service or the platform', async () => {
    provide(new ApiError('external', 'rate.limited', 200));
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Google' }));
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
    first.unmount();
    provide('proof');
    const second = open({ answers: { login: new ApiError('login', 'member.not.exist', 200) } });
    await second.user.click(await screen.findByRole('button', { name: 'Google' }));
    expect(await screen.findByText(/does not exist/)).toBeVisible();
  });
});
