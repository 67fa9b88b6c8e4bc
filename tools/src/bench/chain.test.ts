import { type Asked, chainDepth } from './chain';

const asked = (url: string, initiators: string[], end: number, kind: Asked['kind'] = 'script'): Asked => ({
  url,
  kind,
  initiators,
  start: 0,
  end,
  bytes: 100,
  body: 90,
  cached: false,
});

const home = asked('/m/home', [], 10, 'document');

describe('depth of the chain', () => {
  it('is two where everything is preloaded, and a call of a script is one more', () => {
    const loaded = [home, asked('/main.js', ['/m/home'], 20), asked('/page.js', ['/m/home'], 25)];
    expect(chainDepth(loaded, 100)).toBe(2);
    expect(chainDepth([...loaded, asked('/wps/games', ['/main.js'], 40, 'call')], 100)).toBe(3);
  });

  it('grows where a script is found only by another one', () => {
    const loaded = [
      home,
      asked('/main.js', ['/m/home'], 20),
      asked('/entry.js', ['/main.js'], 30),
      asked('/page.js', ['/main.js', '/entry.js'], 40),
    ];
    expect(chainDepth(loaded, 100)).toBe(4);
  });

  it('leaves out pictures, later requests and requests without an answer', () => {
    const { end: _none, ...hanging } = asked('/hang.js', ['/main.js'], 0);
    const loaded = [
      home,
      asked('/main.js', ['/m/home'], 20),
      asked('/late.js', ['/main.js'], 200),
      asked('/art.svg', ['/main.js'], 30, 'other'),
      hanging,
    ];
    expect(chainDepth(loaded, 100)).toBe(2);
  });

  it('ends where scripts name each other', () => {
    const loaded = [asked('/a.js', ['/b.js'], 10), asked('/b.js', ['/a.js'], 10)];
    expect(chainDepth(loaded, 100)).toBe(2);
  });
});
