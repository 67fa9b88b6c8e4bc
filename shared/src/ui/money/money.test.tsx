import { changeLanguage } from '@foyer/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Amount, Money } from './money';

beforeEach(() => changeLanguage('EN'));

it('shows an amount, and four stars when the member hides it', () => {
  const { rerender } = render(<Money value="1234.5" currency="฿" />);
  expect(screen.getByText('฿1,234.50')).toBeInTheDocument();
  rerender(<Money value="1234.5" currency="฿" hidden signed />);
  expect(screen.getByText('****')).toBeInTheDocument();
  expect(screen.queryByText(/1234/)).not.toBeInTheDocument();
});

it('says by sign and word what the colour says', () => {
  render(
    <>
      <Amount value="85.5" currency="฿" word="won" />
      <Amount value="-200" currency="฿" word="lost" />
      <Amount value="0" currency="฿" word="even" />
    </>,
  );
  for (const text of ['+฿85.50', '−฿200.00', '฿0.00', 'won', 'lost', 'even']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

it('is written anew when the language changes', async () => {
  render(<Money value="1234567.5" currency="฿" />);
  expect(screen.getByText('฿1,234,567.50')).toBeInTheDocument();
  await act(() => changeLanguage('DE'));
  expect(screen.getByText('฿1.234.567,50')).toBeInTheDocument();
});

it('has the colour of won and lost only where it is signed and seen', () => {
  const look = (money: ReactElement) => render(money).container.firstElementChild;
  expect(look(<Money value="5" />)).toHaveAttribute('class', 'money');
  expect(look(<Money value="5" signed />)).toHaveAttribute('class', 'money won');
  expect(look(<Money value="-5" signed hidden />)).toHaveAttribute('class', 'money');
  expect(look(<Amount value="-5" className="own" />)).toHaveAttribute('class', 'money lost amount own');
  expect(look(<Amount value="0" />)).toHaveAttribute('class', 'money even amount');
});

it('is a number alone where no currency and no word is given', () => {
  const { container, rerender } = render(<Money value="5" />);
  expect(container).toHaveTextContent(/^5\.00$/);
  expect(container.querySelector('.word')).toBeNull();
  rerender(<Money value="-5" />);
  expect(container).toHaveTextContent(/^-5\.00$/);
  rerender(<Money value="5" signed word="won" />);
  expect(container).toHaveTextContent(/^\+5\.00 won$/);
  rerender(<Money value="0" signed currency="C-" />);
  expect(container).toHaveTextContent(/^C-0\.00$/);
});
