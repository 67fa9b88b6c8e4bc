import { ApiError } from '@foyer/shared/api';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import type { TeamMember, TeamMembers } from './members-source';
import TeamMembersPage from './team-members.page';

const at = Date.parse('2026-02-03T08:00:00Z');
const member = (memberId: number, username: string, more: Partial<TeamMember> = {}): TeamMember => ({
  ...{ memberId, username, type: 0, registeredAt: at, online: false, balance: '0', team: 0, direct: true, ...more },
});
const mali = member(7, 'mali', { type: 1, seenAt: at, online: true, balance: '120.5', team: 3 });
const som = member(8, 'som');
const page = (content: TeamMember[], more: Partial<TeamMembers> = {}): TeamMembers => ({
  ...{ path: [], content, team: 5, pageNum: 1, totalPages: 1, totalElements: content.length, ...more },
});
const open = (teamMembers: Answers['teamMembers'] & {}, search = '', more: Answers = {}) =>
  renderPart(<TeamMembersPage />, {
    path: `/m/member/team${search}`,
    texts: { agent: EN },
    session: { userName: 'lotus88', type: 1 },
    member: { id: 1 },
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { teamMembers, ...more },
  });
const row = async (name: string) => (await screen.findByText(name)).closest('li')!;

it('lists direct members with what an agent looks for, and their number', async () => {
  const { requests, user, where } = open(page([mali, som]));
  const first = await row('mali');
  for (const text of ['Agent', 'Online', '฿120.50', '3']) expect(within(first).getByText(text)).toBeVisible();
  const second = await row('som');
  for (const text of ['Player', 'Offline', '฿0.00', 'Never']) expect(within(second).getByText(text)).toBeVisible();
  expect(screen.getByText('2 direct, 5 in the whole team')).toBeVisible();
  expect(requests[0]?.query).toEqual({ order: 'registered', pageNo: '1', pageSize: '20' });
  await user.click(screen.getByRole('radio', { name: 'Balance' }));
  await waitFor(() => expect(where()).toBe('/m/member/team?order=balance'));
  await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ order: 'balance' }));
});

it('opens a member with a team, and leads back', async () => {
  const { user, where } = open((({ query }) =>
    query['memberId'] === '7'
      ? page([member(9, 'pim', { direct: false })], { path: [{ memberId: 7, username: 'mali' }] })
      : page([mali, som])) as Answers['teamMembers'] & {});
  expect(within(await row('som')).queryByRole('link')).toBeNull();
  await user.click(within(await row('mali')).getByRole('link', { name: 'mali' }));
  await waitFor(() => expect(where()).toBe('/m/member/team?member=7'));
  expect(within(await row('pim')).queryByRole('button')).toBeNull();
  const way = screen.getByRole('navigation', { name: EN['pnl.path'] });
  expect(within(way).getByText('mali')).toHaveAttribute('aria-current', 'page');
  await user.click(within(way).getByRole('link', { name: EN['pnl.whole'] }));
  await waitFor(() => expect(where()).toBe('/m/member/team'));
});

it('searches a name on Enter, from two characters on, and shows the way to it', async () => {
  const found = member(12, 'deepfive', { direct: false, path: [{ memberId: 7, username: 'mali' }] });
  const { user, requests, where } = open((({ query }) =>
    query['name'] === undefined ? page([mali]) : { ...page([found]), team: undefined }) as Answers['teamMembers'] & {});
  await row('mali');
  const box = screen.getByRole('textbox', { name: EN['members.search'] });
  await user.type(box, 'd{Enter}');
  expect(requests.every(({ query }) => query?.['name'] === undefined)).toBe(true);
  await user.type(box, 'e{Enter}');
  await waitFor(() => expect(where()).toBe('/m/member/team?name=de'));
  expect(within(await row('deepfive')).getByText('mali')).toBeVisible();
});

it('hands money to a direct member from its row', async () => {
  const terms = { receiver: { to: '8', name: 'So***' }, available: '900', min: '1', max: '50000' };
  const { user, where } = open(
    page([som, member(9, 'further', { direct: false }), member(10, 'free', { type: 4 })]),
    '',
    {
      agentReceiver: terms,
    },
  );
  expect(within(await row('further')).queryByRole('button')).toBeNull();
  expect(within(await row('free')).queryByRole('button')).toBeNull();
  await user.click(within(await row('som')).getByRole('button', { name: 'Send money to som' }));
  expect(await screen.findByRole('dialog', { name: 'Send money to som' })).toBeVisible();
  expect(where()).toBe('/m/member/team?to=8');
});

it('leads back to the whole team from somebody outside of it', async () => {
  open(new ApiError('teamMembers', 'member.not.exist', 200), '?member=99');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: EN['pnl.whole'] })).toHaveAttribute('href', '/m/member/team');
});
