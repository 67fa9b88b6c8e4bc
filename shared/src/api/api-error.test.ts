import { ApiError, errorTextKey } from './api-error';

describe('the text of what a call threw', () => {
  it('is that of its code', () => {
    expect(errorTextKey(new ApiError('login', 'captcha.required', 200))).toBe('error.captcha.required');
    expect(errorTextKey(new ApiError('login', 'a code of tomorrow', 200))).toBe('error.unknown');
  });

  it('says that there is no connection where no answer came', () =>
    expect(errorTextKey(new ApiError('login', 'unknown', 0))).toBe('error.offline'));

  it('is the unknown one for any other error', () => {
    expect(errorTextKey(new TypeError('x is undefined'))).toBe('error.unknown');
    expect(errorTextKey(undefined)).toBe('error.unknown');
  });
});

describe('an error of a call', () => {
  it('names call, code and status for who reads a console', () =>
    expect(String(new ApiError('login', 'captcha.required', 200))).toBe('ApiError: login: captcha.required (200)'));
});
