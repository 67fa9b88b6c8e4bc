import { ApiError, errorTextKey } from '../api/api-error';
import { errorCodes } from '../contract';
import EN from './texts/EN.json';
import TY from './texts/TY.json';

const texts: Record<string, string> = EN;
const thai: Record<string, string> = TY;

describe('texts of errors', () => {
  it.each([
    ['S8-ERRORS-17', 'error.invitation.invalid', 'Invalid invitation code'],
    ['S8-ERRORS-18', 'error.session.required', 'You are not logged in, please login first'],
    ['S8-ERRORS-19', 'error.session.expired', 'The account has been logged out, please log in again'],
    ['S8-ERRORS-20', 'error.verification.code.error', 'Verification code error'],
    [
      'S8-ERRORS-21',
      'error.permission.denied',
      'Sorry, this account does not have permission or the feature is temporarily unavailable.',
    ],
    ['S8-ERRORS-22', 'error.member.not.exist', 'Sorry, the user does not exist or is disabled.'],
    ['S8-ERRORS-23', 'error.member.exists', 'Sorry, the username already exists.'],
    ['S8-ERRORS-24', 'error.account.format', 'Account format is incorrect'],
    ['S8-ERRORS-25', 'error.password.format', 'Password format is incorrect'],
    ['S8-ERRORS-26', 'error.email.format', 'E-mail format is incorrect'],
    ['S8-ERRORS-27', 'error.name.format', 'Name format is not valid'],
    ['S8-ERRORS-28', 'error.mobile.format', 'The mobile num is not valid'],
    ['S8-ERRORS-29', 'error.referrer.error', 'Referrer link error'],
    ['S8-ERRORS-30', 'error.captcha.required', 'Enter a captcha'],
    ['S8-ERRORS-31', 'error.agent.incorrect', 'Incorrect agent information'],
    ['S8-ERRORS-32', 'error.unknown', 'Unknown error'],
    ['S8-ERRORS-33', 'error.url.empty', 'The requested url is empty...'],
    ['S8-ERRORS-34', 'error.system.upgrading', 'System upgrading, please try again later.'],
    ['S8-ERRORS-36', 'rule.mobile', 'Please enter a valid mobile number'],
  ])('%s: %s', async (id, key, wanted) => {
    await proves(id, () => expect(texts[key]).toBe(wanted));
  });

  it.each([
    ['session.required', 'You are not logged in, please login first'],
    ['session.expired', 'The account has been logged out, please log in again'],
    ['verification.code.error', 'Verification code error'],
    ['permission.denied', 'Sorry, this account does not have permission or the feature is temporarily unavailable.'],
    ['member.not.exist', 'Sorry, the user does not exist or is disabled.'],
    ['member.exists', 'Sorry, the username already exists.'],
    ['account.format', 'Account format is incorrect'],
    ['password.format', 'Password format is incorrect'],
    ['email.format', 'E-mail format is incorrect'],
    ['name.format', 'Name format is not valid'],
    ['mobile.format', 'The mobile num is not valid'],
    ['referrer.error', 'Referrer link error'],
    ['captcha.required', 'Enter a captcha'],
    ['agent.incorrect', 'Incorrect agent information'],
    ['url.empty', 'The requested url is empty...'],
    ['system.upgrading', 'System upgrading, please try again later.'],
    ['ip.restricted', 'This site is not available in your region'],
    ['invitation.invalid', 'Invalid invitation code'],
    ['login.member.only', 'Non-member accounts cannot log in to the member site'],
    ['login.agent.only', 'Non-agents cannot log in to the agent site'],
    ['login.free.account', 'Please log in with an actual account'],
    ['modify.new.old.same', 'The new password and the old password cannot be the same'],
    ['nobody.knows', 'Unknown error'],
    ['toString', 'Unknown error'],
    [undefined, 'Unknown error'],
  ])('the code %s leads to its text (A108)', async (code, wanted) => {
    const key = errorTextKey(new ApiError('login', code, 200));
    await proves('S8-ERRORS-37', () => expect(texts[key]).toBe(wanted));
    expect(thai[key]).toMatch(/[\u0e00-\u0e7f]/);
  });

  it('each further code of the platform has a text of its own, and what is no refusal has the unknown error', () => {
    for (const code of errorCodes) {
      const key = errorTextKey(new ApiError('login', code, 200));
      expect([code, key]).toEqual([code, `error.${code}`]);
      expect([code, texts[key]]).toEqual([code, expect.stringMatching(/\S/)]);
    }
    for (const thrown of [new Error('x'), undefined]) expect(texts[errorTextKey(thrown)]).toBe('Unknown error');
    expect(texts[errorTextKey(new ApiError('login', 'unknown', 0))]).toBe(texts['error.offline']);
  });
});
