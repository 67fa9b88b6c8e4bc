import type { JWTPayload } from 'jose';
import { UnsecuredJWT } from 'jose';
import { memberExternals, members } from '../../base/db/schema';
import type { NewMerchant } from '../../base/sites/create-merchant';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { makeSigner } from './signer.testing';

let platform: TestPlatform;
let signer: Awaited<ReturnType<typeof makeSigner>>;
beforeAll(async () => {
  platform = await openTestPlatform();
  signer = await makeSigner('lantern-1');
});
afterAll(() => platform?.close());

const flags = { MOBILEVERCODELOGIN3: true, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true, USERNAMEREG3: true };
const mobile = { dialingCode: '66', number: '812345678' };
const phone = { phone_number: '+66812345678', firebase: { sign_in_provider: 'phone' } };
const google = {
  firebase: { sign_in_provider: 'google.com' },
  name: 'Ploy S.',
  email: 'p@mail.com',
  email_verified: true,
};

const merchant = (choices: Partial<NewMerchant> = {}) =>
  platform.makeMerchant({ flags, external: signer.external, ...choices });
const token = (claims: JWTPayload) => signer.sign(platform.clock.now, claims);

function login(site: Site, firebaseChannel: string, firebaseIdToken: string, more: object = {}) {
  const numbered = { firebaseMobileNo: '0812345678', countryDialingCode: '66' };
  const base = { username: '', password: '', captcha: '', type: 'firebase' };
  return platform.api('login', { site, body: { ...base, ...numbered, firebaseChannel, firebaseIdToken, ...more } });
}

describe('a number that the service has verified', () => {
  it.each(['0812345678', '812345678', '+66812345678'])(
    'lets in whom it is bound to, sent as %s',
    async (firebaseMobileNo) => {
      const site = await merchant();
      const member = await platform.makeMember(site, { mobile });
      const answer = await login(site, 'sms', await token(phone), { firebaseMobileNo });
      expect(answer.value).toMatchObject({ userName: member.username, token: expect.any(String) });
    },
  );

  it('opens neither another account nor an unknown one', async () => {
    const site = await merchant();
    await platform.makeMember(site, { mobile });
    const other = await token({ ...phone, phone_number: '+66899999999' });
    expect(await login(site, 'sms', other)).toMatchObject({ success: false, code: 'verification.code.error' });
    expect(await login(site, 'sms', await token(google))).toMatchObject({ code: 'verification.code.error' });
    const unbound = { firebaseMobileNo: '0899999999' };
    expect(await login(site, 'sms', other, unbound)).toMatchObject({ code: 'member.not.exist' });
  });

  it('registers in place of a code', async () => {
    const site = await merchant({ flags: { ...flags, MOBILENUMREG3: true } });
    const body = {
      registerUrl: 'x',
      registerMethod: 'H5',
      domain: 'x',
      type: 0,
      mobileNum: '0812345678',
      countryDialingCode: '66',
      firebaseChannel: 'sms',
    };
    const other = await token({ ...phone, phone_number: '+66899999999' });
    for (const firebaseIdToken of [other, 'rubbish', '']) {
      const refused = await platform.api('registerMobile', { site, body: { ...body, firebaseIdToken } });
      expect(refused).toMatchObject({ success: false, code: 'verification.code.error' });
    }
    const answer = await platform.api('registerMobile', {
      site,
      body: { ...body, firebaseIdToken: await token(phone) },
    });
    expect(answer).toMatchObject({ success: true, value: { userName: '0812345678' } });
  });
});

