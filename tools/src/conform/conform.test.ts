import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { CommanderError } from 'commander';
import { seedCatalogue } from '../../../platform/src/demonstration';
import { openTestPlatform, type TestPlatform } from '../../../platform/src/testing';
import { root } from '../paths';
import { optionsOf } from './options';
import { exitCodeOf, type Line, type Report, written } from './report';
import { conform, type Options } from './run';
import { type Between, type Passing, standBetween } from './testing/between';
import { startSample } from './testing/sample';

let platform: TestPlatform;
let between: Between;
let direct: URL;
const player = { username: 'mali', password: 'lantern-of-mali' };
const agent = { username: 'anan', password: 'lantern-of-anan' };

beforeAll(async () => {
  platform = await openTestPlatform();
  await seedCatalogue(platform.db, platform.clock.now);
  const rows: CallRow[] = Object.values(calls);
  const on = (name: string | undefined): [string, true][] => (name === undefined ? [] : [[name, true]]);
  const flags = Object.fromEntries(rows.flatMap(({ flag }) => on(flag)));
  const agentMenu = Object.fromEntries(rows.flatMap(({ menu }) => on(menu)));
  // The name of this machine shows this merchant.
  const site = await platform.makeMerchant({ code: 'DEMO', flags, agentMenu });
  await platform.makeMember(site, player);
  await platform.makeMember(site, { ...agent, type: 1 });
  direct = new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' }));
  between = await standBetween(() => direct);
});
beforeEach(() => {
  between.passed.length = 0;
  between.change = () => undefined;
});
afterAll(async () => {
  await between?.stop();
  await platform?.close();
});

const ask = (options: Partial<Options> = {}): Promise<Report> =>
  conform({ base: between.base, write: false, timeout: 60_000, ...options });
const of = (report: Report, ...verdicts: Line['verdict'][]) =>
  report.lines.filter(({ verdict }) => verdicts.includes(verdict)).map(({ call }) => call);
const lineOf = (report: Report, call: Line['call']) => report.lines.find((line) => line.call === call);
const told = (report: Report) =>
  report.lines.flatMap(({ call, differences }) => differences.map((d) => `${call}: ${d}`));

/** What a visit and a log-in leave behind by themselves: sessions, pictures to read, counts of guesses, days with a visit. */
const ofVisit = [
  /session|captcha|rate|budget|guess|failure|attempt|device|browser|member_logins|member_activity|lantern_days/,
  // The platform makes them by itself as time passes.
  /sealing_keys|lottery_draws|lottery_seeds/,
];

