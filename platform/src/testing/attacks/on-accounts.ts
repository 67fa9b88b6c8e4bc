import { type Attack, askLink, demand, logIn, mailedTo, tokenOf } from './acting';
import { type AttackedSite, PASSWORD } from './site';

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

const overlap: Attack = {
  name: 'sessions by the old password that overlap a reset',
  attempt: async (site) => {
    const [rounds, each] = [7, 6];
    let entered = 0;
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
        entered += 1;
        const { json } = await site.send('/wps/member/info', { headers: { authorization: token } });
        demand(json.success !== true, `in round ${round} a session of the old password lives`);
      }
    }
    demand(entered > 0, 'no log-in came before a reset, so that nothing overlapped');
    return `${rounds} resets among ${rounds * each} log-ins, ${entered} of which came in: none of their sessions lives`;
  },
};

/** Attacks on somebody else's account. */
export const onAccounts: readonly Attack[] = [hostOfLink, stolenToken, guessing, overlap];
