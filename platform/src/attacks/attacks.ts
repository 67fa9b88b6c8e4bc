import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { captchas, ledgerMovements } from '../db/schema';
import { sendRaw } from '../testing/raw';
import { type AttackedSite, PASSWORD, type Sent } from './site';

/** One attack: it gives what was seen of the refusal, and throws when it came through. */
export interface Attack {
  readonly name: string;
  readonly attempt: (site: AttackedSite) => Promise<string>;
}

function demand(holds: boolean, cameThrough: string): void {
  if (!holds) throw new Error(cameThrough);
}

const get = (site: AttackedSite, target: string, host = 'shop.localhost') =>
  sendRaw(site.port, `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);

/** Logs in as somebody who reads every captcha at once. */
async function logIn(site: AttackedSite, username: string, password: string, sent: Sent = {}) {
  const enter = (captcha = '', headers = {}) =>
    site.sealed('/wps/session/login', { username, password, captcha, type: 'username' }, { ...sent, headers });
  const cookie = sent.headers?.['cookie'];
  const first = await enter('', cookie === undefined ? {} : { cookie });
  if (first.json.code !== 'captcha.required' && first.json.code !== 'captcha.error') return first;
  const shown = await site.send('/wps/captcha', sent);
  const [newest] = await site.database.db.select().from(captchas).orderBy(desc(captchas.expiresAt)).limit(1);
  const pairs = [...(cookie === undefined ? [] : [cookie]), `captcha=${shown.cookies['captcha'] ?? ''}`];
  return enter(newest?.answer ?? '', { cookie: pairs.join('; ') });
}

/** The release of games that the host has, and the script in it that is loaded first. */
async function entryOfGames({ dataDir }: AttackedSite) {
  const all = path.join(dataDir, 'site', 'games');
  const [version = ''] = (await readdir(all)).filter((each) => /^\d/.test(each));
  const folder = path.join(all, version);
  const entry = (await readdir(folder)).find((each) => /^remoteEntry.*\.js$/.test(each)) ?? 'remoteEntry.js';
  return { version, folder, entry };
}

const tokenOf = ({ json }: { json: { value?: unknown } }) =>
  (json.value as { token?: string } | undefined)?.token ?? '';

async function askLink(site: AttackedSite, username: string, email: string, host: string) {
  const body = new URLSearchParams({ username, email }).toString();
  const head = `host: ${host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}`;
  return sendRaw(site.port, `POST /wps/member/password/email HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n${body}`);
}

async function mailedTo(site: AttackedSite, recipient: string): Promise<string[]> {
  const texts = () => site.receiver.seen.filter((each) => each.message.recipient === recipient);
  for (let looks = 0; looks < 50 && texts().length === 0; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return texts().map(({ message }) => message.text);
}

const hostOfLink: Attack = {
  name: 'a recovery link that leads elsewhere, by the Host of the request',
  attempt: async (site) => {
    await site.member('mali', { email: 'mali@example.com' });
    const { port } = site;
    const spelt = [
      `localhost:80@evil.example`,
      'evil.example',
      `shop.localhost:${port}@evil.example`,
      'shop.localhost:x',
    ];
    for (const host of [...spelt, 'shop.localhost/evil.example', 'shop.localhost, evil.example', '']) {
      const { status, text } = await askLink(site, 'mali', 'mali@example.com', host);
      demand(status === 400, `Host "${host}" was answered with ${status}: ${text.slice(0, 200)}`);
    }
    await askLink(site, 'mali', 'mali@example.com', `shop.localhost:${port}`);
    const mails = await mailedTo(site, 'mali@example.com');
    const links = mails.flatMap((mail) => mail.match(/https?:\/\/\S+/g) ?? []);
    demand(links.length === 1, `${links.length} links were mailed`);
    demand(links[0]?.startsWith(`http://shop.localhost:${port}/m/forget?key=`) === true, `a link went to ${links[0]}`);
    return `seven Hosts: 400; the one link that left leads to ${new URL(links[0] ?? '').host}`;
  },
};