/** How many rows each other table has. */
async function rowsOfTables(): Promise<Record<string, unknown>> {
  const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
    ((await platform.db.execute(text)) as { rows: Record<string, unknown>[] }).rows;
  const names = await rowsOf("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const counted = names.map(({ name }) => String(name)).filter((name) => !ofVisit.some((left) => left.test(name)));
  expect(counted).toEqual(expect.arrayContaining(['members', 'ledger_movements', 'bets', 'lottery_orders', 'outbox']));
  const [counts = {}] = await rowsOf(
    `select ${counted.map((name) => `(select count(*)::int from "${name}") as "${name}"`).join(', ')}`,
  );
  return counts;
}

describe('the reference', () => {
  it('answers all that is asked rightly, as a player, and nothing of it is changed', async () => {
    const before = await rowsOfTables();
    const report = await ask({ account: player });
    expect(told(report)).toEqual([]);
    expect(of(report, 'absent')).toEqual([]);
    expect(report.lines.map(({ call }) => call).sort()).toEqual(['site.json', ...Object.keys(calls)].sort());
    // Every read of a member and of a stranger, and what the session needs.
    const reads = Object.entries(calls).filter(
      ([name, { method }]) => method === 'GET' && !['createTrial', 'addRecent', 'launchGame'].includes(name),
    );
    const wanted = [...reads.map(([name]) => name), 'hourSalaryProcess', 'login', 'renew', 'logout', 'site.json'];
    expect(of(report, 'right').sort()).toEqual(wanted.sort());
    expect(of(report, 'not asked').sort()).toEqual(['createTrial', 'smsRegister']);
    expect(await rowsOfTables()).toEqual(before);
    // Nothing that changes anything is sent with a token, or with a field.
    const own: string[] = [calls.login.path, calls.renew.path, calls.logout.path, calls.hourSalaryProcess.path];
    const others = between.passed.filter(({ method, path: to }) => method !== 'GET' && !own.includes(to));
    expect(others.length).toBeGreaterThan(40);
    expect(others.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    expect(others.filter(({ body }) => body.replace(/^-+\S+--\s*$/, '') !== '' && body !== '{}')).toEqual([]);
    const marks: string[] = [calls.createTrial.path, calls.addRecent.path, calls.launchGame.path];
    const marked = between.passed.filter(({ path: to, authorization }) => marks.includes(to) && authorization);
    expect(marked).toEqual([]);
  });

  it('answers an agent rightly, and what leaves a mark where that is allowed', async () => {
    const report = await ask({ account: agent, write: true });
    expect(told(report)).toEqual([]);
    expect(of(report, 'absent')).toEqual([]);
    const marks: CallName[] = ['exposure', 'beacon', 'createTrial', 'freePlay', 'addFavourite', 'removeFavourite'];
    expect(of(report, 'right')).toEqual(expect.arrayContaining([...marks, 'addRecent', 'launchGame', 'closeSubmit']));
    expect(of(report, 'refuses')).toEqual(expect.arrayContaining(['deposit', 'register', 'withdraw', 'placeOrder']));
    expect(lineOf(report, 'teamMembers')?.notes).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/refused/)]),
    );
  });

  it('asks strangers alone without an account, and says so', async () => {
    const report = await ask({ only: ['balance', 'gameList'] });
    expect(told(report)).toEqual([]);
    expect(lineOf(report, 'balance')).toMatchObject({ verdict: 'refuses' });
    expect(lineOf(report, 'balance')?.notes).toEqual(['not asked as a member: no --account was given']);
    expect(lineOf(report, 'gameList')?.verdict).toBe('right');
  });

  it('is told when its address is that of another merchant', async () => {
    const report = await ask({ merchant: 'OTHER', only: ['template'] });
    expect(of(report, 'right')).toEqual(['template']);
    expect(told(report)).toEqual(['site.json: merchantCode is another than the one that was named']);
  });
});

const given = (change: (value: never) => unknown) => (answer: Passing) => {
  const envelope = JSON.parse(answer.text) as { success: boolean; value: never };
  if (envelope.success) answer.text = JSON.stringify({ ...envelope, value: change(envelope.value) });
};
const instead = (status: number, envelope: unknown) => (answer: Passing) => {
  answer.status = status;
  answer.text = JSON.stringify(envelope);
};

const broken = (answer: Passing) => {
  answer.gone = true;
};

