import { askForCode, messagesTo, openTestPlatform, type TestPlatform } from '../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'open sesame' });
});
afterAll(() => platform?.close());

async function ops(method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown) {
  const headers = { 'x-ops-key': 'open sesame', 'content-type': 'application/json' };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const answer = await platform.app.inject({ method, url: `/_ops${url}`, headers, ...payload });
  return { status: answer.statusCode, value: answer.json<Record<string, unknown>>() };
}

const settings = {
  language: 'EN',
  registerFields: { email: { enabled: true, required: true } },
  registerRules: { username: { rule: { min: 5, pattern: '[a-z]+' } } },
  registerStartsSession: false,
  smsMinutes: null,
  trialOpen: false,
  trialBalance: '77.5000',
  external: { projectId: 'p', apiKey: 'k', authDomain: 'd', keys: [{ kty: 'RSA', n: 'x', e: 'AQAB' }] },
};

describe('what operations may set about accounts', () => {
  it('is given at the making or later, read back, and taken away again', async () => {
    const made = await ops('POST', '/merchants', { code: 'LATER1' });
    expect(made).toMatchObject({
      status: 201,
      value: {
        language: 'TY',
        registerFields: {},
        registerRules: {},
        registerStartsSession: true,
        smsMinutes: 5,
        external: null,
      },
    });
    expect(await ops('PATCH', '/merchants/LATER1', settings)).toMatchObject({ status: 200, value: settings });
    expect(await ops('POST', '/merchants', { code: 'ATONCE1', ...settings })).toMatchObject({
      status: 201,
      value: settings,
    });
    const back = { external: null, smsMinutes: 0, registerFields: {} };
    expect(await ops('PATCH', '/merchants/LATER1', back)).toMatchObject({ status: 200, value: back });
  });

  it.each([
    [{ registerFields: { email: true } }, 'body/registerFields/email'],
    [{ registerRules: { email: { rule: { min: -1 } } } }, 'body/registerRules/email/rule/min'],
    [{ smsMinutes: 'soon' }, 'body/smsMinutes'],
    [{ trialBalance: '-1' }, 'body/trialBalance'],
    [{ external: { projectId: 'p' } }, 'body/external'],
    [{ external: { projectId: 'p', apiKey: '', authDomain: '', jwksUrl: 'file:///etc/passwd' } }, 'body/external'],
  ])('is refused as %j, by the name of the field', async (body, field) => {
    const answer = await ops('POST', '/merchants', { code: 'WRONG1', ...body });
    expect(answer).toMatchObject({ status: 400, value: { error: expect.stringContaining(field) } });
  });

  it('includes the ways back into a member’s account, and shows no hash', async () => {
    const member = {
      username: 'ploy',
      password: 'secret123',
      mobile: { dialingCode: '66', number: '812345678' },
      email: 'ploy@example.com',
      paymentPassword: '123456',
    };
    const { value } = await ops('POST', '/merchants', {
      code: 'BOUND1',
      flags: { CHNGPASSVERIF3: true },
      members: [member],
    });
    expect(JSON.stringify(value)).not.toMatch(/scrypt/);
    const site = await platform.db.query.merchants.findFirst({ where: (row, is) => is.eq(row.code, 'BOUND1') });
    if (site === undefined) throw new Error('the merchant was not made');
    await askForCode(platform, 'smsReset', {
      site,
      body: { mobileNum: '0812345678', countryDialingCode: '66', module: 'VERIFICATION3' },
    });
    await platform.api('passwordByEmail', { site, body: { username: 'ploy', email: 'ploy@example.com' } });
    const read = await ops('GET', '/merchants/BOUND1/outbox?recipient=%2B66812345678');
    expect(read.value).toMatchObject({ messages: [{ channel: 'sms', body: expect.stringMatching(/\d{6}/) }] });
    expect(await messagesTo(platform, site, 'ploy@example.com')).toHaveLength(1);
    const page = await platform.app.inject({ url: '/_ops/outbox', headers: { 'x-ops-key': 'open sesame' } });
    expect(page.body).toMatch(/<a href="http:\/\/bound1\.localhost\/m\/forget\?key=[\w-]{43}"/);
    // All of it is in a landmark, which a reader of the page can go to.
    expect(page.body).toContain('</style>\n<main><h1>Outbox</h1>');
  });

  it('never makes one merchant’s code the trial code of another', async () => {
    await ops('POST', '/merchants', { code: 'FIRST' });
    expect(await ops('POST', '/merchants', { code: 'FIRSTTRIAL' })).toMatchObject({
      status: 409,
      value: { error: 'The code FIRSTTRIAL or FIRSTTRIALTRIAL is taken.' },
    });
    const crossed = platform.makeMerchant({ code: 'SECOND', trialCode: 'FIRST' });
    await expect(crossed).rejects.toThrow('The code SECOND or FIRST is taken.');
  });
});
