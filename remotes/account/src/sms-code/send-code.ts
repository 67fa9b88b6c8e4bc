import { serverNow } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { createStore } from '@foyer/shared/store';
import { type Phone, requestCode, requestCodeExternally, type SendExternally, type SmsPurpose } from './sms-purposes';

/** Codes by purpose and number: in sending, or the time in ms from which another may be requested. */
type Codes = Readonly<Record<string, 'sending' | number>>;

/** Kept while the page is loaded, so that a countdown goes on when a form is left and opened again. */
export const codeStore = createStore<Codes>(() => ({}));

export const codeKey = (purpose: SmsPurpose, { countryDialingCode, mobileNum }: Phone): string =>
  `${purpose} ${countryDialingCode} ${mobileNum}`;

function isReady(key: string): boolean {
  const code = codeStore.getState()[key];
  return code === undefined || (code !== 'sending' && code <= serverNow());
}

function forget(key: string): void {
  const { [key]: _, ...others } = codeStore.getState();
  codeStore.setState(others, true);
}

/**
 * Sends an SMS code and starts the countdown of its purpose and number; does nothing while one is being sent or counted down
 * (S4-SMS-01, S4-SMS-04). Shows "sending code" for up to 10 s, then "code sent" (S8-ERRORS-09).
 *
 * @param captcha answer to a demanded captcha
 * @throws {ApiError} the refusal, after the loading message has gone and the button is ready again (S8-ERRORS-07)
 */
export async function sendCode(
  purpose: SmsPurpose,
  phone: Phone,
  externally?: SendExternally,
  captcha?: string,
): Promise<void> {
  const key = codeKey(purpose, phone);
  if (!isReady(key)) return;
  codeStore.setState({ [key]: 'sending' });
  bus.emit('toast:show', { text: text('account', 'sms.sending'), kind: 'loading' });
  try {
    const minutes = await (externally
      ? requestCodeExternally(externally, phone)
      : requestCode(purpose, phone, captcha));
    codeStore.setState({ [key]: serverNow() + minutes * 60_000 });
    bus.emit('toast:show', { text: text('account', 'sms.sent'), kind: 'notice' });
  } catch (error) {
    forget(key);
    bus.emit('toast:hide');
    throw error;
  }
}
