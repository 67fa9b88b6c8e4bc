import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nameOfKey, type Statement, signatureOf } from '@foyer/shared/trust';
import { makeKey, openKey } from '../trust/key-file';
import { trustFolder, trustOf } from '../trust/trust-files';
import { addKeys, retireKeys } from './change-trust';
import { liveStatement } from './generation';
import { appendLog, readLog, readUnsigned } from './log';
import { pointedGeneration } from './pointer';
import { publish } from './publish';
import { promote, promoteTogether, rollback } from './releases';
import { renew, settle } from './settle';
import { addSignature } from './signatures';
import { build } from './testing/builds';
import { added, demandTrust, keyring, publishSigned } from './testing/trusted-host';
import { setTraffic } from './traffic';
import { demanded, verify } from './verify';

const keys = keyring();
let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-trusted-'));
  keys.use();
});
afterEach(() => {
  rmSync(site, { recursive: true, force: true });
  keys.use();
  delete process.env['TRUST_ROOT'];
});

const said = (): Statement => JSON.parse((JSON.parse(liveStatement(site) ?? '') as { text: string }).text) as Statement;

/** Games 1.0.0 and 1.1.0 were live, 2.0.0 is published, all signed. */
function signedHost(): void {
  demandTrust(site, keys);
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) publishSigned(site, keys, 'games', version);
  for (const version of ['1.0.0', '1.1.0']) promote(site, 'games', version);
}

const state = () => [pointedGeneration(site), readUnsigned(site).length];

/** Each decision that would make a release live, or leave it the fallback. */
const attempts = (version: string): Record<string, () => unknown> => ({
  promote: () => promote(site, 'games', version),
  'promote for one merchant': () => promote(site, 'games', version, 'W3'),
  'rollback to it': () => rollback(site, 'games', 'base', version),
  traffic: () => setTraffic(site, 'games', { '1.1.0': 50, [version]: 50 }),
});

function refuses(version: string, sentence: string): void {
  for (const [name, attempt] of Object.entries(attempts(version))) {
    const before = state();
    expect([name, attempt]).toEqual([name, expect.any(Function)]);
    expect(attempt).toThrow(sentence);
    expect([name, ...state()]).toEqual([name, ...before]);
  }
}

describe('a host without trust', () => {
  it('needs no signature, and verify says so', () => {
    publish(site, build('games', '1.0.0'));
    promote(site, 'games', '1.0.0');
    expect(verify(site)).toEqual([]);
    expect(liveStatement(site)).toBeUndefined();
    expect(demanded(site)).toContain('demands no signatures');
  });

  it('is refused where TRUST_ROOT says that there was one', () => {
    signedHost();
    process.env['TRUST_ROOT'] = keys.key('root');
    rmSync(trustFolder(site), { recursive: true });
    refuses('2.0.0', 'has no trust');
    expect(verify(site).join()).toContain('has no trust');
  });
});

