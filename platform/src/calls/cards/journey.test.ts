import { randomUUID } from 'node:crypto';
import type { CallName } from '@foyer/shared/contract';
import { openTestDesk } from '../../desk/desk.testing';
import { openTestPlatform } from '../../testing';

jest.setTimeout(120_000);

const PAY = '246810';
const NUMBER = '4711 0815-2233 9012';
const digits = NUMBER.replace(/\D/g, '');

it('never leaves the platform again after it was added', async () => {
  const lines: string[] = [];
  const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const platform = await openTestPlatform({ opsKey: 'ops', log });
  const site = await platform.makeMerchant({ flags: { WITHREC3: true, WITHCANCEL3: true } });
  const desk = await openTestDesk(platform);
  const operator = await desk.enter('anna', { [site.code]: 'manager' });
  const member = await platform.makeMember(site, { paymentPassword: PAY, balance: '1000' });
  const token = await platform.login(site, member);
  const said: unknown[] = [];
  const send = async <N extends CallName>(name: N, input: object = {}) => {
    const answer = await platform.api(name, { site, token, ...input });
    said.push(answer);
    return answer;
  };
  const card = { bank: 'KBANK', holder: 'Mali Suk', number: NUMBER, paymentPassword: PAY };
  const days = { startDate: '2026-03-14', endDate: '2026-03-14', zone: 0, pageNo: 1, pageSize: 20 };
  const ops = async (method: 'GET' | 'POST', path: string) => {
    const url = `/_ops/merchants/${site.code}/withdrawals${path}`;
    const answer = await platform.app.inject({ method, url, headers: { 'x-ops-key': 'ops' } });
    said.push(answer.body);
    return answer.json();
  };
  const atDesk = async (path: string) => {
    const answer = await desk.send('GET', `/merchants/${site.code}${path}`, { cookie: operator });
    said.push(answer.value);
    return answer.value;
  };

  await proves('F-CARD-01', async () => {
    const shown = { bank: 'KBANK', holder: 'Ma***', lastFour: '9012' };
    const last = { bank: 'KBANK', lastFour: '9012' };
    expect((await send('addCard', { body: card })).value.cards).toMatchObject([shown]);
    // Refusals repeat nothing of what was sent either.
    expect(await send('addCard', { body: card })).toMatchObject({ code: 'card.taken' });
    expect(await send('addCard', { body: { ...card, number: `${digits}12345` } })).toMatchObject({ status: 400 });
    const { cards } = (await send('bankCards')).value;
    expect(cards).toMatchObject([shown]);
    const body = { card: cards[0]!.id, amount: '300', paymentPassword: PAY, key: randomUUID() };
    const { orderNo } = (await send('withdraw', { body })).value;
    expect((await send('withdrawable')).value.open).toMatchObject({ card: last });
    expect((await send('withdrawal', { query: { orderNo } })).value).toMatchObject({ card: last });
    expect((await send('outcome', { query: { operation: 'withdraw', key: body.key } })).value.state).toBe('done');
    expect((await send('withdrawReport', { query: days })).value.content).toMatchObject([{ orderNo, card: last }]);
    expect((await send('accountRecords', { query: days })).success).toBe(true);
    expect((await send('removeCard', { body: { id: cards[0]!.id, paymentPassword: PAY } })).code).toBe('card.used');

    expect((await ops('GET', '')).withdrawals).toMatchObject([{ orderNo, card: last }]);
    expect((await atDesk('/withdrawals')).withdrawals).toMatchObject([{ orderNo, card: shown }]);
    expect((await ops('POST', `/${orderNo}/accept`)).card).toMatchObject(last);
    expect((await atDesk(`/withdrawals/${orderNo}`)).card).toEqual(shown);
    expect((await atDesk(`/members/${member.username}`)).username).toBe(member.username);
    expect((await atDesk(`/members/${member.username}/movements`)).movements.length).toBeGreaterThan(0);
    await atDesk(`/members/${member.username}/messages`);
    await atDesk('/acts');
    expect((await ops('POST', `/${orderNo}/paid`)).card).toMatchObject(last);
    expect((await send('removeCard', { body: { id: cards[0]!.id, paymentPassword: PAY } })).value.cards).toEqual([]);
    expect((await send('withdrawal', { query: { orderNo } })).value).toMatchObject({ status: 'paid', card: last });

    expect(lines.length).toBeGreaterThan(10);
    const everything = `${JSON.stringify(said)}\n${lines.join('')}`;
    expect(everything).toContain('9012');
    expect(everything.replace(/[ -]/g, '')).not.toContain(digits.slice(0, 8));
    expect(everything).not.toContain('Mali Suk');
  });
  await desk.close();
  await platform.close();
});
