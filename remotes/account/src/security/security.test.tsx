import { ApiError } from '@foyer/shared/api';
import { bus, type EventMap } from '@foyer/shared/bus';
import type { DeviceEntry, SecuritySettings, SessionEntry } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import { codeStore } from '../sms-code/send-code';
import SecurityPage from './security.page';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const bare: SecuritySettings = {
  passwordChangedAt: null,
  email: null,
  mobile: null,
  hasPaymentPassword: false,
  paymentLockedUntil: null,
  mobileHold: null,
  emailHold: null,
  proofs: ['password'],
};
const whole: SecuritySettings = {
  passwordChangedAt: new Date(2026, 9, 2, 12).getTime(),
  email: 'm***@example.com',
  mobile: '+66 *****678',
  hasPaymentPassword: true,
  paymentLockedUntil: null,
  mobileHold: null,
  emailHold: null,
  proofs: ['password', 'mobile', 'email'],
};
const session = (id: string, device: string, current = false): SessionEntry => ({
  id,
  device,
  address: '203.0.113.7',
  createdAt: 1,
  lastSeenAt: new Date(2026, 10, 19, 9, 30).getTime(),
  current,
});
const device: DeviceEntry = {
  id: 'd2',
  device: 'Safari, iOS',
  boundAt: new Date(2026, 8, 1, 12).getTime(),
  lastSeenAt: new Date(2026, 10, 18, 9, 30).getTime(),
  current: false,
  sessions: 1,
};

let toasts: EventMap['toast:show'][] = [];
let stop: () => void;
beforeEach(() => {
  codeStore.setState({}, true);
  toasts = [];
  stop = bus.on('toast:show', (toast) => toasts.push(toast));
});
afterEach(() => stop());

const open = (answers: Answers = {}) =>
  renderPart(<SecurityPage />, {
    path: '/m/securityCenter',
    texts: { account: EN },
    session: {},
    answers: {
      security: bare,
      memberSessions: [session('s1', 'Chrome, Android', true), session('s2', 'Firefox, Windows')],
      devices: [{ ...device, id: 'd1', device: 'Chrome, Android', current: true }, device],
      country: [{ code: 'TH', name: 'Thailand', dialingCode: '66' }],
      emailCode: { expiredMinutes: 1 },
      proofCode: { expiredMinutes: 1 },
      smsBind: { expiredMinutes: 1 },
      bindEmail: null,
      bindMobile: null,
      paymentPassword: null,
      endSession: null,
      endOtherSessions: { ended: 1 },
      unbindDevice: null,
      ...answers,
    },
  });
/** A call's body before sealing. */
const opened = (request: { body: unknown; headers: Headers } | undefined): unknown => {
  expect(request?.headers.get('Encryption')).toMatch(/^sealed for/);
  const { value } = request!.body as { value: string };
  return JSON.parse(value);
};
const list = (name: string) => within(screen.getByRole('region', { name }));
const guard = (name: RegExp) => screen.findByRole('button', { name });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the account’s protections', () => {
  it('show their state, and only masked values', async () => {
    const { requests } = open({ security: whole });
    await proves(['S2-ROUTES-22', 'S7-API-69'], async () => {
      expect(await guard(/^E-mail.*m\*\*\*@example\.com.*On$/)).toBeVisible();
      expect(await guard(/^Mobile number.*\+66 \*{5}678.*On$/)).toBeVisible();
      expect(await guard(/^Payment password.*On$/)).toBeVisible();
      expect(screen.getByRole('link', { name: /^Login password.*Changed on Oct 2, 2026/ })).toBeVisible();
      expect(requests.find(({ call }) => call === 'security')).toMatchObject({
        method: 'GET',
        path: '/wps/member/security',
      });
    });
    expect(screen.getByRole('heading', { name: '4 of 4 guards are up' })).toBeVisible();
  });

  it('say which are missing', async () => {
    open();
    await proves('S7-API-69', async () => {
      expect(await guard(/^E-mail.*No address yet.*Missing$/)).toBeVisible();
      expect(await guard(/^Mobile number.*No number yet.*Missing$/)).toBeVisible();
      expect(await guard(/^Payment password.*Withdrawals will ask for it.*Missing$/)).toBeVisible();
      expect(screen.getByRole('link', { name: /^Login password.*Never changed so far.*On$/ })).toBeVisible();
    });
    expect(screen.getByRole('heading', { name: '1 of 4 guards are up' })).toBeVisible();
  });

  it('link to the change of the password', async () => {
    const { user, where } = open();
    await user.click(await screen.findByRole('link', { name: /^Login password/ }));
    expect(where()).toBe('/m/changePsw');
  });

  it('show an error and load again', async () => {
    const answers = [new ApiError('security', 'rate.limited', 200), bare];
    const { user } = open({ security: () => answers.shift() ?? bare });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '1 of 4 guards are up' })).toBeVisible();
  });
});