const stolenToken: Attack = {
  name: 'a stolen token that binds a mail of the thief',
  attempt: async (site) => {
    await site.member('wichai', { email: 'wichai@example.com' });
    const headers = { authorization: tokenOf(await logIn(site, 'wichai', PASSWORD)) };
    await site.send('/wps/verification/email', { method: 'POST', headers, body: { email: 'thief@example.com' } });
    const [mail = ''] = await mailedTo(site, 'thief@example.com');
    const verificationCode = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
    demand(verificationCode !== '', 'no code came to the new address, so that nothing was tried');
    const payload = { email: 'thief@example.com', verificationCode };
    const bound = await site.sealed('/wps/member/email', payload, { method: 'PUT', headers });
    demand(bound.json.code === 'proof.required', `it was answered with ${bound.text}`);
    return 'refused: proof.required, with a good code of the new address';
  },
};

async function guesses(site: AttackedSite, username: string, from: (n: number) => string): Promise<string> {
  let [looked, refused] = [0, 0];
  for (let n = 0; n < 130; n += 1) {
    const { json } = await logIn(site, username, `guess-${n}`, { from: from(n) });
    demand(json.success !== true, 'a guess came in');
    if (json.code === 'rate.limited') refused += 1;
    else looked += 1;
  }
  demand(looked <= 30, `${looked} of 130 guesses were looked at`);
  return `${looked} of 130 were looked at, ${refused} had to wait`;
}

const guessing: Attack = {
  name: 'a hundred and thirty guesses of a password, every captcha read',
  attempt: async (site) => {
    await site.member('somsri');
    const entered = await logIn(site, 'somsri', PASSWORD, { from: '127.0.0.9' });
    const device = Object.entries(entered.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const one = await guesses(site, 'somsri', () => '127.0.1.1');
    const many = await guesses(site, 'somsri', (n) => `127.0.2.${n + 1}`);
    const stranger = await logIn(site, 'somsri', PASSWORD, { from: '127.0.3.1' });
    demand(stranger.json.code === 'rate.limited', `the right password from elsewhere: ${stranger.text}`);
    const owner = await logIn(site, 'somsri', PASSWORD, { from: '127.0.0.9', headers: { cookie: device } });
    demand(owner.json.success === true, `the owner is locked out of the known device: ${owner.text}`);
    return `from one address ${one}; from 130 addresses ${many}; the owner's device still gets in`;
  },
};

const anyFile: Attack = {
  name: 'files of the machine through the addresses of releases',
  attempt: async (site) => {
    const up = ['..', '%2e%2e', '..%2f..', '..%5c', '.%2e', '%252e%252e', '..;', '%c0%ae%c0%ae'];
    const wanted = ['ops-key', 'log/releases.jsonl', 'site/log/releases.jsonl', 'etc/passwd', 'package.json'];
    let tried = 0;
    for (const part of ['games', 'shell', 'm', 'nobody'])
      for (const step of up)
        for (const depth of [1, 2, 3, 8])
          for (const file of wanted) {
            const { status, text } = await get(site, `/${part}/${`${step}/`.repeat(depth)}${file}`);
            const leaked =
              /root:x:|"publish"|"private": true/.test(text) || (status === 200 && !text.includes('<!doctype'));
            demand(!leaked, `/${part}/${`${step}/`.repeat(depth)}${file}: ${status} ${text.slice(0, 300)}`);
            tried += 1;
          }
    for (const target of ['/games/..%2flog/releases.jsonl', '/games/../../ops-key'])
      demand((await get(site, target)).status >= 400, `${target} is served`);
    const { version, entry } = await entryOfGames(site);
    const good = await get(site, `/games/${version}/${entry}`);
    demand(good.status === 200, `a file of a release is not served (${good.status}), so that nothing was shown`);
    return `${tried + 2} spellings, none served; ${entry} of ${version} is`;
  },
};

const minting: Attack = {
  name: 'money of a fresh account, by deposits that approve themselves',
  attempt: async (site) => {
    const memberId = await site.member('fresh');
    const headers = { authorization: tokenOf(await logIn(site, 'fresh', PASSWORD)) };
    for (const amount of ['9999', '9999.99', '50']) {
      const body = { method: 'PROMPTPAY', amount, key: randomUUID() };
      const { json, text } = await site.send('/wps/transaction/deposit', { method: 'POST', headers, body });
      demand((json.value as { status?: string })?.status === 'pending', text);
    }
    const moved = await site.database.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, memberId));
    demand(moved.length === 0, `${moved.length} movements were written`);
    return 'three deposits wait for the operator; the ledger has no movement';
  },
};

