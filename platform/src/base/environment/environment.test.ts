import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { EnvironmentError, readEnvironment } from './environment';

/** From `openssl rand -hex 32`. */
const STRONG = '9f2c41d07be865a3f1904cd27e6b8a5300c4e1f97d2ab6583e0f71c9d4a6b2e8';

/** The password as the driver reads it from an address. */
const passwordIn = (connectionString: string) => new Client({ connectionString }).password;

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({ PORT: '', OPS_KEY: ' ' })).toEqual({
      port: 4000,
      publicPort: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      vendorHost: 'play.localhost',
      databaseRoles: {},
      logLevel: 'info',
      switches: { demo: false, tests: false },
      opsListen: { host: '127.0.0.1', port: 14_000 },
      opsOnSite: false,
      docs: false,
    });
  });

  it('takes a replica, which may be five seconds behind unless said', () => {
    const env = { DATABASE_URL: 'postgres://x/y', DATABASE_REPLICA_URL: 'postgres://r:secret@z/y' };
    expect(readEnvironment(env)).toMatchObject({ replica: { url: env.DATABASE_REPLICA_URL, lagMs: 5_000 } });
    expect(readEnvironment({ ...env, DATABASE_REPLICA_LAG: '2' })).toMatchObject({ replica: { lagMs: 2_000 } });
    for (const wrong of [
      { DATABASE_REPLICA_URL: 'mysql://z/y' },
      { DATABASE_REPLICA_LAG: '0' },
      { DATABASE_URL: '' },
      { DATABASE_REPLICA_URL: '', DATABASE_REPLICA_LAG: '2' },
    ])
      expect(() => readEnvironment({ ...env, ...wrong })).toThrow(EnvironmentError);
  });

  it('takes the public key of a root, and nothing else in its place', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(readEnvironment({ TRUST_ROOT: key })).toMatchObject({ trustRoot: key });
    const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey;
    for (const wrong of [
      '/keys/root.pub',
      key.slice(1),
      other.export({ type: 'spki', format: 'der' }).toString('base64'),
    ])
      expect(() => readEnvironment({ TRUST_ROOT: wrong })).toThrow('TRUST_ROOT should be the public key of a root');
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
      FRAME_ANCESTORS: "'self' https://*.partner.example",
    };
    expect(readEnvironment(env)).toMatchObject({
      port: 4100,
      databaseUrl: 'postgres://x/y',
      opsKey: 'k',
      siteDir: 'dist',
      releasesDir: 'dist',
      vendorHost: 'games.example',
      loadTimeout: 4000,
      startUpTimeout: 1500,
      trustProxy: ['10.1.2.3', '172.28.0.4/32', '::1', 'fd00::7/128'],
      publicPort: 8080,
      frameAncestors: "'self' https://*.partner.example",
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

  it.each([
    [{}, { demo: false, tests: false, opsOnSite: false, docs: false }],
    [{ DEMO: '1' }, { demo: true, tests: false, opsOnSite: true, docs: true }],
    [
      { DEMO: '0', TEST_SWITCHES: '1' },
      { demo: false, tests: true, opsOnSite: true, docs: false },
    ],
    [
      { DEMO: '1', HOST: '0.0.0.0' },
      { demo: true, tests: false, opsOnSite: false, docs: true },
    ],
    [
      { TEST_SWITCHES: '1', HOST: '10.0.0.5' },
      { demo: false, tests: true, opsOnSite: false, docs: false },
    ],
    [
      { TEST_SWITCHES: '1', HOST: '127.0.0.2' },
      { demo: false, tests: true, opsOnSite: true, docs: false },
    ],
    [{ HOST: 'localhost' }, { demo: false, tests: false, opsOnSite: false, docs: false }],
    [{ DATABASE_URL: 'postgres://x/y' }, { demo: false, tests: false, opsOnSite: false, docs: false }],
    [{ DOCS: '1' }, { demo: false, tests: false, opsOnSite: false, docs: true }],
  ])('of %j switches on what is said, and no more', (env, { demo, tests, ...rest }) => {
    expect(readEnvironment(env)).toMatchObject({ switches: { demo, tests }, ...rest });
  });

  it.each(['yes', 'true', 'on', '2', 'DEMO'])('takes no "%s" for a switch', (text) => {
    for (const name of ['DEMO', 'TEST_SWITCHES', 'DOCS'])
      expect(() => readEnvironment({ [name]: text })).toThrow(`${name} is "${text}"; it should be 1 or 0.`);
  });

  it.each([
    ['5001', '4000', { host: '127.0.0.1', port: 5001 }],
    ['10.0.0.5:5001', '4000', { host: '10.0.0.5', port: 5001 }],
    ['[::1]:0', '4000', { host: '::1', port: 0 }],
    ['', '4001', { host: '127.0.0.1', port: 14_001 }],
    ['', '60000', { host: '127.0.0.1', port: 50_000 }],
    ['', '0', { host: '127.0.0.1', port: 0 }],
  ])('has operations listen at "%s" beside a site on %s', (text, PORT, opsListen) => {
    expect(readEnvironment({ PORT, OPS_KEY: STRONG, OPS_LISTEN: text })).toMatchObject({ opsListen });
  });

  it.each(['here', ':5001', '::1:5001', '127.0.0.1:', '127.0.0.1:99999', 'http://a:1', '127.0.0.1:5001/x', '4000'])(
    'has operations listen at no "%s"',
    (text) => expect(() => readEnvironment({ OPS_KEY: STRONG, OPS_LISTEN: text })).toThrow(/OPS_LISTEN (is|has)/),
  );

  it('has no operations without a key', () => {
    expect(() => readEnvironment({ OPS_LISTEN: '127.0.0.1:5001' })).toThrow('OPS_LISTEN is set, but OPS_KEY is not');
  });

  it('reports everything that is wrong at once', () => {
    const read = () =>
      readEnvironment({
        PORT: 'many',
        PUBLIC_PORT: '70000',
        DATABASE_URL: 'mysql://x',
        VENDOR_HOST: 'http://a',
        START_UP_TIMEOUT: '10s',
        FRAME_ANCESTORS: '*; script-src *',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(
      /PORT is "many"[\s\S]*PUBLIC_PORT is "70000"[\s\S]*DATABASE_URL should begin[\s\S]*VENDOR_HOST is "http:\/\/a"[\s\S]*FRAME_ANCESTORS is[\s\S]*START_UP_TIMEOUT is "10s"[\s\S]*LOG_LEVEL is "loud"/,
    );
  });
});

describe('secrets', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-environment-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const STRONG_URL = 'postgres://foyer:b7Gq-92hs-xTu4@db:5432/foyer';

  it('may be anything while only this machine reaches the platform', () => {
    for (const HOST of ['', '127.0.0.1', 'localhost', '::1', '127.9.9.9'])
      expect(readEnvironment({ HOST, OPS_KEY: 'k', DATABASE_URL: 'postgres://foyer:foyer@db/foyer' }).opsKey).toBe('k');
  });

  it.each(['0.0.0.0', '::', '10.0.0.5', 'foyer.example', '127.1', '0x7f000001', '::ffff:127.0.0.1', '1270.0.0.1'])(
    'that are short do not start a platform at HOST %s',
    (HOST) => {
      expect(() => readEnvironment({ HOST, OPS_KEY: 'k'.repeat(31) })).toThrow(
        `OPS_KEY has 31 characters; it should have 32 or more, since HOST ${HOST} can be reached`,
      );
      expect(readEnvironment({ HOST, OPS_KEY: STRONG, DATABASE_URL: STRONG_URL }).host).toBe(HOST);
    },
  );

  it('that are short do not start operations that others reach, wherever the site listens', () => {
    const OPS_LISTEN = '0.0.0.0:5001';
    expect(() => readEnvironment({ OPS_LISTEN, OPS_KEY: 'short' })).toThrow('since OPS_LISTEN 0.0.0.0 can be reached');
    expect(() => readEnvironment({ OPS_LISTEN, OPS_KEY: 'ab'.repeat(20) })).toThrow(
      'fewer than 8 different characters',
    );
    expect(readEnvironment({ OPS_LISTEN, OPS_KEY: STRONG }).opsListen.port).toBe(5001);
  });

  it.each([
    ['postgres://db/foyer', 'has no password'],
    ['postgres://shop@db/foyer', 'has no password'],
    ['postgres://shop:@db/foyer', 'has no password'],
    ['postgres://foyer:foyer@db/foyer', 'everybody tries first'],
    ['postgres://shop:Foyer@db/x', 'everybody tries first'],
    ['postgres://shop:shop@db/x', 'everybody tries first'],
    ['postgres://a:b7gq92hsx@b7gq92hsx/x', 'everybody tries first'],
    ['postgres://shop:postgres@db/x', 'everybody tries first'],
    ['postgres://shop:password123@db/x', 'everybody tries first'],
    ['postgres://shop:b7Gq-92@db/x', 'fewer than 8 characters'],
  ])('in %s keep no database of an open platform', (DATABASE_URL, why) => {
    const read = () => readEnvironment({ HOST: '0.0.0.0', DATABASE_URL });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(why);
  });

  it('are not needed for a socket of this machine', () => {
    const DATABASE_URL = 'postgres:///foyer?user=foyer&host=/run/postgresql';
    expect(readEnvironment({ HOST: '0.0.0.0', DATABASE_URL }).databaseUrl).toContain('/run/postgresql');
  });

  it('may be in files, and are never shown in problems', () => {
    const env = {
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://foyer@db:5432/foyer',
      DATABASE_PASSWORD_FILE: fileOf('password', 'p/a:s@s w0rd#%\n'),
      OPS_KEY_FILE: fileOf('key', `${STRONG}\n`),
    };
    const read = readEnvironment(env);
    expect(read.opsKey).toBe(STRONG);
    expect(passwordIn(read.databaseUrl ?? '')).toBe('p/a:s@s w0rd#%');

    const weak = { ...env, OPS_KEY_FILE: fileOf('weak', 'weakling'), DATABASE_PASSWORD_FILE: fileOf('tiny', 'tiny-1') };
    const said = (env: Record<string, string>) => {
      try {
        return String(readEnvironment(env).port);
      } catch (error) {
        return String(error);
      }
    };
    expect(said(weak)).toMatch(/OPS_KEY has 8 characters[\s\S]*DATABASE_URL has a password of fewer/);
    expect(said(weak)).not.toMatch(/weakling|tiny-1/);
    expect(said({ ...env, OPS_KEY: STRONG })).toContain('OPS_KEY and OPS_KEY_FILE are both set');
    expect(said({ ...env, OPS_KEY_FILE: path.join(folder, 'none') })).toContain('which cannot be read');
    expect(said({ ...env, OPS_KEY_FILE: fileOf('empty', '\n') })).toContain('which is empty');
  });
});
