import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { envelopeOf, SealedBody, SiteConfig, schemas } from '@foyer/shared/contract/schemas';
import { type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { answers } from './testing/answers';
import { bodies, queries } from './testing/requests';
import { allOf, gapsOf, leastOf, oddOnesOf, oneOf, wholeOf } from './testing/wire';

const rows: [string, CallRow][] = Object.entries(calls);
const namesOf = (is: (row: CallRow, name: string) => boolean) =>
  rows.filter(([name, row]) => is(row, name)).map(([name]) => name);

interface Form {
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly value: TSchema;
}
const forms: Readonly<Record<string, Form>> = schemas;
const refused = (schema: TSchema, of: readonly unknown[]) => of.filter((one) => !Value.Check(schema, one));

/** The schema accepts every form of the sample, and rejects it with a required field missing or of another type. */
function expectForm(schema: TSchema, sample: unknown): void {
  const good = [leastOf(sample), ...allOf(sample).map(wholeOf)];
  expect(refused(schema, good)).toEqual([]);
  const bad = [...gapsOf(leastOf(sample)), ...oddOnesOf(wholeOf(sample))];
  expect(bad.filter((one) => Value.Check(schema, one))).toEqual([]);
}

describe('the rows of the calls', () => {
  it('go by the methods that the product names for their paths', () => {
    const text = ['calls.md', 'decisions.md'].map((file) =>
      readFileSync(path.join(__dirname, '../../../docs/product', file), 'utf8'),
    );
    const named = [...text.join('').matchAll(/`(GET|POST|PUT|DELETE) (\/wps\/[\w/]+)`/g)];
    const methodsOf = (asked: string) => named.filter(([, , address]) => address === asked).map(([, method]) => method);
    const told = rows.filter(([, row]) => methodsOf(row.path).length > 0);
    for (const [name, { method, path: asked }] of told)
      expect([name, methodsOf(asked)]).toEqual([name, expect.arrayContaining([method])]);
    expect(told.length).toBeGreaterThan(40);
  });

  it.each(rows)('%s is a row that a client can follow', (_, row) => {
    expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(row.method);
    expect(['none', 'optional', 'member']).toContain(row.auth);
    expect(row.path).toMatch(/^\/(wps|lgw)(\/\w+)+$/);
  });

  it('seal what opens, recovers or empties an account (A019, decision 18), and send two forms', () => {
    expect(namesOf(({ sealed }) => sealed === true).sort()).toEqual(
      [
        ...['bindEmail', 'bindMobile', 'login', 'paymentPassword', 'register', 'registerMobile'],
        // They carry the payment password.
        ...['addCard', 'agentTransfer', 'removeCard', 'uplineTransfer', 'withdraw'],
        // They carry a first password.
        ...['openAccount', 'renewFirstPassword'],
      ].sort(),
    );
    expect(namesOf(({ form }) => form === true)).toEqual(['passwordByEmail', 'setHeadIcon']);
  });

  it('name the token where the query or the body has one (A018), and none but those of a member need it', () => {
    const withToken = (part: 'query' | 'body') =>
      namesOf((_, name) => forms[name]?.[part]?.['properties']?.token !== undefined);
    expect(namesOf(({ tokenField }) => tokenField === 'query')).toEqual(withToken('query'));
    expect(namesOf(({ tokenField }) => tokenField === 'body')).toEqual(withToken('body'));
    expect(namesOf(({ tokenField }) => tokenField !== undefined)).toContain('addFavourite');
  });
});

describe('what travels', () => {
  const names = Object.keys(calls) as CallName[];
  const of = (part: keyof Form, name: CallName) => forms[name]?.[part];

  it.each(names)('%s is answered in its form, and in no other', (name) => {
    expectForm(of('value', name)!, name in answers ? answers[name] : null);
    expect(Value.Check(of('value', name)!, name in answers ? undefined : {})).toBe(false);
  });

  it('is in a query or a body of the calls that send one, and of no others', () => {
    expect(names.filter((name) => of('query', name) !== undefined).sort()).toEqual(Object.keys(queries).sort());
    expect(names.filter((name) => of('body', name) !== undefined).sort()).toEqual(Object.keys(bodies).sort());
  });

  it.each(Object.entries(queries))('%s has its query', (name, sample) => {
    expectForm(of('query', name as CallName)!, sample);
  });

  it.each(Object.entries(bodies))('%s has its body', (name, sample) => {
    expectForm(of('body', name as CallName)!, sample);
  });

  it('is in an envelope that says whether it went well (A017), and why not', () => {
    const envelope = envelopeOf(Type.Integer());
    expectForm(envelope, { success: true, value: 3 });
    expectForm(envelope, { success: false, code: 'unknown', 'message?': 'no' });
    const refusals = [{ success: false, code: 'unknown', value: { captcha: true } }];
    expect(refused(envelope, refusals)).toEqual([]);
    const odd = [{ success: true, value: 'three' }, { success: false }, { success: 'true', value: 3 }, null];
    expect(refused(envelope, odd)).toEqual(odd);
    expectForm(SealedBody, { value: 'c2VhbGVk' });
  });

  it('begins with what the site knows of its merchant', () => {
    expectForm(SiteConfig, {
      ...{ merchantCode: 'DEMO', trialMerchantCode: 'TRIAL', name: 'Foyer', currencySymbol: '฿', publicKey: 'k' },
      ...{ minAge: 20, 'consentTicked?': false, nativeToken: 'MCAPP', requiredLogin: false },
      theme: { 'accent?': '#fff', 'ground?': '#000', 'logo?': '/logo.svg' },
      'sources?': { pictures: ['img.example.com'], frames: [] },
      ...{ 'loadTimeout?': oneOf(100, 5000), 'startUpTimeout?': oneOf(100, 5000) },
    });
  });
});

describe('what is out of bounds', () => {
  it.each<[CallName, 'query' | 'body', string, readonly unknown[]]>([
    ...(['betRecords', 'accountRecords', 'gameList', 'favourites', 'activities'] as const).flatMap(
      (name): [CallName, 'query', string, readonly unknown[]][] => [
        [name, 'query', 'pageNo', [0, 100_001]],
        [name, 'query', 'pageSize', [0, 101]],
      ],
    ),
    ['recentGames', 'query', 'page', [0, 100_001]],
    ['recentGames', 'query', 'pageSize', [0, 101]],
    ...(['betRecords', 'accountRecords', 'teamKpi'] as const).flatMap(
      (name): [CallName, 'query', string, readonly unknown[]][] => [
        [name, 'query', 'zone', [-841, 841]],
        [name, 'query', 'startDate', ['today', '1-11-22', '2026-11-2', '02026-11-22', '2026-11-222']],
        [name, 'query', 'endDate', ['today', '2026-1-22', '02026-11-22', '2026-11-222']],
      ],
    ),
    ['betRecord', 'query', 'id', ['', 'D1', '1a', '1234567890123456']],
    ['openDeposits', 'query', 'orderNo', ['12', 'D', 'D1a', 'xD1', 'D1234567890123456']],
    ['captchaSound', 'query', 'language', ['x'.repeat(9)]],
    ['depositMethods', 'query', 'language', ['x'.repeat(17)]],
    ['deposit', 'body', 'method', ['', 'x'.repeat(33)]],
    ['deposit', 'body', 'amount', ['', '-1', '1.', '1.234', '1e3', '1234567890', 'x1']],
    ['deposit', 'body', 'key', ['x'.repeat(7), 'x'.repeat(65)]],
    ['deposit', 'body', 'more', ['than asked for']],
    ['exposure', 'body', 'part', ['', 'Home', '1home', `h${'x'.repeat(32)}`, 'home games']],
    ['exposure', 'body', 'version', ['', '1 0', 'x'.repeat(65)]],
    ['exposure', 'body', 'experiment', ['', 'A', 'a', 'larger cards', 'x'.repeat(41)]],
    ['exposure', 'body', 'arm', ['', '-a', 'a b', 'x'.repeat(65)]],
    ['exposure', 'body', 'visitor', ['', 'g'.repeat(24), 'a'.repeat(23), 'a'.repeat(25)]],
    ['smsNoLogin', 'body', 'captcha', ['x'.repeat(17)]],
    ['register', 'body', 'username', ['x'.repeat(321)]],
  ])('%s takes no such %s: %s', (name, part, field, values) => {
    const whole = wholeOf((part === 'query' ? queries : bodies)[name]) as object;
    const given = values.map((value) => ({ ...whole, [field]: value }));
    expect(refused(forms[name]?.[part] ?? Type.Any(), given)).toEqual(given);
  });

  it.each(['', 'x', '1.', '.5', '1,5', '1e3', '--1', '1.5x', 'x1'])('no amount is written as "%s"', (balance) => {
    const wallets = [{ code: 'main', name: 'Main', balance }];
    expect(Value.Check(schemas.merchantWallet.value, { wallets })).toBe(false);
  });

  it('a merchant has at most two links for service, bounds of their fields from 0 and 1 on, and some time to load', () => {
    expect(Value.Check(schemas.service.value, ['a', 'b', 'c'])).toBe(false);
    const rule = (bounds: object) => Value.Check(schemas.registerValidation.value, { username: { rule: bounds } });
    expect([rule({ min: 0, max: 1 }), rule({ min: -1 }), rule({ max: 0 })]).toEqual([true, false, false]);
    for (const time of ['loadTimeout', 'startUpTimeout'] as const) {
      expect(Value.Check(SiteConfig.properties[time], 99)).toBe(false);
    }
  });
});
