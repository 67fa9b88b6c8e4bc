import { calls } from '@foyer/shared/contract';
import { hostOf, messagesTo, openTestPlatform, type TestPlatform } from '../../testing';
import { listen, sendRaw } from '../../testing/raw';
import type { Site } from '../sites/site';

const EMAIL = 'ploy@mail.co.th';
let platform: TestPlatform;
let site: Site;
let port: number;
let username: string;

beforeAll(async () => {
  platform = await openTestPlatform({ publicPort: 4000 });
  site = await platform.makeMerchant();
  ({ username } = await platform.makeMember(site, { email: EMAIL }));
  port = await listen(platform.app);
});
afterAll(() => platform?.close());

const body = () => new URLSearchParams({ username, email: EMAIL }).toString();

/** Asks for a password link over a raw socket, with exactly these header lines. */
const ask = (hostLines: readonly string[], target: string = calls.passwordByEmail.path) =>
  sendRaw(
    port,
    [
      `POST ${target} HTTP/1.1`,
      ...hostLines,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body().length}`,
      'Connection: close',
      '',
      body(),
    ].join('\r\n'),
  );
const mails = async () => (await messagesTo(platform, site, EMAIL)).map((mail) => mail.body);

describe('a Host that is no name of a known merchant', () => {
  const name = () => hostOf(site);

  it.each([
    ['a mail address behind a good name', () => [`Host: ${name()}:80@evil.example`]],
    ['a good name behind a stranger’s', () => [`Host: evil.example@${name()}`]],
    ['a user', () => [`Host: a@${name()}`]],
    ['a path', () => [`Host: ${name()}/evil.example`]],
    ['a query', () => [`Host: ${name()}?.evil.example`]],
    ['a fragment', () => [`Host: ${name()}#.evil.example`]],
    ['a space', () => [`Host: ${name()} evil.example`]],
    ['a tab', () => [`Host: ${name()}\tevil.example`]],
    ['a backslash', () => [`Host: ${name()}\\evil.example`]],
    ['a port of letters', () => [`Host: ${name()}:evil`]],
    ['no port behind the colon', () => [`Host: ${name()}:`]],
    ['a port that is too long', () => [`Host: ${name()}:400000`]],
    ['two ports', () => [`Host: ${name()}:80:81`]],
    ['two names', () => [`Host: ${name()},evil.example`]],
    ['a percent sign', () => [`Host: ${name()}%2eevil.example`]],
    ['a letter that is none of ASCII', () => [`Host: ${name()}\xe9`]],
    ['brackets around nothing', () => ['Host: []']],
    ['nothing at all', () => ['Host: ']],
    ['two headers', () => [`Host: ${name()}`, 'Host: evil.example']],
    ['two headers that say the same', () => [`Host: ${name()}`, `Host: ${name()}`]],
    ['no header', () => []],
    ['a name that nobody has', () => ['Host: evil.example']],
    ['a name that only begins like a merchant’s', () => [`Host: ${name()}.evil.example`]],
  ])('is refused with 400: %s', async (_, lines) => {
    const answer = await ask(lines());
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('"success":true');
    expect(await mails()).toEqual([]);
  });

  it.each([
    'http://evil.example/wps/member/password/email',
    'http://user@evil.example/wps/member/password/email',
    'https://evil.example:80/wps/member/password/email',
  ])('is not brought by the target either: %s', async (target) => {
    expect((await ask([`Host: ${name()}`], target)).status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it('gets a hint, which does not repeat an invalid name', async () => {
    const unknown = await ask(['Host: evil.example']);
    expect(unknown.text).toContain('No site is served under the name "evil.example"');
    expect((await ask(['Host: <script>@x'])).text).not.toContain('<script>');
  });

  it('never enters a link; only a valid Host does, whatever else a request says', async () => {
    const answer = await ask([
      `Host: ${name().toUpperCase()}.:81`,
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: gopher',
      'X-Forwarded-Port: 99',
      'Forwarded: host=evil.example;proto=https',
      'X-Host: evil.example',
      'X-Original-URL: http://evil.example/',
    ]);
    expect(answer.status).toBe(200);
    const [mail = ''] = await mails();
    expect(/https?:\S+/.exec(mail)?.[0]).toMatch(new RegExp(`^http://${name()}:4000/m/forget\\?key=[\\w-]{43}$`));
  });
});
