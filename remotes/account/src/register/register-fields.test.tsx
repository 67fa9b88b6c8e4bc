import { ApiError } from '@foyer/shared/api';
import type { RegisterFieldName } from '@foyer/shared/contract';
import type { Answers } from '@foyer/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { byName, byNumber, find, labelled, made, open, payloadOf, shownFields, valid } from './open-register';
import { registerDraft } from './register-draft';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

describe('fields', () => {
  it('prove a number on registration by name when the flag is on', async () => {
    const first = await open();
    await proves('S6-FLAGS-03', async () => {
      expect(shownFields()).toEqual(['username', 'password', 'confirm']);
      first.unmount();
      await open({ flags: { ...byName, REGMOBVERF3: true } });
      expect(shownFields()).toEqual(['username', 'password', 'confirm', 'mobileNum', 'verificationCode']);
    });
  });

  it('set a password on registration by number when the flag is on', async () => {
    const first = await open({ flags: byNumber });
    await proves('S6-FLAGS-04', async () => {
      expect(shownFields()).toEqual(['mobileNum', 'verificationCode']);
      first.unmount();
      await open({ flags: { ...byNumber, MOBILENUMPASSREG3: true } });
      expect(shownFields()).toEqual(['password', 'confirm', 'mobileNum', 'verificationCode']);
    });
  });

  const base: readonly string[] = ['username', 'password', 'confirm'];
  const samples: Readonly<Record<RegisterFieldName, readonly [good: string, bad: string]>> = {
    username: ['lotus88', '8lotus'],
    password: ['secret88', 'secret'],
    paymentPassword: ['123456', '12345'],
    idNumber: ['A1234567', 'A1'],
    qqNum: ['12345678', '123'],
    facebook: ['lotus.fb', 'x'.repeat(51)],
    wechat: ['lotus_wx', 'x'.repeat(51)],
    line: ['lotus.line', 'x'.repeat(51)],
    whatsapp: ['+66 81', 'x'.repeat(51)],
    zalo: ['lotus-z', 'x'.repeat(51)],
    email: ['a@b.co', 'a@'],
    nickname: ['Lo', 'L'],
    payeeName: ['Lotus Blossom', 'L'],
    mobileNum: ['812345678', '12345'],
    recommenderId: ['42', '4-2'],
    affiliateCode: ['ABC123', 'A-B'],
    verificationCode: ['123456', '123'],
    captcha: ['1234', ''],
  };
  const names = Object.keys(samples) as RegisterFieldName[];
  const answers: Answers = { captcha: 'image', affiliateCheck: null, register: made, registerMobile: made };

  it.each(names)('%s shows when switched on, is required or not, and keeps its rule', async (name) => {
    const isBase = base.includes(name);
    const hidden = isBase ? undefined : await open();
    const [good, bad] = samples[name];
    await proves(['S3-REGISTER-10', 'S2-REGISTER-11'], async () => {
      if (hidden) expect(find(name)).toBeNull();
      hidden?.unmount();
      await open({ fields: { [name]: { enabled: false, required: true } } }).then((page) => {
        expect(shownFields()).toEqual(base);
        page.unmount();
      });
      const on = await open({ fields: { [name]: { enabled: true, required: false } }, answers });
      expect(find(name)).toBeVisible();
      expect(shownFields()).toEqual(expect.arrayContaining([...base, name]));
      on.unmount();
    });
    registerDraft.forget();

    await proves('S3-REGISTER-09', async () => {
      const optional = await open({ fields: { [name]: { enabled: true, required: false } }, answers });
      await optional.fill({ ...valid, ...(isBase ? { [name]: '' } : {}) });
      await optional.press();
      if (isBase) expect(optional.sent('register')).toEqual([]);
      else await waitFor(() => expect(optional.sent('register')).toHaveLength(1));
      optional.unmount();
      registerDraft.forget();

      const required = await open({ fields: { [name]: { enabled: true, required: true } }, answers });
      await required.fill({ ...valid, ...(isBase ? { [name]: '' } : {}) });
      await required.press();
      await waitFor(() => expect(labelled(name)).toHaveAccessibleDescription(/\S/));
      expect(labelled(name)).toBeInvalid();
      expect(required.sent('register')).toEqual([]);
      if (bad !== '') {
        await required.fill({ [name]: bad });
        await required.press();
        expect(labelled(name)).toBeInvalid();
        expect(required.sent('register')).toEqual([]);
      }
      await required.fill({ [name]: good, ...(name === 'verificationCode' ? { mobileNum: '812345678' } : {}) });
      if (name === 'password') await required.fill({ confirm: good });
      await required.press();
      await waitFor(() => expect(required.sent('register')).toHaveLength(1));
      expect(payloadOf(required.sent('register')[0])).toMatchObject({ [name]: good });
      required.unmount();
    });
  });

  it('have the merchant’s own rule', async () => {
    const { fill, press, sent } = await open({ rules: { username: { rule: { min: 8, max: 10 } } }, answers });
    expect(labelled('username')).toHaveAccessibleDescription(/^8 to 10/);
    await fill(valid);
    await press();
    await waitFor(() => expect(labelled('username')).toBeInvalid());
    await fill({ username: 'lotus8888' });
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(1));
  });

  it('check the SMS code by its rule', async () => {
    const { fill, press } = await open({ flags: { MOBILENUMREG3: true } });
    await fill({ mobileNum: '812345678', verificationCode: '123' });
    await press();
    await proves('S5-VALIDATION-07', () =>
      waitFor(() => expect(labelled('verificationCode')).toHaveAccessibleDescription('Verification code error')),
    );
    await fill({ verificationCode: '1234' });
    await waitFor(() => expect(labelled('verificationCode')).toBeValid());
  });

  it('are the base fields when the configuration fails', async () => {
    const failed = new ApiError('setRegister', 'unknown', 500);
    await open({ flags: byName, answers: { setRegister: failed, registerValidation: failed } });
    expect(shownFields()).toEqual(['username', 'password', 'confirm']);
  });

  it('keep their rules for the next visit', async () => {
    const first = await open({ rules: { username: { rule: { min: 9, max: 12 } } } });
    expect(labelled('username')).toHaveAccessibleDescription(/^9 to 12/);
    first.unmount();
    await open({ again: true, answers: { registerValidation: new ApiError('registerValidation', 'unknown', 500) } });
    expect(labelled('username')).toHaveAccessibleDescription(/^9 to 12/);
  });
});

