import { returnAfterLogin, returnTo } from './return-to';

beforeEach(() => sessionStorage.clear());

describe('the page after the next log-in', () => {
  it('is the one that was set, in this tab alone', () => {
    returnAfterLogin('/m/gameList');
    expect(returnTo.get()).toBe('/m/gameList');
    expect({ ...sessionStorage }).toEqual({ 'foyer:shell.returnTo': '/m/gameList' });
    expect(localStorage).toHaveLength(0);
  });

  it('is home once the wish is taken back', () => {
    returnAfterLogin('/m/gameList');
    returnAfterLogin(undefined);
    expect(returnTo.get()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is found under its former key', () => {
    sessionStorage.setItem('returnTo', '/m/set');
    expect(returnTo.get()).toBe('/m/set');
  });
});
