/**
 * The site has a port, so that its host name and its host differ.
 * @jest-environment-options {"url": "http://shop.example:8080/"}
 */
import type { RegisterValue } from '@foyer/shared/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { provideExternal } from '../external/load-external';
import EN from '../i18n/EN.json';
import { button, byName, byNumber, labelled, labels, made, open, payloadOf, valid, validNumber } from './open-register';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

describe('sending', () => {
  it('sends one sealed registration by name and hands the session to the shell', async () => {
    const { fill, press, sent, started, handed, toasts } = await open({ answers: { register: made } });
    await fill(valid);
    await press();
    await waitFor(() => expect(started).toEqual([{ login: made }]));
    expect(handed).toEqual(['secret88']);
    const [request] = sent('register');
    await proves(['S1-REGISTER-01', 'S7-API-15'], () => {
      expect(sent('register', 'registerMobile')).toHaveLength(1);
      expect(request).toMatchObject({ method: 'PUT', path: '/wps/member/register' });
    });
    await proves('S7-API-16', () => {
      expect(request?.headers.get('Encryption')).toBe('sealed for KEY');
      expect(Object.keys(request?.body as object)).toEqual(['value']);
    });
    await proves(['S3-REGISTER-04', 'S3-REGISTER-06', 'S3-REGISTER-07', 'S9-CONST-30'], () =>
      expect(payloadOf(request)).toEqual({
        username: 'lotus88',
        password: 'secret88',
        confirmPassword: 'secret88',
        registerUrl: 'shop.example',
        domain: 'shop.example',
        registerMethod: 'H5',
        type: 0,
      }),
    );
    await proves('S8-ERRORS-10', () => expect(toasts).toEqual([{ text: 'Registered successfully', kind: 'success' }]));
  });

  it('sends a registration by number to its own path', async () => {
    const { fill, press, sent, started, handed, user } = await open({
      flags: byNumber,
      answers: { registerMobile: { ...made, userName: '812345678' }, smsRegister: { expiredMinutes: 5 } },
    });
    await fill({ mobileNum: '812345678' });
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(sent('smsRegister')).toHaveLength(1));
    await fill({ verificationCode: '123456' });
    await press();
    await waitFor(() => expect(started).toHaveLength(1));
    expect(handed).toEqual([]);
    await proves(['S1-REGISTER-02', 'S7-API-17'], () => {
      expect(sent('register', 'registerMobile')).toHaveLength(1);
      const [request] = sent('registerMobile');
      expect(request).toMatchObject({ method: 'PUT', path: '/wps/member/register/mobile' });
      expect(request?.headers.get('Encryption')).toBe('sealed for KEY');
      const payload = payloadOf(request);
      expect(payload).toMatchObject({ mobileNum: '812345678', verificationCode: '123456', countryDialingCode: '66' });
      expect(payload).not.toHaveProperty('password');
    });
  });

  it('uses the platform’s name for every field', async () => {
    const enabled = { enabled: true, required: false };
    const extras = Object.fromEntries(
      Object.keys(labels)
        .filter((name) => name !== 'confirm')
        .map((name) => [name, enabled]),
    );
    const values = {
      ...valid,
      ...validNumber,
      paymentPassword: '123456',
      idNumber: 'A1234567',
      qqNum: '12345678',
      facebook: 'lotus.fb',
      wechat: 'lotus_wx',
      line: ' lotus.line ',
      whatsapp: '+66 81',
      zalo: 'lotus-z',
      email: 'a@b.co',
      nickname: 'Lotus',
      payeeName: 'Lotus Blossom',
      recommenderId: '42',
      affiliateCode: 'ABC123',
      captcha: '1234',
    };
    const { fill, press, sent } = await open({
      fields: extras,
      answers: { register: made, affiliateCheck: null, captcha: 'image' },
    });
    await fill(values);
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(1));
    const { confirm: _, ...names } = values;
    await proves(['S3-REGISTER-01', 'S3-REGISTER-02', 'S3-REGISTER-03'], () =>
      expect(payloadOf(sent('register')[0])).toEqual({
        ...names,
        line: 'lotus.line',
        confirmPassword: 'secret88',
        countryDialingCode: '66',
        registerUrl: location.hostname,
        domain: location.hostname,
        registerMethod: 'H5',
        type: 0,
      }),
    );
  });

  it('leaves out what was left empty', async () => {
    const optional = { enabled: true, required: false };
    const { fill, press, sent } = await open({
      fields: { nickname: optional, line: optional, mobileNum: optional, paymentPassword: optional },
      answers: { register: made },
    });
    await fill({ ...valid, line: 'lotus.line' });
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(1));
    expect(Object.keys(payloadOf(sent('register')[0])).sort()).toEqual([
      'confirmPassword',
      'domain',
      'line',
      'password',
      'registerMethod',
      'registerUrl',
      'type',
      'username',
    ]);
  });

  describe('says how the site runs', () => {
    const agent = navigator.userAgent;
    const device = (userAgent: string, standalone: boolean, display: boolean) => {
      Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
      Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
      Object.assign(globalThis, {
        matchMedia: (query: string) => ({ matches: display && query.includes('standalone') }),
      });
    };
    const before = globalThis.matchMedia;
    afterEach(() => {
      device(agent, false, false);
      Object.assign(globalThis, { matchMedia: before });
    });
    it.each<[string, string, boolean, boolean]>([
      ['H5', 'Mozilla/5.0 (Linux; Android 14)', false, false],
      ['PWA', 'Mozilla/5.0 (Linux; Android 14)', false, true],
      ['WEBCLIP', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', true, true],
      ['APP', 'Mozilla/5.0 (Linux; Android 14) MCAPP/3', true, true],
    ])('%s', async (method, userAgent, standalone, display) => {
      device(userAgent, standalone, display);
      const { fill, press, sent } = await open({ answers: { register: made } });
      await fill(valid);
      await press();
      await waitFor(() => expect(sent('register')).toHaveLength(1));
      await proves('S3-REGISTER-05', () => expect(payloadOf(sent('register')[0])['registerMethod']).toBe(method));
    });
  });

  it('opens the log-in page with the name when no session came', async () => {
    const { fill, press, where, started, toasts } = await open({ answers: { register: { userName: 'lotus88' } } });
    await fill(valid);
    await press();
    await waitFor(() => expect(where()).toBe('/m/login'));
    expect(started).toEqual([]);
    expect(toasts.map(({ text }) => text)).toEqual(['Registered successfully']);
  });

  it('never sends twice, and deletes the draft once there is an account', async () => {
    let answer: (value: RegisterValue) => void = () => undefined;
    const { fill, user, sent, started, unmount } = await open({
      answers: { register: () => new Promise((resolve) => (answer = resolve)) },
    });
    await fill(valid);
    await user.dblClick(button());
    await waitFor(() => expect(sent('register')).toHaveLength(1));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    fireEvent.submit(screen.getByRole('form'));
    answer(made);
    await waitFor(() => expect(started).toHaveLength(1));
    fireEvent.submit(screen.getByRole('form'));
    await act(async () => undefined);
    expect(sent('register')).toHaveLength(1);
    unmount();
    await open();
    expect(labelled('username')).toHaveValue('');
  });
});

