import { readEnvironment } from './environment';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({ PORT: '', OPS_KEY: ' ' })).toEqual({
      port: 4000,
      publicPort: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      vendorHost: 'play.localhost',
      logLevel: 'info',
    });
  });

  it('takes what is set', () => {
    const env = {
      PORT: '4100',
      DATABASE_URL: 'postgres://x/y',
      OPS_KEY: 'k',
      SITE_DIR: 'dist',
      VENDOR_HOST: 'Games.Example',
      LOAD_TIMEOUT: '4000',
      START_UP_TIMEOUT: '1500',
      TRUST_PROXY: '10.1.2.3, 172.28.0.4/32 ::1 fd00::7/128',
      PUBLIC_PORT: '8080',
    };
    expect(readEnvironment(env)).toMatchObject({
      port: 4100,
      databaseUrl: 'postgres://x/y',
      opsKey: 'k',
      siteDir: 'dist',
      vendorHost: 'games.example',
      loadTimeout: 4000,
      startUpTimeout: 1500,
      trustProxy: ['10.1.2.3', '172.28.0.4/32', '::1', 'fd00::7/128'],
      publicPort: 8080,
    });
  });

  it.each([
    ...[
      'true',
      'everybody',
      'loopback',
      'uniquelocal',
      '0.0.0.0/0',
      '10.0.0.0/33',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '::/0',
    ],
    ...['10.0.0.0/8', '172.30.40.0/24', '10.0.0.6/31', 'fd00::/8', 'fd00::6/127', '10.0.0.7/032', '10.0.0.7:80'],
  ])('trusts no proxy that is called "%s"', (name) =>
    expect(() => readEnvironment({ TRUST_PROXY: name })).toThrow(`TRUST_PROXY has "${name}"`),
  );

  it('says of everything at once what is wrong', () => {
    const read = () =>
      readEnvironment({
        PORT: 'many',
        PUBLIC_PORT: '70000',
        DATABASE_URL: 'mysql://x',
        VENDOR_HOST: 'http://a',
        START_UP_TIMEOUT: '10s',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(
      /PORT is "many"[\s\S]*PUBLIC_PORT is "70000"[\s\S]*DATABASE_URL should begin[\s\S]*VENDOR_HOST is "http:\/\/a"[\s\S]*START_UP_TIMEOUT is "10s"[\s\S]*LOG_LEVEL is "loud"/,
    );
  });
});
