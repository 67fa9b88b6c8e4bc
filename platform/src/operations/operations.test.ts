import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { putInOutbox } from '../base/outbox/outbox';
import { openTestPlatform, type TestPlatform } from '../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'open sesame' });
});
afterAll(() => platform?.close());

async function ops(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: unknown) {
  const options: InjectOptions = { method, url: `/_ops${url}`, headers: { 'x-ops-key': 'open sesame' } };
  const answer = await platform.app.inject(
    body === undefined
      ? options
      : {
          ...options,
          payload: JSON.stringify(body),
          headers: { ...options.headers, 'content-type': 'application/json' },
        },
  );
  return { status: answer.statusCode, value: answer.json<Record<string, unknown>>() };
}

async function visit(host: string, url: string, token?: string) {
  const headers = { host, ...(token === undefined ? {} : { authorization: token }) };
  return (await platform.app.inject({ url, headers })).json<{ value: Record<string, unknown> }>().value;
}

describe('the key', () => {
  it.each([undefined, '', 'open', 'open sesame '])('%p opens nothing', async (key) => {
    const headers = key === undefined ? {} : { 'x-ops-key': key };
    const answer = await platform.app.inject({ url: '/_ops/merchants/DEMO', headers });
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'The header x-ops-key is missing or wrong.' }]);
  });

  it('in an address opens only the page that a person reads, and stays out of that address', async () => {
    const first = await platform.app.inject({ url: '/_ops/outbox?key=open%20sesame' });
    expect([first.statusCode, first.headers.location]).toEqual([303, '/_ops/outbox']);
    const cookie = first.cookies.find(({ name }) => name === 'ops');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/_ops' });
    expect(cookie?.value).not.toContain('sesame');
    const cookies = { ops: cookie?.value ?? '' };
    expect((await platform.app.inject({ url: '/_ops/outbox', cookies })).statusCode).toBe(200);
    expect((await platform.app.inject({ url: '/_ops/merchants/DEMO', cookies })).statusCode).toBe(403);
    expect((await platform.app.inject({ url: '/_ops/merchants/DEMO?key=open%20sesame' })).statusCode).toBe(403);
  });
});

describe('the hosts of a merchant', () => {
  const put = (code: string, hosts: unknown) => ops('PUT', `/merchants/${code}/hosts`, { hosts });
  const served = async (host: string) => (await visit(host, '/wps/system/template')) !== undefined;

  it('are those last set: the first is used in links, removed ones become unknown', async () => {
    await ops('POST', '/merchants', { code: 'NAMES', host: 'names.example' });
    expect((await ops('GET', '/merchants/NAMES/hosts')).value).toEqual({
      merchantCode: 'NAMES',
      hosts: ['names.example'],
    });
    const hosts = await put('NAMES', ['m.names.example', 'a.names.example']);
    expect(hosts).toEqual({
      status: 200,
      value: { merchantCode: 'NAMES', hosts: ['m.names.example', 'a.names.example'] },
    });
    expect([await served('m.names.example'), await served('a.names.example')]).toEqual([true, true]);
    const gone = await platform.app.inject({ url: '/wps/system/template', headers: { host: 'names.example' } });
    expect(gone.statusCode).toBe(400);
  });

  it('are not taken from another merchant, and are host names', async () => {
    await ops('POST', '/merchants', { code: 'FIRST', host: 'first.example' });
    await ops('POST', '/merchants', { code: 'OTHER', host: 'other.example' });
    expect((await put('OTHER', ['new.example', 'first.example'])).status).toBe(409);
    for (const hosts of [[], ['Upper.example'], ['a:80'], ['two.example', 'two.example'], 'text'])
      expect([hosts, (await put('OTHER', hosts)).status]).toEqual([hosts, 400]);
    expect((await ops('GET', '/merchants/OTHER/hosts')).value).toMatchObject({ hosts: ['other.example'] });
    expect((await put('NOBODY', ['nobody.example'])).status).toBe(404);
  });
});