describe('a host that demands trust', () => {
  it('makes signed releases live, and states each decision with a higher serial, a rollback too', () => {
    signedHost();
    const first = said();
    expect(Object.keys(first.channels)).toEqual(['base']);
    expect(first.releases.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    const last = Date.parse(first.expires) - Date.parse(first.at);
    expect(last).toBe(7 * 24 * 60 * 60 * 1000);
    promote(site, 'games', '2.0.0', 'W3');
    const second = said();
    expect(Object.keys(second.channels).sort()).toEqual(['W3', 'base']);
    rollback(site, 'games');
    const third = said();
    expect(first.serial < second.serial && second.serial < third.serial).toBe(true);
    expect(verify(site)).toEqual([]);
    expect(demanded(site)).toContain('by the root that lies on the host itself');
    process.env['TRUST_ROOT'] = keys.key('root');
    expect(demanded(site)).toContain('by TRUST_ROOT');
  });

  it('says the same as long as nothing is decided, and without the online key', () => {
    signedHost();
    const before = liveStatement(site);
    keys.use();
    settle(site);
    promote(site, 'games', '1.1.0');
    expect(liveStatement(site)).toBe(before);
  });

  it('refuses a release that nobody signed', () => {
    signedHost();
    publish(site, build('games', '3.0.0'));
    refuses('3.0.0', 'games 3.0.0 is not signed');
    addSignature(site, 'games', '3.0.0', { with: keys.open('team') });
    promote(site, 'games', '3.0.0');
    expect(said().releases.map(({ version }) => version)).toEqual(['3.0.0', '1.1.0']);
  });

  it('refuses the signature of a foreign key, of another team and of another release', () => {
    signedHost();
    publish(site, build('games', '3.0.0'));
    const sentence = 'games 3.0.0 is signed by no key that its team has';
    expect(() => addSignature(site, 'games', '3.0.0', { with: keys.open('foreign') })).toThrow(sentence);
    addKeys(site, keys.open('root'), added({ teams: [{ part: 'wallet', key: keys.key('otherTeam') }] }));
    expect(() => addSignature(site, 'games', '3.0.0', { with: keys.open('otherTeam') })).toThrow(sentence);
    const other = readLog(site).find((entry) => entry.kind === 'sign');
    if (other?.kind !== 'sign') throw new Error('no signature');
    const copied = { key: other.key, signature: other.signature };
    expect(() => addSignature(site, 'games', '3.0.0', copied)).toThrow(sentence);
    // Written by whoever holds the store.
    appendLog(site, { kind: 'sign', part: 'games', version: '3.0.0', ...copied });
    appendLog(site, {
      ...{ kind: 'sign', part: 'games', version: '3.0.0' },
      ...signatureOf('release', 'games\n3.0.0\nsha256-other\n', keys.open('foreign')),
    });
    refuses('3.0.0', sentence);
  });

  it('refuses a key that was retired, also for what is live already, until the release is signed anew', () => {
    signedHost();
    const root = keys.open('root');
    addKeys(site, root, added({ teams: [{ part: 'games', key: keys.key('otherTeam') }] }));
    retireKeys(site, root, [nameOfKey(keys.key('team'))]);
    refuses('2.0.0', 'is signed by no key that its team has (foreign, retired or forged');
    expect(verify(site).join()).toContain('games 1.1.0 is signed by no key that its team has');
    for (const version of ['1.0.0', '1.1.0', '2.0.0'])
      addSignature(site, 'games', version, { with: keys.open('otherTeam') });
    promote(site, 'games', '2.0.0');
    expect(said()).toMatchObject({ trust: 3, releases: [{ key: nameOfKey(keys.key('otherTeam')) }, {}] });
    expect(verify(site)).toEqual([]);
  });

  it('refuses decisions by a key of a team that has expired, and leaves what is live', () => {
    signedHost();
    const later = Date.now() + 2 * 24 * 60 * 60 * 1000;
    addKeys(site, keys.open('root'), added({ teams: [{ part: '*', key: keys.key('team') }], days: 1 }));
    jest.spyOn(Date, 'now').mockReturnValue(later);
    try {
      refuses('2.0.0', 'is signed by keys that have expired');
      settle(site);
      expect(verify(site)).toEqual([expect.stringContaining('signed by keys that have expired')]);
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('decides nothing without an online key, with a foreign one, and with one that has ended', () => {
    signedHost();
    keys.use();
    refuses('2.0.0', 'RELEASE_ONLINE_KEY');
    keys.use('foreign');
    refuses('2.0.0', 'is no online key of this host');
    keys.use('online');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 60 * 60 * 1000);
    try {
      refuses('2.0.0', 'ended at');
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('renews what it says before it ends; verify alarms once it has', () => {
    signedHost();
    const before = said();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(before.expires) + 1);
    try {
      expect(verify(site)).toEqual([expect.stringContaining('The statement of what is live ended at')]);
      renew(site);
      expect(verify(site)).toEqual([]);
    } finally {
      jest.restoreAllMocks();
    }
    expect(said().serial).toBeGreaterThan(before.serial);
    expect(said().channels).toEqual(before.channels);
  });

  it('takes no statement or trust that was changed by hand', () => {
    signedHost();
    const file = path.join(site, 'live', 'statement.json');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace('1.0.0', '1.0.1'));
    expect(verify(site)).toContainEqual(
      expect.stringContaining('not signed by an online key of this site, or was changed'),
    );
    rmSync(file);
    expect(verify(site)).toContainEqual('A missing signature: What is live has no statement.');
    settle(site);
    expect(verify(site)).toEqual([]);
    const trust = path.join(trustFolder(site), '1.json');
    writeFileSync(trust, readFileSync(trust, 'utf8').replace('"version\\":1', '"version\\":1 '));
    expect(verify(site).join()).toContain('Version 1 of the trust is not signed by its root');
  });

  it('makes two parts live at once as it does one', () => {
    signedHost();
    publishSigned(site, keys, 'wallet', '1.0.0');
    promoteTogether(site, [
      { part: 'wallet', version: '1.0.0' },
      { part: 'games', version: '2.0.0' },
    ]);
    expect(
      said()
        .releases.map(({ part, version }) => `${part} ${version}`)
        .sort(),
    ).toEqual(['games 1.1.0', 'games 2.0.0', 'wallet 1.0.0']);
  });
});

describe('keys', () => {
  it('are private to their owner, with a password where there is one, and never on the host', () => {
    const file = path.join(site, 'own.key');
    expect(() => makeKey(site, file)).toThrow('lies on the host itself');
    cpSync(keys.file('team'), file);
    expect(() => openKey(site, file)).toThrow('lies on the host itself');
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'foyer-own-key-'));
    const own = path.join(elsewhere, 'own.key');
    process.env['RELEASE_KEY_PASSWORD'] = 'lantern';
    try {
      makeKey(site, own);
      expect(readFileSync(own, 'utf8')).toContain('BEGIN ENCRYPTED PRIVATE KEY');
      expect(openKey(site, own).type).toBe('private');
      expect(() => makeKey(site, own)).toThrow('is there already');
      process.env['RELEASE_KEY_PASSWORD'] = 'other';
      expect(() => openKey(site, own)).toThrow('RELEASE_KEY_PASSWORD is not its password');
      chmodSync(own, 0o640);
      expect(() => openKey(site, own)).toThrow('can be read by others');
    } finally {
      delete process.env['RELEASE_KEY_PASSWORD'];
      rmSync(elsewhere, { recursive: true });
    }
  });

  it('of a root are followed by those that it names, and by no other', () => {
    signedHost();
    process.env['TRUST_ROOT'] = keys.key('root');
    expect(() => addKeys(site, keys.open('foreign'), added({}))).toThrow('not signed by the root of before');
    const taken = path.join(trustFolder(site), '2.json');
    const text = JSON.stringify({ version: 2, at: '', root: [{ key: keys.key('foreign') }], teams: {}, online: [] });
    writeFileSync(taken, JSON.stringify({ text, signatures: [signatureOf('trust', text, keys.open('foreign'))] }));
    expect(() => trustOf(site)).toThrow('not signed by the root of before');
    rmSync(taken);
    addKeys(site, keys.open('root'), added({ roots: [keys.open('otherRoot')] }));
    retireKeys(site, keys.open('otherRoot'), [nameOfKey(keys.key('root'))]);
    expect(trustOf(site)).toMatchObject({ version: 3, root: [{ key: keys.key('otherRoot') }] });
    expect(() => addKeys(site, keys.open('root'), added({}))).toThrow('not signed by the root of before');
    expect(() => retireKeys(site, keys.open('otherRoot'), [nameOfKey(keys.key('otherRoot'))])).toThrow(
      'No root would be left',
    );
    // Whoever learns of the new root alone begins with it.
    process.env['TRUST_ROOT'] = keys.key('otherRoot');
    expect(trustOf(site)?.version).toBe(3);
    process.env['TRUST_ROOT'] = keys.key('foreign');
    expect(() => trustOf(site)).toThrow('No version of the trust begins with the root that is expected');
  });
});
