import { changeLanguage } from '@foyer/shared/i18n';
import { renderPart } from '@foyer/shared/testing';
import { TextField } from '@foyer/shared/ui';
import { type FieldDemand, useFieldForm } from '@foyer/shared/validation';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

interface Values {
  nick: string;
  mobile: string;
  code: string;
}
type Demands = Partial<Record<keyof Values, FieldDemand>>;

const base: Demands = {
  nick: { rule: 'nickname', required: false, trim: true },
  mobile: { rule: 'mobileNum' },
  code: { rule: 'verificationCode' },
};
const asked = jest.fn<void, [boolean]>();
const send = jest.fn<Promise<unknown>, [Values]>();

function Form({ demands, mode = 'onSubmit' }: { demands: Demands; mode?: 'onSubmit' | 'onChange' }) {
  const { field, sendWith, refuse, checkMobile, formState } = useFieldForm<Values>({
    defaultValues: { nick: '', mobile: '', code: '' },
    demands,
    mode,
  });
  return (
    <form noValidate onSubmit={sendWith(send)}>
      <TextField label="Nickname" {...field('nick')} />
      <TextField label="Mobile" {...field('mobile')} />
      <TextField label="Code" {...field('code')} />
      <button type="submit" disabled={mode === 'onChange' && !formState.isValid}>
        Send
      </button>
      <button type="button" onClick={() => refuse('nick', 'error.invitation.invalid')}>
        Refuse
      </button>
      <button type="button" onClick={() => checkMobile('mobile').then(asked)}>
        Get code
      </button>
    </form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

function open(demands: Demands = base, mode: 'onSubmit' | 'onChange' = 'onSubmit') {
  return renderPart(<Form demands={demands} mode={mode} />);
}

beforeEach(() => {
  asked.mockReset();
  send.mockReset().mockResolvedValue(undefined);
});

describe('a form of fields', () => {
  it('lets an optional field stay empty, says what is wrong elsewhere, and focuses the first of it', async () => {
    const { user } = open();
    await user.click(press('Send'));
    await proves(['S5-VALIDATION-02', 'S5-VALIDATION-03'], async () => {
      await waitFor(() =>
        expect(box('Mobile')).toHaveAccessibleDescription('Enter a mobile number of at least 6 digits'),
      );
      expect(box('Code')).toHaveAccessibleDescription('Enter the code');
      expect(box('Nickname')).toHaveAttribute('aria-invalid', 'false');
    });
    await proves('S5-VALIDATION-08', async () => {
      expect(box('Mobile')).toHaveFocus();
      await user.type(box('Nickname'), 'x');
      await user.click(press('Send'));
      await waitFor(() => expect(box('Nickname')).toHaveFocus());
    });
    expect(send).not.toHaveBeenCalled();
    // From here on every change is validated.
    await user.type(box('Nickname'), 'y');
    await waitFor(() => expect(box('Nickname')).toHaveAttribute('aria-invalid', 'false'));
  });

  it('sends once, without the spaces that do not count', async () => {
    let finish = (_: unknown) => {};
    send.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { user } = open();
    await user.type(box('Nickname'), '  Mali ');
    await user.type(box('Mobile'), '0812345678');
    await user.type(box('Code'), '1234');
    for (let times = 0; times < 3; times += 1) fireEvent.submit(press('Send'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({ nick: 'Mali', mobile: '0812345678', code: '1234' });
    await act(async () => finish(undefined));
    fireEvent.submit(press('Send'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('takes digits only where the rule says so, and leaves the caret where it was', async () => {
    const { user } = open();
    await user.type(box('Mobile'), '+66 (81)-234x');
    expect(box('Mobile')).toHaveValue('6681234');
    await user.type(box('Mobile'), '9'.repeat(20));
    expect(box('Mobile')).toHaveValue(`6681234${'9'.repeat(13)}`);
    await user.click(box('Code'));
    await user.paste('12-34 56 78 90 12');
    expect(box('Code')).toHaveValue('1234567890');
    expect(box('Code')).toHaveAttribute('inputmode', 'numeric');
    await user.clear(box('Code'));
    await user.type(box('Code'), '1234');
    await user.type(box('Code'), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect((box('Code') as HTMLInputElement).selectionStart).toBe(2);
    await user.type(box('Nickname'), 'a-1');
    expect(box('Nickname')).toHaveValue('a-1');
  });

  it('tells the bounds in force before anything is wrong', () => {
    open({ nick: { rule: { min: 3, max: 9, message: 'rule.name', hint: 'hint.length' } } });
    expect(box('Nickname')).toHaveAccessibleDescription('3 to 9 characters');
  });

  it('can wait until all is well', async () => {
    const { user } = open({ mobile: { rule: 'mobileNum' } }, 'onChange');
    await waitFor(() => expect(press('Send')).toBeDisabled());
    await user.type(box('Mobile'), '12345');
    expect(await screen.findByText(/at least 6 digits/)).toBeVisible();
    expect(press('Send')).toBeDisabled();
    await user.type(box('Mobile'), '6');
    await waitFor(() => expect(press('Send')).toBeEnabled());
  });

  it('shows what the platform says against a field, and focuses it, until it is changed', async () => {
    const { user } = open();
    await user.click(press('Refuse'));
    expect(box('Nickname')).toHaveAccessibleDescription('Invalid invitation code');
    await waitFor(() => expect(box('Nickname')).toHaveFocus());
    await user.type(box('Nickname'), 'Mali');
    await waitFor(() => expect(box('Nickname')).toHaveAttribute('aria-invalid', 'false'));
  });

  it('wants a valid mobile number before a code is sent to it', async () => {
    const { user } = open();
    await user.type(box('Mobile'), '12345');
    await user.click(press('Get code'));
    await proves('S8-ERRORS-36', async () => {
      await waitFor(() => expect(box('Mobile')).toHaveAccessibleDescription('Please enter a valid mobile number'));
    });
    expect(box('Mobile')).toHaveFocus();
    expect(box('Code')).toHaveAttribute('aria-invalid', 'false');
    await user.type(box('Mobile'), '6');
    await waitFor(() => expect(box('Mobile')).toHaveAttribute('aria-invalid', 'false'));
    await user.click(press('Get code'));
    await waitFor(() => expect(asked.mock.calls).toEqual([[false], [true]]));
  });

  it('repeats the visible errors in the new language after 200 ms, and adds none', async () => {
    jest.useFakeTimers();
    try {
      open();
      await act(async () => fireEvent.submit(press('Send')));
      await act(async () => fireEvent.change(box('Code'), { target: { value: '1234' } }));
      await act(async () => fireEvent.click(press('Refuse')));
      const [nick, mobile, sms] = [box('Nickname'), box('Mobile'), box('Code')];
      const hint = 'Enter a mobile number of at least 6 digits';
      await proves('S5-VALIDATION-09', async () => {
        expect(mobile).toHaveAccessibleDescription(hint);
        await act(() => changeLanguage('TY'));
        await act(() => jest.advanceTimersByTimeAsync(150));
        // A second change restarts the 200 ms.
        await act(() => changeLanguage('EN'));
        await act(() => changeLanguage('TY'));
        await act(() => jest.advanceTimersByTimeAsync(199));
        expect(mobile).toHaveAccessibleDescription(hint);
        await act(() => jest.advanceTimersByTimeAsync(1));
        expect(mobile).toHaveAccessibleDescription('กรุณากรอกหมายเลขโทรศัพท์อย่างน้อย 6 หลัก');
      });
      expect(nick).toHaveAccessibleDescription('รหัสเชิญไม่ถูกต้อง');
      expect(sms).toHaveAttribute('aria-invalid', 'false');
    } finally {
      jest.useRealTimers();
    }
  });
});
