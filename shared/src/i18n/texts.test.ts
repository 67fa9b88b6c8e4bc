import { ApiError, errorTextKey } from '../api/api-error';
import { errorCodes } from '../contract';
import EN from './texts/EN.json';

const texts: Record<string, string> = EN;

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

  it('each code of the platform leads to a text, and any other to the unknown error', async () => {
    await proves('S8-ERRORS-37', () => {
      for (const code of errorCodes) {
        const key = errorTextKey(new ApiError('login', code, 200));
        expect([code, key]).toEqual([code, `error.${code}`]);
        expect([code, texts[key]]).toEqual([code, expect.stringMatching(/\S/)]);
      }
      for (const thrown of [new ApiError('login', 'nobody.knows', 200), new Error('x'), undefined]) {
        expect(texts[errorTextKey(thrown)]).toBe('Unknown error');
      }
    });
    expect(texts[errorTextKey(new ApiError('login', 'unknown', 0))]).toBe(texts['error.offline']);
  });
});
