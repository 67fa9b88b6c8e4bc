import { changeLanguage } from '@foyer/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import { Amount, Money } from './money';

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