describe('a platform that is broken on purpose', () => {
  it.each<[string, CallName, (answer: Passing) => void, RegExp]>([
    [
      'a field is missing',
      'memberInfo',
      given(({ account: _, ...rest }: { account: string }) => rest),
      /^account is missing$/,
    ],
    [
      'an amount is a number',
      'merchantWallet',
      given((value: { wallets: object[] }) => ({ wallets: value.wallets.map((each) => ({ ...each, balance: 12.5 })) })),
      /^wallets\.0\.balance is a number/,
    ],
    [
      'an amount is written 1,5',
      'balance',
      given((value: object) => ({ ...value, sumBalance: '1,5' })),
      /^sumBalance is a string/,
    ],
    [
      'a field in a list is of another type',
      'country',
      given((all: object[]) => [...all, { code: 1 }]),
      /^\d+\.code is a number/,
    ],
    ['a moment is in seconds', 'renew', given(() => ({ expiresAt: 1_790_000_000 })), /^expiresAt lies before 1974/],
    [
      'a page is sent in place of an answer',
      'hotGames',
      (answer) => {
        answer.headers.set('content-type', 'text/html');
        answer.text = '<!doctype html><title>Welcome</title>';
      },
      /^the answer is an HTML page, with status 200$/,
    ],
    ['a value has no envelope', 'service', instead(200, ['', '']), /^the answer is no envelope/],
    ['an envelope is empty', 'service', instead(200, { success: true }), /^the value is nothing/],
    [
      'what a stranger must not see is given',
      'bankCards',
      instead(200, { success: true, value: {} }),
      /^without a token: it is answered with success/,
    ],
    [
      'a refusal is 200 where it is 401',
      'messages',
      instead(200, { success: false, code: 'session.required' }),
      /in place of 401 session\.required/,
    ],
    [
      'a change is answered without a token',
      'deposit',
      instead(200, { success: true, value: null }),
      /^without a token: it is answered with success/,
    ],
    [
      'an empty body is taken',
      'passwordByLink',
      instead(200, { success: true, value: null }),
      /^with an empty body: it is answered with success/,
    ],
    [
      'a code is none of the contract',
      'gameList',
      instead(200, { success: false, code: 'no.games' }),
      /"no\.games" is none of the contract/,
    ],
    [
      'a right question is refused',
      'gameList',
      instead(200, { success: false, code: 'request.invalid' }),
      /^it is refused with "request\.invalid"$/,
    ],
    [
      'a value comes with status 201',
      'template',
      instead(201, { success: true, value: { mobileTemplate: {} } }),
      /^the status is 201/,
    ],
    ['it fails', 'template', instead(500, { success: false, code: 'unknown' }), /^the status is 500/],
    ['an answer may be kept', 'balance', (answer) => answer.headers.delete('cache-control'), /no-store/],
    ['there is no clock', 'systemStatus', (answer) => answer.headers.delete('date'), /no Date header/],
    [
      'the clock is that of Bangkok',
      'systemStatus',
      (answer) => answer.headers.set('date', new Date(Date.now() + 7 * 3_600_000).toUTCString()),
      /its time is not UTC/,
    ],
    [
      'JSON is called text',
      'template',
      (answer) => answer.headers.set('content-type', 'text/plain'),
      /^Content-Type is "text\/plain"/,
    ],
    [
      'scripts may read a cookie',
      'captcha',
      (answer) => answer.headers.set('set-cookie', 'c=1; Path=/'),
      /cookie "c" lacks HttpOnly/,
    ],
    ['it leads elsewhere', 'template', instead(302, {}), /no envelope, with status 302$/],
    ['the connection breaks', 'template', broken, /^there was no answer/],
    [
      'an agency is open to players',
      'agentUnread',
      instead(200, { success: true, value: { footer: { unreadCount: 1 } } }),
      /its row is of agency, which members of type 0/,
    ],
  ])('is told that %s', async (_, name, change, difference) => {
    between.change = (answer, asked) => {
      if (asked.path === calls[name].path) change(answer);
    };
    const report = await ask({ account: player, only: [name] });
    expect(report.lines).toMatchObject([{ call: name, verdict: 'wrong' }]);
    expect(report.lines[0]?.differences).toContainEqual(expect.stringMatching(difference));
    expect(exitCodeOf(report, false)).toBe(1);
    expect(written(report)).toContain(`contract: ${calls[name].method} ${calls[name].path}`);
  });

  it('is told of a log-out that ends nothing', async () => {
    between.change = (answer, { path: to }) => {
      if (to === calls.logout.path) instead(200, { success: true, value: null })(answer);
      if (to === calls.memberInfo.path) instead(200, { success: true, value: {} })(answer);
    };
    expect(told(await ask({ account: player, only: ['logout'] }))).toContainEqual(
      'logout: memberInfo after the log-out: it is answered with success in place of a refusal',
    );
  });

  it('is told that a call is not there, by 404 and otherwise', async () => {
    between.change = (answer, { path: to }) => {
      if (to === calls.hotMatches.path) instead(404, 'nothing here')(answer);
      if (to === calls.balance.path) instead(200, { success: false, code: 'unknown' })(answer);
    };
    const report = await ask({ account: player, only: ['hotMatches', 'balance'] });
    expect(report.lines).toMatchObject([
      { call: 'balance', verdict: 'absent', notes: ['refused as "unknown"'] },
      { call: 'hotMatches', verdict: 'absent', notes: ['HTTP 404'] },
    ]);
  });

  it('is asked no more once it is silent', async () => {
    between.change = (answer, { path: to }) => {
      if (to !== '/site.json') answer.gone = true;
    };
    const report = await ask();
    expect(of(report, 'wrong')).toHaveLength(3);
    expect(lineOf(report, 'logout')?.notes).toContain('the platform no longer answers');
  });
});

