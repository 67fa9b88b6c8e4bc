import { movedOf } from '../support/ledger';
import { expect, test } from './fixtures';
import { button, field, part } from './phone';
import { arrive, isAt, logIn, PATIENCE, press, say, sees, shows, type } from './steps';

const PAYMENT_PASSWORD = '246810';
const wallet = (key: string) => say('wallet', key);

test('a member logs in, finds a game and plays a round @cut', async ({ phone, keep, site, ops }) => {
  const member = await site.member({ balance: '1000' });
  await arrive(phone, site);
  await keep('1-home');
  await logIn(phone, member);
  await sees(phone, '//header', '฿1,000.00');
  await keep('2-logged-in');
  await phone.open(site.url('/m/gameList?gameType=INHOUSE'));
  const card = `(${part('games/game-list')}//article)[1]`;
  await sees(phone, '//header', say('games', 'list.title'));
  await shows(phone, card);
  await keep('3-lobby');
  await press(phone, `(${card}//button)[1]`);
  await isAt(phone, /\/m\/launchGame/);
  await expect(() => phone.look('game')).toPass({ timeout: PATIENCE });
  await press(phone, "//*[@id='light'][not(@disabled)]");
  await expect.poll(async () => (await phone.texts("//*[@id='history']/li")).length, { timeout: PATIENCE }).toBe(1);
  await keep('4-round');
  await phone.look('page');
  expect(await movedOf(ops, site, member, 'bet.stake')).toHaveLength(1);
});

test('a member deposits and withdraws', async ({ phone, keep, site, ops }) => {
  await site.set({ depositsApprovedBelow: '10000' });
  const member = await site.member({ balance: '1000', paymentPassword: PAYMENT_PASSWORD });
  await site.card(member, '1234567890123');
  await arrive(phone, site);
  await logIn(phone, member);
  await phone.open(site.url('/m/voucherCenter'));
  const deposit = part('wallet/deposit');
  await type(phone, deposit + field(wallet('deposit.amount')), '500');
  await keep('5-deposit');
  // A tab above the form has the same name.
  await press(phone, `${deposit}//form${button(wallet('deposit.submit'))}`);
  await sees(phone, `${deposit}//h2`, wallet('done.approved'));
  await sees(phone, '//header', '฿1,500.00');
  await keep('6-deposited');
  await phone.open(site.url('/m/withdraw'));
  const withdraw = part('wallet/withdraw');
  await type(phone, withdraw + field(wallet('withdraw.amount')), '300');
  await press(phone, withdraw + button(wallet('withdraw.next')));
  await type(phone, withdraw + field(say('shared', 'money.paymentPassword')), PAYMENT_PASSWORD);
  await keep('7-withdraw');
  await press(phone, withdraw + button(wallet('withdraw.submit')));
  await sees(phone, withdraw, wallet('withdraw.order'));
  await sees(phone, '//header', '฿1,200.00');
  await keep('8-withdrawn');
  // The first deposit is what the member began with.
  expect(await movedOf(ops, site, member, 'deposit')).toEqual([1000, 500]);
  expect(await movedOf(ops, site, member, 'withdraw.hold')).toEqual([300]);
});
