import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { type Answers, type RenderOptions, renderPart } from '@foyer/shared/testing';
import { ToastHost, type ToastMessage } from '@foyer/shared/ui';
import { useFieldForm } from '@foyer/shared/validation';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { useDialingCode } from './get-countries';
import { MobileField } from './mobile-field';
import { codeStore } from './send-code';
import { SmsCodeField } from './sms-code-field';
import type { SendExternally, SmsPurpose } from './sms-purposes';

const countries = [
  { code: 'TH', name: 'Thailand', dialingCode: '66' },
  { code: 'LA', name: 'Laos', dialingCode: '856' },
];

interface FormProps {
  purpose?: SmsPurpose;
  sendExternally?: SendExternally;
  lockedUntilSent?: boolean;
}

function Form({ purpose = 'register', ...rest }: FormProps) {
  const [dialingCode, choose] = useDialingCode();
  const { field, checkMobile, watch } = useFieldForm({
    defaultValues: { mobileNum: '', verificationCode: '' },
    demands: { mobileNum: { rule: 'mobileNum' }, verificationCode: { rule: 'verificationCode' } },
  });
  return (
    <form>
      <MobileField field={field('mobileNum')} dialingCode={dialingCode} onDialingCode={choose} />
      <SmsCodeField
        field={field('verificationCode')}
        purpose={purpose}
        phone={{ mobileNum: watch('mobileNum'), countryDialingCode: dialingCode }}
        checkMobile={() => checkMobile('mobileNum')}
        {...rest}
      />
    </form>
  );
}

const toasts = (listener: (message: ToastMessage | null) => void) => {
  const stops = [bus.on('toast:show', listener), bus.on('toast:hide', () => listener(null))];
  return () => {
    for (const stop of stops) stop();
  };
};

function Page(form: FormProps) {
  return (
    <>
      <ToastHost subscribe={toasts} />
      <Form {...form} />
    </>
  );
}

function open(answers: Answers = {}, form: FormProps = {}, options: RenderOptions = {}) {
  const page = renderPart(<Page {...form} />, {
    texts: { account: EN },
    answers: { country: countries, ...answers },
    advanceTimers: jest.advanceTimersByTime,
    ...options,
  });
  const sent = () => page.requests.filter(({ path }) => path.startsWith('/wps/verification/'));
  const type = async (digits: string) => {
    await page.user.click(mobile());
    await page.user.paste(digits);
  };
  return { ...page, sent, type };
}

const mobile = () => screen.getByRole('textbox', { name: 'Mobile number' });
const code = () => screen.getByRole('textbox', { name: 'SMS code' });
const button = () => screen.getByRole('button', { name: /Get code|New code in/ });
/** Presses the button this many times at once, and waits for the answer. */
const press = (times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time += 1) fireEvent.click(button());
    await jest.advanceTimersByTimeAsync(0);
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The toast's text; empty without a toast. */
const toast = () => screen.getAllByRole('status').at(0)!;

beforeEach(() => {
  jest.useFakeTimers();
  codeStore.setState({}, true);
});
afterEach(() => jest.useRealTimers());

it('sends a code and counts down as long as the answer says', async () => {
  const { type, sent } = open({ smsRegister: { expiredMinutes: 2 } });
  await type('812345678');
  expect(button()).toHaveAccessibleName('Get code');
  await press();
  await proves(['S3-SMS-01', 'S7-API-20'], () => {
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      method: 'POST',
      path: '/wps/verification/sms/register',
      body: { mobileNo: '812345678', countryDialingCode: '66' },
    });
  });
  await proves(['S4-SMS-01', 'S9-CONST-11'], async () => {
    expect(button()).toHaveAccessibleName('New code in 120 s');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await pass(1000);
    expect(button()).toHaveAccessibleName('New code in 119 s');
    await pass(118_000);
    expect(button()).toHaveAccessibleName('New code in 1 s');
    await pass(1000);
    expect(button()).toHaveAccessibleName('Get code');
    expect(button()).not.toHaveAttribute('aria-disabled');
    await press();
    expect(sent()).toHaveLength(2);
  });
});

it.each<[string, { expiredMinutes?: number | string }]>([
  ['nothing', {}],
  ['zero', { expiredMinutes: 0 }],
  ['less than zero', { expiredMinutes: -3 }],
  ['no number', { expiredMinutes: 'soon' }],
])('counts one minute when the answer says %s', async (_, answer) => {
  const { type } = open({ smsRegister: answer });
  await type('812345678');
  await press();
  await proves('S4-SMS-02', () => expect(button()).toHaveAccessibleName('New code in 60 s'));
});