describe('passwords', () => {
  it('have a button each to show them', async () => {
    const { user, fill } = await open();
    await fill(valid);
    const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
    await proves('S2-REGISTER-05', async () => {
      expect(labelled('password')).toHaveAttribute('type', 'password');
      await user.click(first!);
      expect(labelled('password')).toHaveAttribute('type', 'text');
    });
    await proves('S2-REGISTER-06', async () => {
      expect(labelled('confirm')).toHaveAttribute('type', 'password');
      await user.click(second!);
      expect(labelled('confirm')).toHaveAttribute('type', 'text');
      await user.click(first!);
      expect(labelled('password')).toHaveAttribute('type', 'password');
      expect(labelled('confirm')).toHaveAttribute('type', 'text');
    });
  });

  it('must be equal', async () => {
    const { fill, press, sent } = await open({ answers: { register: made } });
    await fill({ ...valid, confirm: 'secret89' });
    await press();
    await proves('S5-REGISTER-01', async () => {
      await waitFor(() => expect(labelled('confirm')).toHaveAccessibleDescription('Confirmation incorrect'));
      expect(labelled('confirm')).toHaveFocus();
      expect(sent('register')).toEqual([]);
    });
    await fill({ confirm: '' });
    await press();
    await proves('S5-REGISTER-02', async () => {
      await waitFor(() => expect(labelled('confirm')).toHaveAccessibleDescription('Password format is incorrect'));
      expect(sent('register')).toEqual([]);
    });
    await fill({ confirm: 'secret99' });
    expect(labelled('confirm')).toBeInvalid();
    await fill({ password: 'secret99' });
    await waitFor(() => expect(labelled('confirm')).toBeValid());
  });
});
