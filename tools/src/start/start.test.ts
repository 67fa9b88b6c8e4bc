import { announcement } from './announcement';
import { choicesOf } from './choices';
import { until } from './until';

describe('start', () => {
  it.each([
    [{}, true],
    [{ PORT: '4100', DATA_DIR: '/tmp/x' }, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ DEMO: '0' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.1' }, false],
    [{ HOST: '192.168.1.7' }, false],
    [{ DATABASE_URL: 'postgres://foyer@db/foyer' }, false],
    [{ DATABASE_URL: 'postgres://foyer@db/foyer', DEMO: '1' }, true],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
  ])('with %j is the demonstration: %s', (env, demo) => {
    expect(choicesOf(env).demo).toBe(demo);
  });

  it('has operations of two copies apart, on neighbouring ports too', () => {
    const listens = ['4000', '4001', '14000', '65000'].map((PORT) => choicesOf({ PORT }).opsListen);
    expect(listens).toEqual(['127.0.0.1:14000', '127.0.0.1:14001', '127.0.0.1:24000', '127.0.0.1:55000']);
    expect(choicesOf({ OPS_LISTEN: '127.0.0.1:5' }).opsListen).toBe('127.0.0.1:5');
  });

  it('says that it is the demonstration, and where everything is', () => {
    const said = announcement({ ...choicesOf({}), opsKey: 'the-key', dataDir: '/data' });
    for (const text of [
      'http://localhost:4000/m/home',
      'This is the demonstration',
      'demo / demo1234',
      'owner / owner1234      (http://console.localhost:4000/console)',
      'http://localhost:4000/_ops/outbox?key=the-key',
      'http://127.0.0.1:14000/_ops',
      'http://localhost:4000/docs',
    ])
      expect(said).toContain(text);
    const open = announcement({ ...choicesOf({ HOST: '0.0.0.0', DEMO: '1' }), opsKey: 'the-key', dataDir: '/data' });
    expect(open).toContain('http://127.0.0.1:14000/_ops/outbox?key=the-key');
    expect(
      [said, open].map((each) => each.includes('on a phone    http://<address of this machine>:4000/m/home')),
    ).toEqual([false, true]);
  });

  it('names no account and no key where it is none', () => {
    const said = announcement({ ...choicesOf({ HOST: '0.0.0.0' }), opsKey: 'the-key', dataDir: '/data' });
    expect(said).toContain('http://localhost:4000 ');
    expect(said).toContain('no demonstration');
    expect(said).not.toMatch(/demo1234|the-key|outbox/);
  });

  it('waits for a slow machine as long as it takes, and asks no more than it has to', async () => {
    let asked = 0;
    let paused = 0;
    await until(
      async () => {
        asked += 1;
        return asked === 5000;
      },
      async () => {
        paused += 1;
      },
    );
    expect([asked, paused]).toEqual([5000, 4999]);
  });
});
