import { changeLanguage } from '@foyer/shared/i18n';
import { renderPart } from '@foyer/shared/testing';
import { TextField } from '@foyer/shared/ui';
import { numeric, useFieldForm } from '@foyer/shared/validation';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

const send = jest.fn(async () => undefined);

function Form() {
  const { field, sendWith, refuse } = useFieldForm({
    defaultValues: { nick: '', code: '', again: '', note: '' },
    demands: {
      nick: { rule: 'nickname', required: false },
      code: { rule: 'paymentPassword', required: false },
      again: { rule: 'paymentPassword', same: { as: 'code', message: 'rule.confirmDiffers' }, required: false },
    },
  });
  return (
    <form noValidate onSubmit={sendWith(send)}>
      <TextField label="Nickname" {...field('nick')} />
      <TextField label="Code" {...field('code')} />
      <TextField label="Again" {...field('again')} />
      <TextField label="Note" {...field('note')} />
      <button type="button" onClick={() => refuse('nick', 'error.invitation.invalid')}>
        Refuse
      </button>
      <button type="button" onClick={() => refuse('note', 'words', 'letters')}>
        Refuse the note
      </button>
    </form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const submit = () => fireEvent.submit(box('Note').closest('form')!);

beforeEach(() => void send.mockClear());

it('finds no fault before it was sent, and leaves the page where it is', async () => {
  const { user } = renderPart(<Form />);
  await user.type(box('Nickname'), 'x');
  await user.tab();
  expect(box('Nickname')).toBeValid();
  let went = true;
  await act(async () => {
    went = submit();
  });
  expect(went).toBe(false);
  await waitFor(() => expect(box('Nickname')).toBeInvalid());
  expect(send).not.toHaveBeenCalled();
  await user.type(box('Nickname'), 'y');
  await waitFor(() => expect(box('Nickname')).toBeValid());
  await act(async () => void submit());
  expect(send.mock.calls).toEqual([[{ nick: 'xy', code: '', again: '', note: '' }]]);
});

it('takes anything where nothing is demanded, and says nothing of the bounds of a repeated value', async () => {
  const { user } = renderPart(<Form />);
  await user.type(box('Note'), 'a-1');
  expect(box('Note')).toHaveValue('a-1');
  expect(box('Note')).not.toHaveAttribute('inputmode');
  expect(box('Code')).toHaveAccessibleDescription(/6/);
  for (const name of ['Again', 'Note']) expect(box(name)).toHaveAccessibleDescription('');
  await user.type(box('Code'), '123456');
  await user.type(box('Again'), '123465');
  await act(async () => void submit());
  await waitFor(() => expect(box('Again')).toBeInvalid());
});

it('shows a refusal in the texts of its part, in each language, until the field changes', async () => {
  const { user } = renderPart(<Form />, { texts: { letters: { words: 'Bad words' } } });
  await user.click(press('Refuse'));
  await user.click(press('Refuse the note'));
  expect(box('Note')).toHaveAccessibleDescription('Bad words');
  await user.type(box('Note'), 'a');
  await waitFor(() => expect(box('Note')).toBeValid());
  await act(() => changeLanguage('TY'));
  await waitFor(() => expect(box('Nickname')).toHaveAccessibleDescription('รหัสเชิญไม่ถูกต้อง'));
  await act(() => changeLanguage('EN'));
  await waitFor(() => expect(box('Nickname')).toHaveAccessibleDescription('Invalid invitation code'));
  expect(box('Note')).toBeValid();
});

it('passes on the value of a field that is no input', async () => {
  const onChange = jest.fn(async () => undefined);
  const event = { target: { name: 'code', value: 'a1' } };
  await numeric({ name: 'code', onBlur: jest.fn(), ref: jest.fn(), onChange }, 6).onChange(event);
  expect(onChange.mock.calls).toEqual([[event]]);
  expect(event.target.value).toBe('a1');
});
