import { bus } from '@foyer/shared/bus';
import type { Whitelabel } from '@foyer/shared/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import remote from '../../remote.json';
import {
  agreement,
  both,
  button,
  byName,
  byNumber,
  type Field,
  labelled,
  made,
  open,
  shownFields,
  stops,
  valid,
} from './open-register';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

describe('the page', () => {
  it('has three addresses, no footer and no common bar', async () => {
    const pages: Readonly<Record<string, object>> = remote.pages;
    const row = { page: 'register', footer: false, bar: false };
    await open();
    await proves(['S2-ROUTES-09', 'S2-ROUTES-10', 'S2-ROUTES-11'], () => {
      for (const path of ['/m/register', '/m/register.html', '/register.html']) expect(pages[path]).toMatchObject(row);
      expect(screen.getByRole('form', { name: 'Create an account' })).toBeVisible();
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/m/home');
  });

  it('leads to the login and to customer service', async () => {
    const { user, where } = await open();
    const asked = jest.fn();
    stops.push(bus.on('service:open', asked));
    await proves('S2-REGISTER-02', async () => {
      await user.click(screen.getByRole('button', { name: 'Customer service' }));
      expect(asked).toHaveBeenCalledTimes(1);
    });
    await proves('S2-REGISTER-03', () => expect(button()).toHaveAttribute('type', 'submit'));
    await proves('S2-REGISTER-01', async () => {
      await user.click(screen.getByRole('link', { name: 'Log in' }));
      expect(where()).toBe('/m/login');
    });
  });

  it('shows the first banner for those who register', async () => {
    const banners = [
      { id: 1, type: 'B' as const, title: 'No picture' },
      { id: 2, type: 'B' as const, title: 'First lantern free', image: '/art/b.webp', url: '/m/rewardCenter' },
    ];
    const { sent } = await open({ answers: { announcements: banners } });
    await proves('S2-REGISTER-12', async () => {
      expect(await screen.findByRole('link', { name: 'First lantern free' })).toHaveAttribute(
        'href',
        '/m/rewardCenter',
      );
      expect(sent('announcements')).toHaveLength(1);
      expect(sent('announcements')[0]?.query).toMatchObject({ types: 'B', groupName: 'm_reg', platform: 'M' });
    });
  });

  it('asks for what the merchant wants to know', async () => {
    const { sent } = await open();
    await proves(['S7-API-52', 'S7-API-53'], () => {
      expect(sent('setRegister')).toHaveLength(1);
      expect(sent('setRegister')[0]).toMatchObject({ method: 'GET', path: '/wps/system/setRegister' });
      expect(sent('registerValidation')).toHaveLength(1);
      expect(sent('registerValidation')[0]).toMatchObject({ method: 'GET', path: '/wps/system/registerValidation' });
    });
  });
});

describe('ways', () => {
  const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);
  it.each<[string, Whitelabel, string[], Field]>([
    ['neither', {}, [], 'username'],
    ['the name', byName, ['By username'], 'username'],
    ['the number', byNumber, ['By mobile number'], 'mobileNum'],
    ['both', both, ['By username', 'By mobile number'], 'username'],
  ])('follow the flags: %s', async (_, flags, names, first) => {
    await open({ flags });
    await proves(['S6-FLAGS-01', 'S6-FLAGS-02', 'S2-REGISTER-09', 'S2-REGISTER-10'], () => {
      expect(tabs()).toEqual(names);
      expect(shownFields()[0]).toBe(first);
      if (names.length > 0) expect(screen.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true');
    });
  });

  it('keep what was typed when switched', async () => {
    const { user, fill } = await open({ flags: { ...both, MOBILENUMPASSREG3: true } });
    await fill(valid);
    await user.click(screen.getByRole('tab', { name: 'By mobile number' }));
    expect(shownFields()).toEqual(['password', 'confirm', 'mobileNum', 'verificationCode']);
    expect(labelled('password')).toHaveValue('secret88');
    await fill({ mobileNum: '812345678' });
    await user.click(screen.getByRole('tab', { name: 'By username' }));
    expect(labelled('username')).toHaveValue('lotus88');
    await user.click(screen.getByRole('tab', { name: 'By mobile number' }));
    expect(labelled('mobileNum')).toHaveValue('812345678');
  });

  it('focus the first wrong field of the form that shows', async () => {
    const { user, press } = await open({ flags: both, fields: { email: { enabled: true, required: true } } });
    await user.click(screen.getByRole('tab', { name: 'By mobile number' }));
    await press();
    await waitFor(() => expect(labelled('mobileNum')).toHaveFocus());
    expect(labelled('email')).toHaveAccessibleDescription('Enter a valid e-mail address');
  });

  it('focus the uppermost wrong field, of whatever kind', async () => {
    const required = { enabled: true, required: true };
    const fields = { captcha: required, email: required, mobileNum: required, paymentPassword: required };
    const { fill, press } = await open({ fields, answers: { captcha: 'image' } });
    const inOrder = [
      ['username', 'lotus88'],
      ['password', 'secret88'],
      ['confirm', 'secret88'],
      ['mobileNum', '812345678'],
      ['email', 'a@b.co'],
      ['paymentPassword', '123456'],
      ['captcha', ''],
    ] as const;
    await proves('S5-VALIDATION-08', async () => {
      for (const [field, right] of inOrder) {
        await press();
        await waitFor(() => expect(labelled(field)).toHaveFocus());
        await fill({ [field]: right });
      }
    });
  });
});

describe('agreement', () => {
  it('is ticked at first, and required', async () => {
    const { user, fill, press, sent } = await open({ answers: { register: made } });
    await proves('S2-REGISTER-07', () => expect(agreement()).toBeChecked());
    await fill(valid);
    await proves('S2-REGISTER-08', async () => {
      await user.click(agreement());
      expect(button()).toBeDisabled();
      await user.type(labelled('username'), '{Enter}');
      fireEvent.submit(screen.getByRole('form'));
      await act(async () => undefined);
      expect(sent('register')).toEqual([]);
      await user.click(agreement());
      expect(button()).toBeEnabled();
    });
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(1));
  });

  it('is not ticked where the merchant asks for a tick', async () => {
    const { user, fill, sent, press } = await open({ site: { consentTicked: false }, answers: { register: made } });
    expect(agreement()).not.toBeChecked();
    await fill(valid);
    expect(button()).toBeDisabled();
    await user.click(agreement());
    await press();
    await waitFor(() => expect(sent('register')).toHaveLength(1));
  });

  it.each([18, 21])('names the age of %i', async (minAge) => {
    await open({ site: { minAge } });
    await proves('S5-REGISTER-04', () =>
      expect(agreement()).toHaveAccessibleName(`I am ${minAge} or older and agree to the user agreement`),
    );
  });

  it('is read without losing what was typed', async () => {
    const first = await open({ flags: both, fields: { email: { enabled: true, required: false } } });
    await first.fill({ ...valid, email: 'a@b.co' });
    await first.user.click(screen.getByRole('link', { name: 'user agreement' }));
    expect(first.where()).toBe('/m/useragreement');
    first.unmount();
    const again = await open({ fields: { email: { enabled: true, required: false } } });
    expect(labelled('email')).toHaveValue('a@b.co');
    expect(labelled('confirm')).toHaveValue('secret88');
    again.unmount();
    await open({ fields: { email: { enabled: true, required: false } } });
    expect(labelled('email')).toHaveValue('a@b.co');
    expect(labelled('password')).toHaveValue('');
  });
});