describe('the external verification service', () => {
  const status = { info: { mobileTemplate: {}, firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p' } } };
  const service = (token: string | undefined) => {
    const fake = {
      signIn: jest.fn(async () => 'social'),
      sendCode: jest.fn(async () => undefined),
      confirm: jest.fn(async () => token),
    };
    provideExternal(async () => fake);
    return fake;
  };

  it('sends the code and verifies the number', async () => {
    const fake = service('id-token');
    const { fill, press, sent, user } = await open({ flags: byNumber, status, answers: { registerMobile: made } });
    await fill({ mobileNum: '0812345678' });
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(fake.sendCode).toHaveBeenCalledWith('+66812345678'));
    expect(await screen.findByRole('button', { name: 'New code in 60 s' })).toBeVisible();
    await fill({ verificationCode: '123456' });
    await press();
    await waitFor(() => expect(sent('registerMobile')).toHaveLength(1));
    expect(fake.confirm).toHaveBeenCalledWith('123456');
    await proves('S3-REGISTER-08', () =>
      expect(payloadOf(sent('registerMobile')[0])).toMatchObject({
        firebaseChannel: 'sms',
        firebaseIdToken: 'id-token',
      }),
    );
    expect(sent('smsRegister')).toEqual([]);
  });

  it('has no part in a registration when it is off', async () => {
    const { fill, press, sent } = await open({ flags: byNumber, answers: { registerMobile: made } });
    await fill(validNumber);
    await press();
    await waitFor(() => expect(sent('registerMobile')).toHaveLength(1));
    await proves('S3-REGISTER-08', () => {
      const payload = payloadOf(sent('registerMobile')[0]);
      expect(payload).not.toHaveProperty('firebaseChannel');
      expect(payload).not.toHaveProperty('firebaseIdToken');
    });
  });

  it('stops the registration when it gives no token', async () => {
    service(undefined);
    const { fill, press, sent } = await open({ flags: byNumber, status, answers: { registerMobile: made } });
    await fill(validNumber);
    await press();
    await proves('S8-ERRORS-08', async () => {
      await waitFor(() => expect(labelled('verificationCode')).toHaveAccessibleDescription(EN['external.noToken']));
      expect(sent('registerMobile')).toEqual([]);
    });
  });

  it('offers the external accounts that the merchant enabled', async () => {
    service('id-token');
    const social = () => screen.queryAllByRole('button', { name: /Facebook|Google/ });
    const off = await open({ status });
    await proves('S2-REGISTER-04', async () => {
      expect(social()).toEqual([]);
      off.unmount();
      await open({ status, flags: { ...byName, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true } });
      await waitFor(() => expect(social()).toHaveLength(2));
    });
  });
});
