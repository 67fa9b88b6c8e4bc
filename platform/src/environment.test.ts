import { readEnvironment } from './environment';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({ PORT: '', OPS_KEY: ' ' })).toEqual({
      port: 4000,
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
    };
    expect(readEnvironment(env)).toMatchObject({
      port: 4100,
      databaseUrl: 'postgres://x/y',
      opsKey: 'k',
      siteDir: 'dist',
      vendorHost: 'games.example',
    });
  });

  it('says of everything at once what is wrong', () => {
    const read = () =>
      readEnvironment({ PORT: 'many', DATABASE_URL: 'mysql://x', VENDOR_HOST: 'http://a', LOG_LEVEL: 'loud' });
    expect(read).toThrow(
      /PORT is "many"[\s\S]*DATABASE_URL should begin[\s\S]*VENDOR_HOST is "http:\/\/a"[\s\S]*LOG_LEVEL is "loud"/,
    );
  });
});
