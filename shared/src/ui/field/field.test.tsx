import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Checkbox } from './checkbox';
import { PasswordField } from './password-field';
import { Switch } from './switch';
import { TextField } from './text-field';

jest.mock('@foyer/shared/i18n', () => ({
  useT: (part: string) => (key: string) => (part === 'shared' ? key : `${part}:${key}`),
}));

describe('TextField', () => {
  it('is tied to its label and its hint', () => {
    render(<TextField label="Username" hint="6 to 14 letters" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(input).toHaveAccessibleDescription('6 to 14 letters');
    expect(input).toBeValid();
  });

  it('shows the error in the place of the hint, where readers hear of it', () => {
    const { rerender } = render(<TextField label="Username" hint="6 to 14 letters" />);
    const message = screen.getByText('6 to 14 letters');
    expect(message).toHaveAttribute('aria-live', 'polite');
    rerender(<TextField label="Username" hint="6 to 14 letters" error="Too short" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Too short');
    expect(message).toContainElement(screen.getByText('Too short'));
    expect(screen.queryByText('6 to 14 letters')).not.toBeInTheDocument();
  });

  it.each([null, undefined, false, ''])('takes an error that is %j for none', (error) => {
    const { container } = render(<TextField label="Username" hint="6 to 14 letters" error={error} />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByText('6 to 14 letters')).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('class', 'field');
  });

  it('marks itself as failed, and may be found by an id of its owner', () => {
    const { container } = render(<TextField label="Username" error="Too short" id="name" className="own" />);
    expect(container.firstElementChild).toHaveAttribute('class', 'field failed own');
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAttribute('id', 'name');
  });

  it('shows what stands before and after the text, and nothing where there is none', () => {
    const { container, rerender } = render(<TextField label="Amount" prefix="฿" suffix="k" placeholder="100" />);
    const frame = () => container.querySelector('.frame');
    expect(frame()).toHaveTextContent('฿k');
    expect(screen.getByPlaceholderText('100')).toBeVisible();
    rerender(<TextField label="Amount" />);
    expect(frame()?.children).toHaveLength(1);
    // The styles recognise an empty input by its visible placeholder.
    expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', ' ');
  });

  it('empties by its button as typing would, whoever keeps the value, and takes the focus back', async () => {
    function Kept() {
      const [value, setValue] = useState('lantern');
      return (
        <>
          <TextField label="Kept" value={value} onChange={(event) => setValue(event.target.value)} clearable />
          <p>{value === '' ? 'nothing is kept' : value}</p>
        </>
      );
    }
    const ref = createRef<HTMLInputElement>();
    render(
      <>
        <Kept />
        <TextField label="Free" defaultValue="lamp" clearable ref={ref} />
      </>,
    );
    for (const button of screen.getAllByRole('button', { name: 'ui.clear' })) await userEvent.click(button);
    expect(screen.getByRole('textbox', { name: 'Kept' })).toHaveValue('');
    expect(screen.getByText('nothing is kept')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Free' })).toHaveValue('');
    expect(ref.current).toHaveFocus();
  });
});

it('PasswordField shows and hides what is typed', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'ui.showPassword' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'ui.hidePassword' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('secret');
});

it('PasswordField leaves letters as typed, shows by its sign what it does, and stays shut with its button', async () => {
  const { container, rerender } = render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('spellcheck')).toBe('false');
  const sign = () => container.querySelector('svg')?.innerHTML;
  const hidden = sign();
  await userEvent.click(screen.getByRole('button'));
  expect(sign()).not.toBe(hidden);
  rerender(<PasswordField label="Password" disabled />);
  expect(screen.getByRole('button')).toBeDisabled();
});

it('Checkbox is ticked by a press on its label', async () => {
  render(<Checkbox label="Remember me" />);
  await userEvent.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

it('Switch tells its new position', async () => {
  const change = jest.fn();
  render(<Switch label="Quick login" checked={false} onChange={change} />);
  expect(screen.getByRole('switch', { name: 'Quick login' })).not.toBeChecked();
  await userEvent.click(screen.getByText('Quick login'));
  expect(change.mock.calls.map(([checked]) => checked)).toEqual([true]);
  expect(screen.getByRole('switch')).toBeEnabled();
});
