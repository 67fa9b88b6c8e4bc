import { declaredCalls } from './early';

const visit = { merchant: 'W 3', language: 'EN', token: undefined };

describe('the calls that an address begins with', () => {
  it('are for this merchant, language and member; a visitor has no token', () => {
    const early = [
      '/wps/news?all=1&of={merchant}&in={language}&token={token}',
      '/wps/links',
      '/wps/ways?language={language}',
    ];
    expect(declaredCalls(early, visit, '?affCode=7')).toEqual([
      '/wps/news?all=1&of=W+3&in=EN',
      '/wps/links',
      '/wps/ways?language=EN',
    ]);
    expect(declaredCalls(early, { ...visit, token: 'mine' }, '')[0]).toBe('/wps/news?all=1&of=W+3&in=EN&token=mine');
  });

  it('take parameters of the address, as they are written in a query', () => {
    const early = ['/wps/list?of={kind}&language={language}'];
    expect(declaredCalls(early, visit, '?kind=a%26b')).toEqual(['/wps/list?of=a%26b&language=EN']);
  });

  it('are left to the page where the address lacks what they name, or says more', () => {
    const early = ['/wps/list?of={kind}', '/wps/kinds'];
    expect(declaredCalls(early, visit, '')).toEqual(['/wps/kinds']);
    expect(declaredCalls(early, visit, '?kind=a&only=new')).toEqual(['/wps/kinds']);
  });

  it('never take merchant, language or token from the address', () => {
    expect(declaredCalls(['/wps/list?of={merchant}&token={token}'], visit, '?merchant=X&token=stolen')).toEqual([
      '/wps/list?of=W+3',
    ]);
  });
});
