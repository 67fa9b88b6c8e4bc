import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { Wallet } from '@foyer/shared/contract';
import { sessionStore } from '@foyer/shared/session';
import { addTexts, sessionOwner } from '@foyer/shared/shell';
import { type Answers, answerCalls } from '@foyer/shared/testing';
import EN from '../../../shared/src/i18n/texts/EN.json';
import { loadMember, loadWallet } from './load-member';

const member = { id: 1, nickname: 'Lotus', account: 'lotus88', regDate: 1, type: 1, toUpline: false };
const wallet: Wallet = { sumBalance: '10', currencySymbol: '฿' };
const richer: Wallet = { sumBalance: '20', currencySymbol: '฿' };
const logIn = (token = 'mine') => sessionOwner.start({ token, merchantCode: 'DEMO', userName: 'lotus88', type: 1 });
const state = () => sessionStore.getState();

/** Answers that the test sends. */
function held<T>(): { answer: (value: T) => void; asked: () => Promise<T> } {
  const waiting: ((value: T) => void)[] = [];
  return {
    answer: (value) => waiting.shift()?.(value),
    asked: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  sessionOwner.end();
});
afterEach(() => jest.useRealTimers());

describe('the member and the balance', () => {
  it('are not asked for without a session', async () => {
    const requests = answerCalls({ memberInfo: member, balance: wallet });
    await Promise.all([loadMember(), loadWallet(), loadMember({ anew: true })]);
    expect(requests).toEqual([]);
    expect(state().walletLoading).toBe(false);
  });

  it('are asked for once by all who want them within five seconds of the answer', async () => {
    const requests = answerCalls({ memberInfo: member });
    logIn();
    await Promise.all([loadMember(), loadMember()]);
    await jest.advanceTimersByTimeAsync(4999);
    await loadMember();
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await loadMember();
    expect(requests).toHaveLength(2);
    await loadMember({ anew: true });
    expect(requests).toHaveLength(3);
    expect(state().member).toEqual(member);
  });

  it('are shared for as long as the answer is on its way', async () => {
    const slow = held<Wallet>();
    const requests = answerCalls({ balance: slow.asked });
    logIn();
    const first = loadWallet();
    await jest.advanceTimersByTimeAsync(6000);
    const second = loadWallet();
    expect(requests).toHaveLength(1);
    slow.answer(wallet);
    await Promise.all([first, second]);
    expect(state().wallet).toEqual(wallet);
  });

  it('are asked for again by another session, which is given nothing of the one before', async () => {
    const slow = held<Wallet>();
    const slowMember = held<typeof member>();
    const requests = answerCalls({ balance: slow.asked, memberInfo: slowMember.asked });
    logIn('first');
    const loads = [loadWallet(), loadMember()];
    await settle();
    logIn('second');
    loads.push(loadWallet(), loadMember());
    await settle();
    expect(requests).toHaveLength(4);
    slow.answer(richer);
    slowMember.answer({ ...member, nickname: 'Before' });
    await settle();
    expect([state().wallet, state().member, state().walletLoading]).toEqual([undefined, undefined, true]);
    slow.answer(wallet);
    slowMember.answer(member);
    await Promise.all(loads);
    expect([state().wallet, state().member, state().walletLoading]).toEqual([wallet, member, false]);
  });

  it('are the newest that was asked for, though an older answer comes later', async () => {
    const slow = held<Wallet>();
    answerCalls({ balance: slow.asked });
    logIn();
    const before = loadWallet();
    await settle();
    const after: Answers = { balance: richer };
    answerCalls(after);
    await loadWallet({ anew: true });
    slow.answer(wallet);
    await before;
    expect(state().wallet).toEqual(richer);
  });
});

describe('a load that fails', () => {
  const told = jest.fn();
  beforeEach(() => {
    told.mockReset();
    addTexts('shared', 'TY', EN);
  });
  const off = bus.on('toast:show', told);
  afterAll(() => off());

  it('of the balance is told, and the last known one comes back', async () => {
    answerCalls({ balance: wallet });
    logIn();
    await loadWallet();
    answerCalls({ balance: new TypeError('down') });
    const load = loadWallet({ anew: true });
    expect(state().walletLoading).toBe(true);
    await load;
    expect([state().wallet, state().walletLoading]).toEqual([wallet, false]);
    expect(told.mock.calls).toEqual([[{ text: 'No connection. Check your network and try again.', kind: 'error' }]]);
  });

  it('of the balance is not told to who left meanwhile', async () => {
    const slow = held<Error>();
    answerCalls({ balance: slow.asked });
    logIn();
    const load = loadWallet();
    await settle();
    sessionOwner.end();
    slow.answer(new TypeError('down'));
    await load;
    expect(told).not.toHaveBeenCalled();
  });

  it('of the member leaves who is known, in silence', async () => {
    answerCalls({ memberInfo: member });
    logIn();
    await loadMember();
    answerCalls({ memberInfo: new ApiError('memberInfo', 'unknown', 200) });
    await loadMember({ anew: true });
    expect(state().member).toEqual(member);
    expect(told).not.toHaveBeenCalled();
  });
});