it('reads minutes that come as text', async () => {
  const { type } = open({ smsRegister: { expiredMinutes: '3' } });
  await type('812345678');
  await press();
  expect(button()).toHaveAccessibleName('New code in 180 s');
});

it('sends through the external verification service and counts one minute', async () => {
  const sendExternally = jest.fn(async () => ({ expiredMinutes: 5 }));
  const { type, sent } = open({}, { sendExternally });
  await type('812345678');
  await press();
  await proves('S4-SMS-03', () => {
    expect(sendExternally).toHaveBeenCalledWith({ mobileNum: '812345678', countryDialingCode: '66' });
    expect(button()).toHaveAccessibleName('New code in 60 s');
    expect(sent()).toEqual([]);
  });
});

it('sends once per press and never during a countdown', async () => {
  let answer: (value: object) => void = () => undefined;
  const { type, sent } = open({ smsRegister: () => new Promise((resolve) => (answer = resolve)) });
  await type('812345678');
  await press(2);
  expect(sent()).toHaveLength(1);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await press();
  answer({});
  await pass(0);
  await proves('S4-SMS-04', async () => {
    expect(button()).toHaveAccessibleName('New code in 60 s');
    await press();
    await pass(30_000);
    await press();
    expect(sent()).toHaveLength(1);
  });
});

it('goes on counting for the same number when the form comes back, and is ready for another', async () => {
  const { type, sent, unmount } = open({ smsRegister: {} });
  await type('812345678');
  await press();
  await pass(20_000);
  unmount();
  await pass(10_000);
  const again = open({ smsRegister: {} });
  await again.type('812345678');
  expect(button()).toHaveAccessibleName('New code in 30 s');
  await press();
  await again.type('9');
  expect(button()).toHaveAccessibleName('Get code');
  expect(sent()).toHaveLength(1);
  expect(again.sent()).toEqual([]);
});

it('says that the code is being sent, and for 1.5 s that it was', async () => {
  let answer: (value: object) => void = () => undefined;
  const { type } = open({ smsRegister: () => new Promise((resolve) => (answer = resolve)) });
  await type('812345678');
  await press();
  await proves(['S8-ERRORS-09', 'S9-CONST-24'], async () => {
    expect(toast()).toHaveTextContent('Sending the code');
    answer({});
    await pass(0);
    expect(toast()).toHaveTextContent('Code sent');
    await pass(1499);
    expect(toast()).toHaveTextContent('Code sent');
    await pass(1);
    expect(toast()).toBeEmptyDOMElement();
  });
  expect(code()).toHaveAccessibleDescription(/Sent to .*\+66 812345678/);
});

it('says so for at most ten seconds when no answer comes', async () => {
  const { type } = open({ smsRegister: () => new Promise(() => undefined) });
  await type('812345678');
  await press();
  await proves('S9-CONST-19', async () => {
    await pass(9999);
    expect(toast()).toHaveTextContent('Sending the code');
    await pass(1);
    expect(toast()).toBeEmptyDOMElement();
  });
});

it.each<[string, Answers, FormProps]>([
  ['the platform', { smsRegister: new ApiError('smsRegister', 'rate.limited', 200) }, {}],
  ['the external service', {}, { sendExternally: () => Promise.reject(new ApiError('sms', 'rate.limited', 200)) }],
])('is ready again at once when %s refuses', async (_, answers, form) => {
  const { type } = open(answers, form);
  await type('812345678');
  await press();
  await pass(0);
  await proves('S8-ERRORS-07', () => {
    expect(toast()).toBeEmptyDOMElement();
    expect(button()).toHaveAccessibleName('Get code');
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(code()).toHaveAccessibleDescription('Too many attempts. Please wait a moment.');
  });
  await type('9');
  expect(code()).not.toHaveAccessibleDescription(/Too many/);
});

it('demands a valid number first', async () => {
  const { type, sent } = open({ smsRegister: {} });
  await type('12345');
  await press();
  await proves('S5-SMS-03', () => {
    expect(mobile()).toHaveAccessibleDescription('Please enter a valid mobile number');
    expect(mobile()).toHaveFocus();
    expect(sent()).toEqual([]);
    expect(toast()).toBeEmptyDOMElement();
  });
  await type('6');
  await press();
  expect(sent()).toHaveLength(1);
});

