/**
 * The site has a port, so that its host name and its host differ.
 * @jest-environment-options {"url": "http://shop.example:8080/"}
 */
import { ApiError } from '@foyer/shared/api';
import type { RegisterFieldName, RegisterFields } from '@foyer/shared/contract';
import { changeLanguage } from '@foyer/shared/i18n';
import { addTexts } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import TY from '../i18n/TY.json';
import { button, type Field, find, labelled, made, open, payloadOf, valid } from './open-register';
import { registerDraft } from './register-draft';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

describe('invitation', () => {
  const fields: RegisterFields = { affiliateCode: { enabled: true, required: false } };
  const bad = new ApiError('affiliateCheck', 'invitation.invalid', 200);
  const path = '/m/register?affiliateCode=LAMP7';

  it('comes with the link, and is checked before the registration', async () => {
    const { fill, press, sent, requests } = await open({
      path,
      fields,
      answers: { affiliateCheck: null, register: made },
    });
    expect(labelled('affiliateCode')).toHaveValue('LAMP7');
    await fill(valid);
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(1));
    await proves(['S4-REGISTER-01', 'S7-API-22'], () => {
      const calls = requests.map(({ call }) => call).filter((call) => call === 'affiliateCheck' || call === 'register');
      expect(calls).toEqual(['affiliateCheck', 'register']);
      expect(sent('affiliateCheck')[0]).toMatchObject({
        method: 'GET',
        query: { code: 'LAMP7', domain: 'shop.example' },
      });
    });
    expect(payloadOf(sent('register')[0])['affiliateCode']).toBe('LAMP7');
  });

  it('stops the registration when it is rejected, with the error at its field', async () => {
    const { fill, press, sent } = await open({ path, fields, answers: { affiliateCheck: bad, register: made } });
    await fill(valid);
    await press();
    await proves(['S4-REGISTER-02', 'S5-REGISTER-03', 'S8-ERRORS-06'], async () => {
      await waitFor(() => expect(labelled('affiliateCode')).toHaveAccessibleDescription('Invalid invitation code'));
      expect(labelled('affiliateCode')).toHaveFocus();
      expect(sent('affiliateCheck')).toHaveLength(1);
      expect(sent('register')).toEqual([]);
    });
    expect(labelled('username')).toHaveValue('lotus88');
  });

  it('is checked once per code, and not when empty', async () => {
    const refused = new ApiError('register', 'rate.limited', 200);
    const { fill, press, sent, user } = await open({
      path,
      fields,
      answers: { affiliateCheck: null, register: refused },
    });
    await fill(valid);
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(1));
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(2));
    expect(sent('affiliateCheck')).toHaveLength(1);
    await fill({ affiliateCode: 'OTHER1' });
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(3));
    expect(sent('affiliateCheck').map(({ query }) => query['code'])).toEqual(['LAMP7', 'OTHER1']);
    await user.clear(labelled('affiliateCode'));
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(4));
    expect(sent('affiliateCheck')).toHaveLength(2);
  });

  it('is not checked where the merchant does not ask for it', async () => {
    const { fill, press, sent } = await open({ path, answers: { register: made } });
    await fill(valid);
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(1));
    expect(sent('affiliateCheck')).toEqual([]);
    expect(payloadOf(sent('register')[0])).not.toHaveProperty('affiliateCode');
  });
});

describe('refusals', () => {
  const every = (names: readonly RegisterFieldName[]): RegisterFields =>
    Object.fromEntries(names.map((name) => [name, { enabled: true, required: false }]));
  const fields = every([
    'email',
    'nickname',
    'payeeName',
    'mobileNum',
    'recommenderId',
    'affiliateCode',
    'paymentPassword',
  ]);

  it.each<[string, unknown, Field, string]>([
    ['member.exists', undefined, 'username', 'Sorry, the username already exists.'],
    ['member.exists', { field: 'mobileNum' }, 'mobileNum', 'Sorry, the username already exists.'],
    ['account.format', undefined, 'username', 'Account format is incorrect'],
    ['password.format', { field: 'confirmPassword' }, 'confirm', 'Password format is incorrect'],
    ['email.format', undefined, 'email', 'E-mail format is incorrect'],
    ['name.format', { field: 'nickname' }, 'nickname', 'Name format is not valid'],
    ['mobile.format', undefined, 'mobileNum', 'The mobile num is not valid'],
    ['referrer.error', undefined, 'recommenderId', 'Referrer link error'],
    ['invitation.invalid', undefined, 'affiliateCode', 'Invalid invitation code'],
    ['request.invalid', { field: 'paymentPassword' }, 'paymentPassword', 'Something in this request is not right'],
  ])('land on their field: %s %o', async (code, value, field, words) => {
    const { fill, press, started } = await open({
      fields,
      answers: { register: new ApiError('register', code, 200, value) },
    });
    await fill(valid);
    await press();
    await waitFor(() => expect(labelled(field)).toHaveAccessibleDescription(words));
    expect(labelled(field)).toHaveFocus();
    expect(labelled('password')).toHaveValue('secret88');
    expect(started).toEqual([]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each<[string, Error, RegExp]>([
    ['the way is closed', new ApiError('register', 'permission.denied', 200), /does not have permission/],
    ['there were too many tries', new ApiError('register', 'rate.limited', 200), /Too many attempts/],
    ['its field is not there', new ApiError('register', 'email.format', 200), /E-mail format/],
    ['there is no connection', new TypeError('down'), /No connection/],
  ])('stand over the button when %s', async (_, failure, words) => {
    const { fill, press } = await open({ answers: { register: failure } });
    await fill(valid);
    await press();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('bring another picture, whether the captcha was asked for from the start or is now', async () => {
    let count = 0;
    const first = await open({
      fields: { captcha: { enabled: true, required: true } },
      answers: { captcha: () => `image${++count}`, register: new ApiError('register', 'captcha.error', 200) },
    });
    await first.fill({ ...valid, captcha: '12a34567' });
    await proves('S9-CONST-13', () => expect(labelled('captcha')).toHaveValue('123456'));
    await first.press();
    await waitFor(() =>
      expect(labelled('captcha')).toHaveAccessibleDescription('The captcha does not match the picture'),
    );
    await waitFor(() => expect(count).toBe(2));
    expect(labelled('captcha')).toHaveValue('');
    first.unmount();
    registerDraft.forget();
    const demand = new ApiError('register', 'rate.limited', 200, { captcha: true });
    const second = await open({ answers: { captcha: 'image', register: demand } });
    await second.fill(valid);
    expect(find('captcha')).toBeNull();
    await second.press();
    await waitFor(() => expect(find('captcha')).toBeVisible());
  });

  it('follow the language', async () => {
    addTexts('account', 'TY', TY);
    const { fill, press } = await open({ answers: { register: new ApiError('register', 'member.exists', 200) } });
    await fill(valid);
    await press();
    await waitFor(() => expect(labelled('username')).toBeInvalid());
    const username = labelled('username');
    await act(() => changeLanguage('TY'));
    await waitFor(() => expect(username).toHaveAccessibleDescription(/[ก-๙]/));
  });
});