describe('a member', () => {
  it('is not asked for where the log-in wants a captcha', async () => {
    between.change = (answer, { path: to, body }) => {
      if (to === calls.login.path && body !== '{}')
        instead(200, { success: false, code: 'captcha.required', value: { captcha: true } })(answer);
    };
    const report = await ask({ account: player, only: ['login', 'balance'] });
    const why = 'the platform asks for a captcha at log-in, which a program does not read';
    expect(lineOf(report, 'balance')).toMatchObject({ verdict: 'refuses', notes: [`not asked as a member: ${why}`] });
    expect(lineOf(report, 'login')).toMatchObject({ verdict: 'refuses', notes: [why] });
  });

  it('is refused with a wrong password, and that is said', async () => {
    const account = { ...player, password: 'not-of-mali' };
    const report = await ask({ account, only: ['balance'] });
    expect(lineOf(report, 'balance')?.notes.join()).toMatch(/the log-in was refused with [a-z.]+$/);
  });

  it('has neither password nor token in any report, also where answers repeat them', async () => {
    let token = '';
    between.change = (answer, { path: to }) => {
      if (to === calls.login.path) token = /"token":"([^"]+)"/.exec(answer.text)?.[1] ?? token;
      if (token === '' || !to.startsWith('/wps/member/')) return;
      instead(200, { success: false, code: token, [token]: player.password })(answer);
      answer.headers.set('content-type', player.password);
      answer.headers.set('set-cookie', `${token}=1`);
    };
    const report = await ask({ account: { ...player }, only: ['memberInfo', 'security', 'devices'] });
    expect(token).not.toBe('');
    expect(of(report, 'wrong')).toHaveLength(3);
    expect(JSON.stringify(report) + written(report)).not.toContain(token);
    expect(JSON.stringify(report) + written(report)).not.toContain(player.password);
  });
});

const run = promisify(execFile);
const command = (...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', path.join(root, 'tools/src/conform.ts'), ...args], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

describe('the sample of a back end', () => {
  it('answers rightly what it has, and the command says so of the rest', async () => {
    const { origin, stop } = await startSample();
    try {
      const to = ['--base-url', origin, '--account', 'owner', '--password', 'owner1234', '--whole', '--json'];
      const { code, stdout } = await command(...to);
      const { summary, calls: lines } = JSON.parse(stdout) as { summary: object; calls: Line[] };
      expect(summary).toMatchObject({ right: 17, wrong: 0 });
      expect(lines.find(({ call }) => call === 'login')?.verdict).toBe('right');
      expect(lines.find(({ call }) => call === 'gameList')).toMatchObject({ verdict: 'absent' });
      expect(code).toBe(1);
      const report = { platform: origin, lines };
      expect([exitCodeOf(report, true), exitCodeOf(report, false)]).toEqual([1, 0]);
    } finally {
      stop();
    }
  });
});

describe('the command', () => {
  const wrong = (...args: string[]) => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      expect(() => optionsOf(args)).toThrow(CommanderError);
      return said.mock.calls.join();
    } finally {
      said.mockRestore();
    }
  };

  it('takes an http(s) origin, calls of the contract, and seconds', () => {
    const given = optionsOf(['--base-url', 'https://play.example', '--only', 'login,balance', '--timeout', '5']);
    expect(given).toMatchObject({ only: ['login', 'balance'], timeout: 5000 });
    expect(given.baseUrl.href).toBe('https://play.example/');
  });

  it.each([
    ['no address', [], /--base-url/],
    ['an address that is none of the web', ['--base-url', 'file:///etc/passwd'], /http\(s\) address/],
    ['an address with a password', ['--base-url', 'http://a:b@localhost'], /no name or password/],
    ['an address with a path', ['--base-url', 'http://localhost/wps'], /an origin/],
    ['a name of no call', ['--base-url', 'http://localhost', '--only', 'toString'], /no call "toString"/],
    ['no time at all', ['--base-url', 'http://localhost', '--timeout', '0'], /from 1 to 99 seconds/],
  ])('refuses %s', (_, args, sentence) => {
    expect(wrong(...args)).toMatch(sentence);
  });

  it('ends with 2 and says why where nothing could be asked', async () => {
    const { code, stdout, stderr } = await command('--base-url', 'http://127.0.0.1:9');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/no answer/);
  });
});
