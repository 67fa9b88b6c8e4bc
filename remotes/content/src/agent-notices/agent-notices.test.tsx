import { ApiError } from '@foyer/shared/api';
import { callQuery, useQuery } from '@foyer/shared/query';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { notice } from '../announcements/sample';
import EN from '../i18n/EN.json';
import AgentNotices from './agent-notices.page';

/** Stands for the badge of the agent's footer. */
function Unread() {
  const { data } = useQuery(callQuery('agentUnread'));
  return <output>{data?.footer.unreadCount}</output>;
}

/** A platform that takes notices as read once their list was handed out. */
function platform() {
  const state = { ids: [1, 2, 3], read: new Set<number>(), fails: false };
  const answers: Answers = {
    announcements: () => {
      if (state.fails) return new ApiError('x', 'unknown', 500);
      for (const id of state.ids) state.read.add(id);
      return state.ids.map((id) => ({ ...notice(id, `Notice ${id}`), type: 'A' as const }));
    },
    agentUnread: () => ({ footer: { unreadCount: state.ids.filter((id) => !state.read.has(id)).length } }),
  };
  return { state, answers };
}
const open = (answers: Answers) =>
  renderPart(
    <>
      <Unread />
      <AgentNotices />
    </>,
    { path: '/m/member/notice?types=A', texts: { content: EN }, session: { type: 1 }, answers },
  );
const badge = () => screen.getByRole('status');

it('clears the badge by opening the list, until there is a new one', async () => {
  const { state, answers } = platform();
  await proves(['F-NOTICE-02', 'S2-ROUTES-39'], async () => {
    const { requests, unmount } = open(answers);
    expect(await screen.findByText('Notice 3')).toBeVisible();
    expect(requests.find(({ call }) => call === 'announcements')?.query).toMatchObject({ types: 'A' });
    await waitFor(() => expect(badge()).toHaveTextContent(/^0$/));
    unmount();
    state.ids.push(4);
    const again = open(answers);
    expect(await screen.findByText('Notice 4')).toBeVisible();
    await waitFor(() => expect(badge()).toHaveTextContent(/^0$/));
    again.unmount();
  });
});

it('leaves the badge when the list did not load', async () => {
  const { state, answers } = platform();
  state.fails = true;
  const { user } = open(answers);
  await proves('F-NOTICE-02', async () => {
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(badge()).toHaveTextContent(/^3$/));
    state.fails = false;
    await user.click(retry);
    expect(await screen.findByText('Notice 1')).toBeVisible();
    await waitFor(() => expect(badge()).toHaveTextContent(/^0$/));
  });
});

it('says so when there is none', async () => {
  const { state, answers } = platform();
  state.ids = [];
  open(answers);
  expect(await screen.findByText('There are no notices to agents yet.')).toBeVisible();
});