describe('a merchant', () => {
  it('is made with members in one call, and can be visited at once', async () => {
    const made = await ops('POST', '/merchants', {
      code: 'W3',
      name: 'Third',
      flags: { MAILCEN: true },
      members: [
        { username: 'ploy', password: 'demo1234', type: 1, balance: '12.5', nickname: 'Ploy', firstTime: false },
      ],
    });
    expect(made).toMatchObject({
      status: 201,
      value: { merchantCode: 'W3', host: 'w3.localhost', members: [{ username: 'ploy', type: 1 }] },
    });
    expect(JSON.stringify(made)).not.toContain('scrypt');
    const site = {
      ...(await platform.db.query.merchants.findFirst({ where: (table, { eq }) => eq(table.code, 'W3') }))!,
    };
    const answer = await platform.api('login', {
      site,
      body: { username: 'ploy', password: 'demo1234', captcha: '', type: 'username' },
    });
    expect(answer.value).toMatchObject({ customerType: 1, firstTimeLogin: false });
    expect(await visit('w3.localhost', '/wps/wallets/balance', answer.value.token)).toMatchObject({
      sumBalance: '12.5',
    });
  });

  it('is made in milliseconds', async () => {
    await ops('POST', '/merchants', { code: 'WARM' });
    const times: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const begin = performance.now();
      await ops('POST', '/merchants', { code: `FAST${n}` });
      times.push(performance.now() - begin);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });

  it('changes what it is told to change and nothing else', async () => {
    await ops('POST', '/merchants', { code: 'CHANGE', flags: { A: true, B: true }, agentMenu: { teamPnl: true } });
    const status = () => visit('change.localhost', '/wps/system/status');
    expect(await status()).toMatchObject({ maintenance: false, regionRestriction: false });
    await ops('PATCH', '/merchants/CHANGE', {
      flags: { B: false },
      maintenance: true,
      mobileTemplate: { mem_cen: 1 },
      imageCdn: ['/x'],
    });
    expect(await status()).toMatchObject({
      maintenance: true,
      info: { mobileTemplate: { mem_cen: 1 }, imageCdn: ['/x'] },
    });
    const whitelabel = await visit('change.localhost', '/wps/system/whitelabel');
    expect(whitelabel).toEqual({ A: true, B: false, agentMenu: { teamPnl: true } });
    expect((await ops('GET', '/merchants/CHANGE')).value).toMatchObject({
      flags: { A: true, B: false },
      maintenance: true,
    });
  });

  it('has its own clock', async () => {
    await ops('POST', '/merchants', { code: 'LATER', members: [{ username: 'ploy', password: 'demo1234' }] });
    const site = (await platform.db.query.merchants.findFirst({ where: (table, { eq }) => eq(table.code, 'LATER') }))!;
    const token = await platform.login(site, { username: 'ploy', password: 'demo1234' });
    const hour = 3_600_000;
    const moved = await ops('PUT', '/merchants/LATER/clock', { offsetMs: hour });
    expect(moved.value).toEqual({
      merchantCode: 'LATER',
      offsetMs: hour,
      now: new Date(platform.clock.now.getTime() + hour).toISOString(),
    });
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ status: 401, code: 'session.expired' });
    await ops('PUT', '/merchants/LATER/clock', { offsetMs: 0 });
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ success: true });
  });

  it.each([
    [{ code: 'w3' }, 400, 'body/code'],
    [{ code: 'X1', flag: {} }, 400, 'body/flag'],
    [{ code: 'X1', flags: { A: 'yes' } }, 400, 'body/flags/A'],
    [{ code: 'X1', members: [{ username: 'a', password: 'b', balance: 5 }] }, 400, 'body/members/0/balance'],
    [{ code: 'X1', members: [{ username: 'a', password: 'b', balance: '-5' }] }, 400, 'body/members/0/balance'],
    [{ code: 'TAKEN' }, 409, 'exists already'],
    [{ code: 'X2', host: 'taken.localhost' }, 409, 'exists already'],
    [
      {
        code: 'X3',
        members: [
          { username: 'a', password: 'b' },
          { username: 'A', password: 'c' },
        ],
      },
      409,
      'exists already',
    ],
  ])('%j is refused with %i and the reason', async (body, status, reason) => {
    await ops('POST', '/merchants', { code: 'TAKEN' });
    const answer = await ops('POST', '/merchants', body);
    expect(answer).toEqual({ status, value: { error: expect.stringContaining(reason) } });
  });

  it('that does not exist is reported as such', async () => {
    expect(await ops('PATCH', '/merchants/NONE', {})).toEqual({
      status: 404,
      value: { error: 'There is no merchant NONE.' },
    });
    expect(await ops('GET', '/nothing')).toEqual({ status: 404, value: { error: 'There is no such operation.' } });
  });
});