describe('a Google or Facebook account', () => {
  it('becomes a member at its first log-in and is found again ever after', async () => {
    const site = await merchant();
    const first = await login(site, 'google', await token(google));
    expect(first.value).toMatchObject({
      customerType: 0,
      firstTimeLogin: true,
      userName: expect.stringMatching(/^g\w{8}$/),
    });
    const again = await login(site, 'google', await token(google));
    expect(again.value).toMatchObject({ userName: first.value.userName, firstTimeLogin: false });
    const info = await platform.api('memberInfo', { site, token: again.value.token });
    expect(info.value).toMatchObject({ nickname: 'Ploy S.', account: first.value.userName });
    expect((await platform.api('balance', { site, token: again.value.token })).value.sumBalance).toBe('0');
    const another = await login(site, 'google', await token({ ...google, sub: 'person-2' }));
    expect(another.value.userName).not.toBe(first.value.userName);
    const elsewhere = await login(await merchant(), 'google', await token(google));
    expect(elsewhere.value).toMatchObject({ firstTimeLogin: true });
  });

  it('becomes one member when two first log-ins come at once', async () => {
    const site = await merchant();
    const once = await token(google);
    const both = await Promise.all([login(site, 'google', once), login(site, 'google', once)]);
    expect(both.map(({ success }) => success)).toEqual([true, true]);
    expect(both[0]?.value.userName).toBe(both[1]?.value.userName);
    const made = (await platform.db.select().from(members)).filter(({ merchantCode }) => merchantCode === site.code);
    const links = await platform.db.select().from(memberExternals);
    expect(made).toHaveLength(1);
    expect(links.filter(({ merchantCode }) => merchantCode === site.code)).toHaveLength(1);
  });

  it('is let in by its own flag, and made a member only where people may register', async () => {
    const facebook = { firebase: { sign_in_provider: 'facebook.com' } };
    const only = await merchant({ flags: { FACEBOOKLOGIN3: true, USERNAMEREG3: true } });
    expect(await login(only, 'google', await token(google))).toMatchObject({ code: 'permission.denied' });
    expect(await login(only, 'facebook', await token(facebook))).toMatchObject({ success: true });
    // A token of one service is invalid for the other, whatever channel the call names.
    expect(await login(only, 'facebook', await token(google))).toMatchObject({ code: 'verification.code.error' });
    const closed = await merchant({ flags: { GOOGLELOGIN3: true } });
    expect(await login(closed, 'google', await token(google))).toMatchObject({ code: 'member.not.exist' });
  });

  it('sets the e-mail address only if the service has verified it', async () => {
    const site = await merchant();
    await login(site, 'google', await token({ ...google, email_verified: false }));
    const [made] = (await platform.db.select().from(members)).filter(({ merchantCode }) => merchantCode === site.code);
    expect(made).toMatchObject({ email: null, nickname: 'Ploy S.' });
  });
});

describe('a token', () => {
  const at = (seconds: number) => Math.floor(platform.clock.now.getTime() / 1000) + seconds;
  const wrong: readonly (readonly [string, () => JWTPayload])[] = [
    ['for another project', () => ({ ...google, aud: 'other' })],
    ['of another issuer', () => ({ ...google, iss: 'https://securetoken.google.com/other' })],
    ['that has expired', () => ({ ...google, iat: at(-3700), exp: at(-100) })],
    ['that is not yet', () => ({ ...google, iat: at(600), exp: at(4000) })],
    ['that is older than an hour, whatever it says', () => ({ ...google, iat: at(-7200), exp: at(4000) })],
    ['of nobody', () => ({ ...google, sub: '' })],
    ['of a log-in that is still to come', () => ({ ...google, auth_time: at(600) })],
  ];

  it.each(wrong)('%s opens nothing', async (_, claims) => {
    const site = await merchant();
    const answer = await login(site, 'google', await token(claims()));
    expect(answer).toMatchObject({ status: 200, success: false, code: 'verification.code.error' });
  });

  it('that somebody else signed, that nobody signed or that is none opens nothing', async () => {
    const site = await merchant();
    const stranger = await makeSigner('lantern-1');
    const claims = { iss: 'https://securetoken.google.com/lantern-1', aud: 'lantern-1', sub: 'x', ...google };
    const unsigned = new UnsecuredJWT({ ...claims, auth_time: at(0), iat: at(0), exp: at(3600) }).encode();
    const [head = '', body = ''] = (await token(google)).split('.');
    for (const each of [
      await stranger.sign(platform.clock.now, google),
      unsigned,
      `${head}.${body}.`,
      '',
      'a.b.c',
      '🎲',
    ]) {
      expect(await login(site, 'google', each)).toMatchObject({ success: false, code: 'verification.code.error' });
    }
  });

  it('is not read where the merchant does not use the service', async () => {
    const site = await platform.makeMerchant({ flags });
    expect(await login(site, 'google', await token(google))).toMatchObject({ code: 'permission.denied' });
    expect(await login(await merchant(), 'pigeon', await token(google))).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });

  it('is refused without a fault when the keys cannot be fetched', async () => {
    const { keys: _, ...named } = signer.external;
    const site = await merchant({ external: { ...named, jwksUrl: 'http://127.0.0.1:1/keys' } });
    expect(await login(site, 'google', await token(google))).toMatchObject({ status: 200, code: 'permission.denied' });
  });
});

describe('a site that uses the service', () => {
  it('tells browsers its public keys, and nothing more', async () => {
    const { value } = await platform.api('systemStatus', { site: await merchant() });
    expect(value.info.firebase).toEqual({ apiKey: 'key', authDomain: 'lantern-1.example', projectId: 'lantern-1' });
    expect((await platform.api('systemStatus', { site: await platform.makeMerchant() })).value.info).not.toHaveProperty(
      'firebase',
    );
  });
});