const overlap: Attack = {
  name: 'sessions by the old password that overlap a reset',
  attempt: async (site) => {
    const [rounds, each] = [7, 6];
    for (let round = 0; round < rounds; round += 1) {
      const [username, email] = [`overlap${round}`, `overlap${round}@example.com`];
      await site.member(username, { email });
      await askLink(site, username, email, `shop.localhost:${site.port}`);
      const key = /key=([\w-]+)/.exec((await mailedTo(site, email)).join(' '))?.[1] ?? '';
      const old = Array.from({ length: each }, (_, n) =>
        logIn(site, username, PASSWORD, { from: `127.1.${round}.${n + 1}` }),
      );
      const body = { key, newPassword: 'another567' };
      const reset = await site.send('/wps/member/password/link', { method: 'POST', body });
      demand(reset.json.success === true, `the reset itself: ${reset.text}`);
      for (const token of (await Promise.all(old)).map(tokenOf).filter((token) => token !== '')) {
        const { json } = await site.send('/wps/member/info', { headers: { authorization: token } });
        demand(json.success !== true, `in round ${round} a session of the old password lives`);
      }
    }
    return `${rounds} resets among ${rounds * each} log-ins: no session of the old password lives`;
  },
};

const sealedWeight: Attack = {
  name: 'sealed bodies of 260 KB',
  attempt: async (site) => {
    const begun = performance.now();
    for (let n = 0; n < 50; n += 1) {
      const value = 'A'.repeat(260 * 1024);
      const sent = { method: 'POST', body: { value }, headers: { encryption: 'A'.repeat(344) } };
      const { status } = await site.send('/wps/session/login', sent).catch(() => ({ status: 413 }));
      demand(status === 413, `it was answered with ${status}`);
    }
    return `fifty: 413, ${((performance.now() - begun) / 50).toFixed(1)} ms each with the way there`;
  },
};

const operations: Attack = {
  name: 'operations and their description on the site’s own port',
  attempt: async (site) => {
    for (const target of [
      '/_ops',
      '/_ops/outbox',
      '/_ops/merchants/SHOP',
      '/docs',
      '/docs/json',
      '//_ops/outbox',
      '/%5fops/outbox',
    ]) {
      const { status } = await get(site, target);
      demand(status === 404 || status === 400, `${target} is answered with ${status}`);
    }
    return 'seven addresses: 404';
  },
};

const changedFile: Attack = {
  name: 'one changed byte in a release on the disk',
  attempt: async (site) => {
    const { version, folder, entry } = await entryOfGames(site);
    const file = path.join(folder, entry);
    const bytes = await readFile(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(file, bytes);
    for (const words of [
      ['promote', 'games', version],
      ['promote', 'games', version, '--merchant', 'SHOP'],
      ['verify'],
    ]) {
      const { code, said } = await site.release(...words);
      demand(code !== 0 && said.includes(entry), `release ${words.join(' ')} ended with ${code}: ${said}`);
    }
    return 'promote for all, promote for one merchant and verify refuse it and name the file';
  },
};

/** In the order of the list of what was found; the last one leaves a broken file behind. */
export const attacks: readonly Attack[] = [
  hostOfLink,
  stolenToken,
  guessing,
  anyFile,
  minting,
  overlap,
  sealedWeight,
  operations,
  changedFile,
];