describe('a member', () => {
  it('is given money, and the ledger says where it came from', async () => {
    await ops('POST', '/merchants', { code: 'MONEY' });
    expect(
      (await ops('POST', '/merchants/MONEY/members', { username: 'ploy', password: 'demo1234', balance: '10' })).status,
    ).toBe(201);
    const credit = '/merchants/MONEY/members/ploy/credit';
    expect((await ops('POST', credit, { amount: '2.25' })).value).toMatchObject({
      wallets: { main: '12.2500', bonus: '0.0000' },
    });
    expect((await ops('POST', credit, { amount: '1', purse: 'bonus' })).value).toMatchObject({
      wallets: { bonus: '1.0000' },
    });
    expect(await ops('POST', credit, { amount: '0' })).toMatchObject({
      status: 400,
      value: { error: 'Refused: request.invalid.' },
    });
    expect(await ops('POST', '/merchants/MONEY/members/who/credit', { amount: '1' })).toMatchObject({
      status: 404,
      value: { error: 'Merchant MONEY has no member who.' },
    });
    expect((await ops('GET', '/merchants/MONEY/members/ploy/ledger')).value).toMatchObject({
      wallets: { main: '12.2500', bonus: '1.0000' },
      movements: [
        {
          kind: 'deposit',
          debit: 'house:deposits',
          credit: 'wallet:main',
          amount: '10.0000',
          reference: 'opening balance',
        },
        { amount: '2.2500', reference: 'operations' },
        { amount: '1.0000', credit: 'wallet:bonus' },
      ],
    });
  });
});

describe('the outbox', () => {
  it('shows what would have been sent, to a test and to a person', async () => {
    const site = await platform.makeMerchant();
    const message = {
      merchantCode: site.code,
      channel: 'sms',
      recipient: '0812345678',
      subject: 'Code',
      body: '<b>4821</b>',
    } as const;
    await putInOutbox(platform.db, { ...message, createdAt: platform.clock.now });
    await putInOutbox(platform.db, { ...message, recipient: '0899999999', createdAt: platform.clock.now });
    await putInOutbox(platform.db, { ...message, recipient: '0877777777', body: '', createdAt: platform.clock.now });
    const read = await ops('GET', `/merchants/${site.code}/outbox?recipient=0812345678`);
    expect(read.value).toMatchObject({ messages: [{ channel: 'sms', recipient: '0812345678', body: '<b>4821</b>' }] });
    const page = await platform.app.inject({ url: '/_ops/outbox', headers: { 'x-ops-key': 'open sesame' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('&#60;b&#62;4821&#60;/b&#62;');
    expect(page.body).not.toContain('<b>4821');
    expect(page.body).toMatch(/to 0877777777[\s\S]*Its code or link has ended; the text is gone\./);
  });
});

describe('whatever operations are sent', () => {
  it('they are done or refused with a sentence', async () => {
    await ops('POST', '/merchants', { code: 'HOSTILE', members: [{ username: 'ploy', password: 'demo1234' }] });
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a\u0000b', '9'.repeat(400), '1e9', '', '__proto__'),
    );
    const fields = [
      'code',
      'host',
      'name',
      'username',
      'password',
      'amount',
      'balance',
      'offsetMs',
      'uplineId',
      'flags',
      'members',
    ];
    const body = fc.dictionary(
      fc.constantFrom(...fields),
      fc.oneof(text, fc.double(), fc.maxSafeInteger(), fc.jsonValue()),
    );
    const targets = fc.constantFrom(
      ['POST', '/merchants'],
      ['PATCH', '/merchants/HOSTILE'],
      ['PUT', '/merchants/HOSTILE/clock'],
      ['POST', '/merchants/HOSTILE/members'],
      ['POST', '/merchants/HOSTILE/members/ploy/credit'],
      ['POST', '/merchants/a%00b/members'],
    ) as fc.Arbitrary<['POST' | 'PATCH' | 'PUT', string]>;
    const known = fc.oneof(
      body,
      fc.record({ username: text, password: text }),
      fc.record({ code: fc.constantFrom('HX'), host: text }),
      fc.record({ name: text }),
      fc.record({ amount: fc.constantFrom('0.0001', '999999999999.9999', '0', '00.00') }),
    );
    await fc.assert(
      fc.asyncProperty(targets, known, async ([method, url], each) => {
        const { status, value } = await ops(method, url, each);
        expect([200, 201, 400, 404, 409]).toContain(status);
        if (status >= 400) expect(value).toEqual({ error: expect.stringMatching(/\S+ \S+/) });
      }),
      { numRuns: 150 },
    );
  });
});

describe('the sealing key', () => {
  it('is replaced for everyone who asks from now on', async () => {
    const site = await platform.makeMerchant();
    const { value } = await ops('POST', '/sealing-keys');
    const config = await platform.app.inject({
      url: '/site.json',
      headers: { host: `${site.code.toLowerCase()}.localhost` },
    });
    expect(config.json()).toMatchObject({ publicKey: value['publicKey'] });
  });
});
