import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { Invitation, InvitedFriend } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import InviteFriendsPage from './invite-friends.page';

const CODE = '7C41D09A2B';
const LINK = `${location.origin}/m/register?affiliateCode=${CODE}`;
const AT = Date.UTC(2026, 2, 14, 12);
const none: Invitation = {
  ...{ terms: { deposit: '300', inviter: '100', friend: '50' }, friends: 0, paid: 0, earned: '0.00' },
};
const friend = (id: number, more: Partial<InvitedFriend> = {}): InvitedFriend => ({
  ...{ id, name: `som***${id}`, registeredAt: AT, state: 'registered' },
  ...more,
});
const page = (content: InvitedFriend[], more = false) => ({ content, more });

const open = (answers: Answers = {}, member: object = { affiliateCode: CODE }) =>
  renderPart(<InviteFriendsPage />, {
    ...{ path: '/m/inviteFriends', texts: { content: EN }, session: { userName: 'lotus88', type: 0 }, member },
    wallet: { sumBalance: '1', currencySymbol: '฿' },
    answers: { invitation: none, invitedFriends: page([]), ...answers },
  });
const rows = async () =>
  within(await screen.findByRole('list', { name: EN['invite.list'] }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('is closed where inviting is not rewarded, and to visitors and trial accounts', () => {
  expect(remote.pages['/m/inviteFriends'].guard).toEqual(['member', 'notTrial', 'promotion:REFERRAL']);
});

it('gives the code on by the share sheet, else copied, else selected; and shows it as a picture', async () => {
  const told = jest.fn();
  const off = bus.on('toast:show', told);
  const { user } = open();
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await proves('F-INVITE-01', async () => {
    expect(screen.getByText(CODE)).toBeVisible();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: EN['invite.link'] });
    expect(field).toHaveValue(LINK);
    expect(await screen.findByTitle(EN['invite.picture'])).toBeInTheDocument();
    const button = screen.getByRole('button', { name: EN['invite.share'] });
    Object.assign(navigator, { share });
    await user.click(button);
    expect(share).toHaveBeenLastCalledWith({ title: EN['invite.shareTitle'], url: LINK });
    // A sheet that was closed is an answer; one that fails is none.
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await user.click(button);
    expect(copied).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    copied.mockResolvedValueOnce();
    await user.click(button);
    expect(copied).toHaveBeenLastCalledWith(LINK);
    await waitFor(() => expect(told).toHaveBeenCalledWith({ text: EN['invite.copied'], kind: 'success' }));
    Reflect.deleteProperty(navigator, 'share');
    copied.mockResolvedValueOnce();
    await user.click(button);
    expect(copied).toHaveBeenCalledTimes(2);
    copied.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: EN['invite.copy'] }));
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]));
    expect(field).toHaveFocus();
    expect(told).toHaveBeenCalledTimes(2);
  });
  off();
});

it('says so where the member has no code yet', async () => {
  open({}, { affiliateCode: '' });
  expect(await screen.findByText(EN['invite.noCode'])).toBeVisible();
  expect(screen.queryByRole('button', { name: EN['invite.share'] })).toBeNull();
});

it('lists friends with how far they are and what they brought', async () => {
  const invitation = { ...none, friends: 5, paid: 1, earned: '100.00', gift: '50.00' };
  const friends = [
    friend(5),
    friend(4, { state: 'small' }),
    friend(3, { state: 'coming', amount: '100.00', paysAt: AT + 86_400_000 }),
    friend(2, { state: 'missed' }),
    friend(1, { state: 'paid', amount: '100.00', paidAt: AT + 86_400_000 }),
  ];
  open({ invitation, invitedFriends: page(friends) });
  await proves('F-INVITE-02', async () => {
    expect(await rows()).toEqual([
      ...['som***5RegisteredMar 14, 2026', 'som***4First deposit too smallMar 14, 2026'],
      expect.stringMatching(/^som\*\*\*3฿100\.00First deposit madeOn Mar 15, 2026, /),
      ...['som***2First deposit without a rewardMar 14, 2026', 'som***1+฿100.00PaidMar 15, 2026'],
    ]);
    const figure = (name: keyof typeof EN) => screen.getAllByText(EN[name]).find((each) => each.tagName === 'DT');
    expect(figure('invite.friends')?.parentElement).toHaveTextContent('Registered5');
    expect(figure('invite.paid')?.parentElement).toHaveTextContent('Rewarded1');
    expect(figure('invite.earned')?.parentElement).toHaveTextContent('You earned฿100.00');
    expect(screen.getByText('You also got ฿50.00 as somebody’s friend.')).toBeVisible();
  });
});

it('says without friends what to do, and what both sides get', async () => {
  open();
  await proves('F-INVITE-02', async () => {
    expect(await screen.findByText(EN['invite.empty'])).toBeVisible();
    expect(screen.getByText('Paid once for each friend, the day after their first deposit, if it is ฿300.00 or more.'));
    expect(screen.getByText(EN['invite.forYou']).parentElement).toHaveTextContent('฿100.00');
    expect(screen.getByText(EN['invite.forFriend']).parentElement).toHaveTextContent('฿50.00');
  });
});

it('loads earlier friends after the last one, and fails with a retry that keeps what is there', async () => {
  const answers = [
    page([friend(9), friend(8)], true),
    new ApiError('invitedFriends', 'unknown', 500),
    page([friend(7)]),
  ];
  const { user, requests } = open({ invitedFriends: () => answers.shift() ?? new Error('no more') });
  expect(await rows()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: EN['activity.more'] }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(requests.filter(({ call }) => call === 'invitedFriends').map(({ query }) => query['before'])).toEqual([
    ...[undefined, '8', '8'],
  ]);
  expect(screen.queryByRole('button', { name: EN['activity.more'] })).toBeNull();
});

it.each(['invitation', 'invitedFriends'] as const)('fails alone when %s does, and can be tried again', async (call) => {
  const state = { fails: true };
  const value = { invitation: none, invitedFriends: page([friend(1)]) }[call];
  const { user } = open({ [call]: () => (state.fails ? new ApiError(call, 'unknown', 500) : value) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(CODE)).toBeVisible();
  state.fails = false;
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});