it('accepts digits only: ten in a code, twenty in a number', async () => {
  const { user, type } = open();
  await proves(['S5-SMS-01', 'S9-CONST-12'], async () => {
    await user.type(code(), '1a2 345678901');
    expect(code()).toHaveValue('1234567890');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
  });
  await proves(['S5-SMS-02', 'S9-CONST-14'], async () => {
    await type('+12345678901234567890');
    expect(mobile()).toHaveValue('12345678901234567890');
    await type('1');
    expect(mobile()).toHaveValue('12345678901234567890');
  });
});

it('has the dialing code of the start-up location until another is chosen', async () => {
  const { user, type, sent } = open({ smsNoLogin: {} }, { purpose: 'login' });
  await type('2055512345');
  const select = screen.getByRole('combobox', { name: 'Country code' });
  expect(select).toHaveValue('66');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Laos +856' })).toBeInTheDocument());
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(select, '856');
  await press();
  expect(sent()[0]?.body).toMatchObject({ countryDialingCode: '856' });
});

it('works without the list of countries', async () => {
  const { type, sent } = open({ smsRegister: {}, country: new ApiError('country', 'unknown', 500) });
  await type('812345678');
  expect(screen.getByRole('combobox')).toHaveValue('66');
  await press();
  expect(sent()[0]?.body).toMatchObject({ countryDialingCode: '66' });
});

it.each<[SmsPurpose, string]>([
  ['login', '/wps/verification/sms/noLogin'],
  ['reset', '/wps/verification/sms/reset'],
])('names the module when asking for a code of %s', async (purpose, path) => {
  const { type, sent } = open({ smsNoLogin: {}, smsReset: {} }, { purpose });
  await type('812345678');
  await press();
  const body = { mobileNum: '812345678', countryDialingCode: '66', module: 'VERIFICATION3' };
  await proves(purpose === 'login' ? ['S3-SMS-02', 'S7-API-19'] : ['S7-API-21'], () => {
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ method: 'POST', path, body });
    expect(sent()[0]?.headers.get('content-type')).toContain('application/json');
  });
});

it('locks the code’s field until one was sent, where a form wants that', async () => {
  const { type } = open({ smsReset: {} }, { purpose: 'reset', lockedUntilSent: true });
  await type('812345678');
  expect(code()).toBeDisabled();
  await press();
  expect(code()).toBeEnabled();
  await pass(61_000);
  expect(code()).toBeEnabled();
});

describe('the captcha before the first SMS to a number', () => {
  const captcha = () => screen.getByRole('textbox', { name: 'Code in the picture' });
  const demand = (code: 'captcha.required' | 'captcha.error') =>
    new ApiError('smsRegister', code, 200, { captcha: true });

  it('shows when demanded, is sent with the next press, and disappears after the code was sent', async () => {
    const answers = [demand('captcha.required'), demand('captcha.error'), { expiredMinutes: 1 }];
    const { user, type, sent, requests } = open({ smsRegister: () => answers.shift() ?? {}, captcha: 'AAAA' });
    const pictures = () => requests.filter(({ path }) => path === '/wps/captcha').length;
    await type('812345678');
    expect(screen.queryByRole('textbox', { name: 'Code in the picture' })).not.toBeInTheDocument();
    expect(pictures()).toBe(0);
    await press();
    await pass(0);
    expect(captcha()).toHaveFocus();
    expect(captcha()).toHaveAccessibleDescription('Enter a captcha');
    expect(pictures()).toBe(1);
    expect(button()).toHaveAccessibleName('Get code');

    // An empty field sends nothing; the field takes six digits at most.
    await press();
    expect(sent()).toHaveLength(1);
    await user.type(captcha(), '1a234567');
    expect(captcha()).toHaveValue('123456');
    await user.keyboard('{Enter}');
    await pass(0);
    expect(sent()[1]?.body).toEqual({ mobileNo: '812345678', countryDialingCode: '66', captcha: '123456' });
    expect(captcha()).toHaveValue('');
    expect(captcha()).toHaveAccessibleDescription('The captcha does not match the picture');
    expect(pictures()).toBe(2);
    expect(mobile()).toHaveValue('812345678');

    await user.type(captcha(), '4711{Enter}');
    await pass(0);
    expect(code()).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Code in the picture' })).not.toBeInTheDocument();
    expect(button()).toHaveAccessibleName('New code in 60 s');
  });
});