describe('binding', () => {
  it('an e-mail address takes a code that was sent there', async () => {
    let security = bare;
    const { user, requests } = open({
      security: () => security,
      bindEmail: () => {
        security = whole;
        return null;
      },
    });
    await user.click(await guard(/^E-mail/));
    const form = await sheet('E-mail');
    await user.click(form.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(form.getByLabelText('E-mail address')).toHaveFocus());
    expect(form.getByLabelText('E-mail address')).toBeInvalid();
    expect(requests.some(({ call }) => call === 'emailCode')).toBe(false);
    await user.type(form.getByLabelText('E-mail address'), 'mali@example.com');
    await user.click(form.getByRole('button', { name: 'Get code' }));
    expect(await form.findByText(/Sent to .*mali@example\.com/)).toBeVisible();
    expect(requests.find(({ call }) => call === 'emailCode')?.body).toEqual({ email: 'mali@example.com' });
    await user.type(form.getByLabelText('Code from the mail'), '123456');
    await user.click(form.getByRole('button', { name: 'Bind' }));
    await waitFor(() => expect(form.getByLabelText('Login password')).toBeInvalid());
    expect(requests.some(({ call }) => call === 'bindEmail')).toBe(false);
    await user.type(form.getByLabelText('Login password'), 'lantern1');
    await user.click(form.getByRole('button', { name: 'Bind' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = requests.find(({ call }) => call === 'bindEmail');
    expect(sent?.method).toBe('PUT');
    expect(opened(sent)).toEqual({ email: 'mali@example.com', verificationCode: '123456', password: 'lantern1' });
    expect(toasts.at(-1)).toMatchObject({ text: 'Your e-mail address is bound', kind: 'success' });
    expect(await guard(/m\*\*\*@example\.com/)).toBeVisible();
  });

  it('a mobile number has its country', async () => {
    const { user, requests } = open();
    await user.click(await guard(/^Mobile number/));
    const form = await sheet('Mobile number');
    await user.type(form.getByLabelText('Mobile number'), '0812345678');
    await user.click(form.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(requests.some(({ call }) => call === 'smsBind')).toBe(true));
    await user.type(form.getByLabelText('SMS code'), '654321');
    await user.type(form.getByLabelText('Login password'), 'lantern1');
    await user.click(form.getByRole('button', { name: 'Bind' }));
    await waitFor(() => expect(requests.some(({ call }) => call === 'bindMobile')).toBe(true));
    expect(opened(requests.find(({ call }) => call === 'bindMobile'))).toEqual({
      mobileNum: '0812345678',
      countryDialingCode: '66',
      verificationCode: '654321',
      password: 'lantern1',
    });
  });

  it('accepts a code to a bound address instead of the password', async () => {
    const { user, requests } = open({ security: whole });
    await user.click(await guard(/^E-mail/));
    const form = await sheet('E-mail');
    expect(form.getByText(/For the next 24 hours it alone can recover the account/)).toBeVisible();
    await user.type(form.getByLabelText('E-mail address'), 'new@example.com');
    await user.type(form.getByLabelText('Code from the mail'), '123456');
    await user.click(form.getByRole('radio', { name: 'By SMS' }));
    expect(form.queryByLabelText('Login password')).not.toBeInTheDocument();
    await user.click(form.getAllByRole('button', { name: 'Get code' })[1]!);
    expect(await form.findByText(/Sent to .*\+66 \*{5}678/)).toBeVisible();
    expect(requests.find(({ call }) => call === 'proofCode')?.body).toEqual({ channel: 'mobile' });
    await user.type(form.getByLabelText(/^Code to .*678/), '654321');
    await user.click(form.getByRole('button', { name: 'Bind' }));
    await waitFor(() => expect(requests.some(({ call }) => call === 'bindEmail')).toBe(true));
    expect(opened(requests.find(({ call }) => call === 'bindEmail'))).toEqual({
      email: 'new@example.com',
      verificationCode: '123456',
      proofBy: 'mobile',
      proofCode: '654321',
    });
  });

  it('asks an account without password for a recent log-in only, and explains a refusal', async () => {
    const { user, requests } = open({
      security: { ...bare, proofs: ['login'] },
      bindEmail: new ApiError('bindEmail', 'proof.login', 200),
    });
    await user.click(await guard(/^E-mail/));
    const form = await sheet('E-mail');
    expect(form.getByText(/within 10 minutes of logging in/)).toBeVisible();
    expect(form.getByText(/only after 24 hours/)).toBeVisible();
    await user.type(form.getByLabelText('E-mail address'), 'new@example.com');
    await user.type(form.getByLabelText('Code from the mail'), '123456');
    await user.click(form.getByRole('button', { name: 'Bind' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Please log in again');
    expect(opened(requests.find(({ call }) => call === 'bindEmail'))).toEqual({
      email: 'new@example.com',
      verificationCode: '123456',
    });
    expect(form.getByLabelText('E-mail address')).toHaveValue('new@example.com');
  });

  it('shows from when a new value recovers the account, and what does meanwhile', async () => {
    const until = new Date(2026, 10, 23, 14, 5).getTime();
    open({ security: { ...whole, mobileHold: { until, old: '08****111' }, emailHold: { until, old: null } } });
    expect(await guard(/Mobile number.*from Nov 23, 2026, 14:05.*until then .*08\*{4}111.* does/)).toBeVisible();
    expect(await guard(/E-mail.*Recovers the account from Nov 23, 2026, 14:05/)).toBeVisible();
  });

  it('shows a refusal under its field, and keeps what was typed', async () => {
    const { user } = open({
      bindMobile: new ApiError('bindMobile', 'verification.code.error', 200, { field: 'verificationCode' }),
    });
    await user.click(await guard(/^Mobile number/));
    const form = await sheet('Mobile number');
    await user.type(form.getByLabelText('Mobile number'), '0812345678');
    await user.type(form.getByLabelText('SMS code'), '000000');
    await user.type(form.getByLabelText('Login password'), 'lantern1');
    await user.click(form.getByRole('button', { name: 'Bind' }));
    await waitFor(() => expect(form.getByLabelText('SMS code')).toHaveAccessibleDescription('Verification code error'));
    expect(form.getByLabelText('Mobile number')).toHaveValue('0812345678');
    expect(form.getByRole('button', { name: 'Bind' })).not.toHaveAttribute('aria-busy');
  });
});

describe('the payment password', () => {
  it('is in no draft when the session ends under the form', async () => {
    await proves('F-WITHDRAW-08', async () => {
      const typed = async () => (await sheet('Payment password')).getByLabelText('New payment password');
      const view = open();
      await view.user.click(await guard(/^Payment password/));
      await view.user.type(await typed(), '528613');
      expect(await typed()).toHaveValue('528613');
      // The session ends under the open form.
      act(() => renderPart(null).unmount());
      view.unmount();
      const again = open();
      await again.user.click(await guard(/^Payment password/));
      expect(await typed()).toHaveValue('');
    });
  });

  it('is six digits, twice, with the login password', async () => {
    const { user, requests } = open();
    await user.click(await guard(/^Payment password/));
    const form = await sheet('Payment password');
    const type = async (password: string, digits: string, again: string) => {
      for (const [label, text] of [
        ['Login password', password],
        ['New payment password', digits],
        ['Payment password again', again],
      ] as const) {
        await user.clear(form.getByLabelText(label));
        await user.type(form.getByLabelText(label), text);
      }
      await user.click(form.getByRole('button', { name: 'Save' }));
    };
    await type('lantern1', '12345', '12345');
    await waitFor(() => expect(form.getByLabelText('New payment password')).toBeInvalid());
    await type('lantern1', '123456', '123457');
    await waitFor(() => expect(form.getByLabelText('Payment password again')).toBeInvalid());
    expect(requests.some(({ call }) => call === 'paymentPassword')).toBe(false);
    await type('lantern1', '123456', '123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened(requests.find(({ call }) => call === 'paymentPassword'))).toEqual({
      password: 'lantern1',
      paymentPassword: '123456',
    });
  });

  it('says that it is locked, until when, and is open again with a new one', async () => {
    await proves('F-WITHDRAW-10', async () => {
      const until = new Date(2026, 10, 19, 14, 5);
      let refusal: Error | null = new ApiError('paymentPassword', 'password.wrong', 200);
      const { user } = open({
        security: () => ({ ...whole, paymentLockedUntil: refusal === null ? null : until.getTime() }),
        paymentPassword: () => refusal,
      });
      const locked = /^Payment password.*Locked until Nov 19, 2026, 14:05\. Wait, or set a new one here.*Locked$/;
      await user.click(await guard(locked));
      const form = await sheet('Payment password');
      await user.type(form.getByLabelText('Login password'), 'lantern9');
      await user.type(form.getByLabelText('New payment password'), '123456');
      await user.type(form.getByLabelText('Payment password again'), '123456');
      await user.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(form.getByRole('alert')).toBeVisible());
      refusal = null;
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await guard(/^Payment password.*Asked for with every withdrawal.*On$/)).toBeVisible();
      expect(screen.queryByText(/Locked/)).not.toBeInTheDocument();
    });
  });

  it('shows the platform’s refusal in the form', async () => {
    const { user } = open({ paymentPassword: new ApiError('paymentPassword', 'password.wrong', 200) });
    await user.click(await guard(/^Payment password/));
    const form = await sheet('Payment password');
    await user.type(form.getByLabelText('Login password'), 'lantern9');
    await user.type(form.getByLabelText('New payment password'), '123456');
    await user.type(form.getByLabelText('Payment password again'), '123456');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('This is not your current password');
    expect(form.getByLabelText('New payment password')).toHaveValue('123456');
  });
});

describe('who is logged in', () => {
  it('shows each session with its place and time, the current one marked and without a button', async () => {
    open();
    await screen.findByText('Firefox, Windows');
    const sessions = list('Where you are logged in');
    const [own, other] = sessions.getAllByRole('listitem');
    expect(own).toHaveTextContent(/Chrome, Android This device203\.0\.113\.7Active now$/);
    expect(other).toHaveTextContent(/Firefox, Windows 203\.0\.113\.7Last seen Nov 19, 2026, 09:30/);
    expect(sessions.getAllByRole('button')).toHaveLength(1);
  });

  it('ends one after asking', async () => {
    let sessions = [session('s1', 'Chrome, Android', true), session('s2', 'Firefox, Windows')];
    const { user, requests } = open({
      memberSessions: () => sessions,
      endSession: () => {
        sessions = sessions.slice(0, 1);
        return null;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out: Firefox, Windows' }));
    const question = await sheet('Sign out there?');
    expect(requests.some(({ call }) => call === 'endSession')).toBe(false);
    await user.click(question.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByText('Firefox, Windows')).not.toBeInTheDocument());
    expect(requests.find(({ call }) => call === 'endSession')).toMatchObject({ method: 'DELETE', query: { id: 's2' } });
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  it('ends all others after asking; a refusal shows in the dialog', async () => {
    const answers: (ApiError | { ended: number })[] = [
      new ApiError('endOtherSessions', 'rate.limited', 200),
      { ended: 1 },
    ];
    const { user } = open({ endOtherSessions: () => answers.shift()! });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const question = await sheet('Sign out everywhere else?');
    await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await question.findByRole('alert')).toHaveTextContent('Too many attempts');
    await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts.at(-1)).toMatchObject({ text: 'Signed out', kind: 'success' });
  });

  it('forgets a device after asking', async () => {
    const { user, requests } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove: Safari, iOS' }));
    const question = await sheet('Remove this device?');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(requests.find(({ call }) => call === 'unbindDevice')).toMatchObject({ query: { id: 'd2' } }),
    );
  });

  it('shows when there is nothing, and loads again after a failure', async () => {
    const answers = [new ApiError('memberSessions', 'unknown', 500), [session('s1', 'Chrome, Android', true)]];
    const { user } = open({ devices: [], memberSessions: () => answers.shift() ?? [] });
    expect(await screen.findByText('A device you log in with will stand here.')).toBeVisible();
    await screen.findByText('Unknown error');
    await user.click(list('Where you are logged in').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome, Android')).toBeVisible();
  });
});

it('is for members by its guards', () => {
  expect(remote.pages['/m/securityCenter'].guard).toEqual(['member', 'notTrial']);
});
