import { ApiError } from '@foyer/shared/api';
import { changeLanguage } from '@foyer/shared/i18n';
import { type Answers, addTexts, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import TY from '../i18n/TY.json';
import LoginPage from './login.page';

jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const tooMany = (retryAfter: number) => new ApiError('login', 'rate.limited', 200, { retryAfter });
const welcome = { token: 'tok', userName: 'lotus88', customerType: 1, firstTimeLogin: false };
const name = () => screen.getByRole('textbox', { name: EN['login.username'] });
const password = () => screen.getByLabelText(EN['login.password']);
const button = () => screen.getByRole('button', { name: EN['login.submit'] });

async function refusedWith(answers: Answers) {
  const page = renderPart(<LoginPage />, { path: '/m/login', texts: { account: EN }, answers });
  await page.user.type(name(), 'lotus88');
  await page.user.type(password(), 'secret88');
  await page.user.click(button());
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  return { ...page, alert, logins: () => page.requests.filter(({ call }) => call === 'login') };
}

beforeEach(() => localStorage.clear());

describe('a wait after too many tries', () => {
  it('shows its length, keeps what was typed, sends nothing meanwhile, and ends', async () => {
    let tries = 0;
    const answer = () => (++tries === 1 ? tooMany(2) : welcome);
    const { alert, user, logins } = await refusedWith({ login: answer });
    expect(alert).toHaveTextContent('Too many attempts. You can try again in 2 seconds.');
    expect([name(), password()].map((field) => (field as HTMLInputElement).value)).toEqual(['lotus88', 'secret88']);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.click(button());
    await user.type(password(), '{Enter}');
    expect(logins()).toHaveLength(1);
    await waitFor(() => expect(alert).toHaveTextContent('again in 1 second.'), { timeout: 1500 });
    await waitFor(() => expect(alert).toHaveTextContent('You can try again now.'), { timeout: 2500 });
    expect(button()).not.toHaveAttribute('aria-disabled');
    await user.click(button());
    await waitFor(() => expect(logins()).toHaveLength(2));
  });

  it('is read out once, without the countdown', async () => {
    const { alert } = await refusedWith({ login: tooMany(125) });
    const heard = [...alert.querySelectorAll('span')].filter((each) => each.closest('[aria-hidden]') === null);
    expect(heard.at(-1)).toHaveTextContent('Too many attempts. You can try again in 2 minutes 5 seconds.');
    expect(alert.querySelector('[aria-hidden] ')).not.toBeNull();
  });

  it('belongs to the tried name: another one may go on', async () => {
    let tries = 0;
    const answer = () => (++tries === 1 ? tooMany(900) : welcome);
    const { alert, user, logins } = await refusedWith({ login: answer });
    expect(alert).toHaveTextContent('15 minutes.');
    await user.type(name(), '9');
    expect(alert).toBeEmptyDOMElement();
    await user.click(button());
    await waitFor(() => expect(logins()).toHaveLength(2));
  });

  it('is said in Thai', async () => {
    const { alert } = await refusedWith({ login: tooMany(61) });
    await act(() => {
      addTexts('account', 'TY', TY);
      return changeLanguage('TY');
    });
    await waitFor(() => expect(alert).toHaveTextContent('ลองใหม่ได้ในอีก 1 นาที 1 วินาที'));
    await act(() => changeLanguage('EN'));
  });
});
