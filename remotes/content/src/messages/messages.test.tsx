import { bus } from '@foyer/shared/bus';
import { renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import MessageIcon from '../message-icon/message-icon.widget';
import { inboxOf } from './inbox';
import MessagesPage from './messages.page';
import { removals } from './removal';

const open = (answers: ReturnType<typeof inboxOf>['answers'], path = '/m/webEmail') =>
  renderPart(
    <>
      <MessageIcon />
      <MessagesPage />
    </>,
    {
      ...{ path, texts: { content: EN }, session: {}, flags: { MAILCEN: true }, answers },
      advanceTimers: jest.advanceTimersByTime,
    },
  );

const rows = () => screen.queryAllByRole('listitem');
const row = (id: number) => screen.findByRole('link', { name: new RegExp(`Message ${id}\\s*About`) });
const badge = (unread: number) =>
  screen.findByRole('button', { name: unread === 0 ? 'Messages' : `Messages, ${unread} unread` });
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  // Ids are the same in every inbox here; those of a platform never are.
  removals.setState({ hidden: new Set(), waiting: [] });
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

it('lists messages newest first in pages, with a word at the unread ones', async () => {
  const { user, requests } = open(inboxOf({ unread: 3, read: 42 }).answers);
  expect(await row(45)).toBeVisible();
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(40));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(45));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(rows().map((each) => /Message (\d+)/.exec(each.textContent ?? '')?.[1])).toEqual(
    Array.from({ length: 45 }, (_, at) => String(45 - at)),
  );
  expect(rows().map((each) => each.textContent?.includes('Unread'))).toEqual([
    ...Array(3).fill(true),
    ...Array(42).fill(false),
  ]);
  expect(screen.getByText('45 in all, 3 unread')).toBeVisible();
  expect(requests.flatMap(({ call, query }) => (call === 'messages' ? [query] : []))).toEqual([
    {},
    { before: '26' },
    { before: '6' },
  ]);
});

it('says what would be here, and loads again what failed', async () => {
  const { state, answers } = inboxOf({});
  state.fails = true;
  const { user } = open(answers);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  state.fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(EN['messages.empty'])).toBeVisible();
});

it('marks a message as read by opening it, once', async () => {
  const { user, requests, where } = open(inboxOf({ unread: 2 }).answers);
  await badge(2);
  for (const _ of [1, 2]) {
    (await row(2)).focus();
    await user.keyboard('{Enter}');
    expect(await dialog('Message 2')).toHaveTextContent('About 2');
    expect(where()).toBe('/m/webEmail?id=2');
    await badge(1);
    await user.click(within(await dialog('Message 2')).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/m/webEmail');
  }
  expect(await row(2)).not.toHaveTextContent('Unread');
  expect(await row(1)).toHaveTextContent('Unread');
  expect(requests.filter(({ call }) => call === 'readMessages')).toHaveLength(1);
});

it('opens the message of its address, also one that the first page has not got', async () => {
  const { user, where } = open(inboxOf({ unread: 30 }).answers, '/m/webEmail?id=4');
  expect(await dialog('Message 4')).toHaveTextContent('About 4');
  await badge(29);
  await user.click(within(await dialog('Message 4')).getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(where()).toBe('/m/webEmail'));
});

it('says that a message is not there', async () => {
  open(inboxOf({ read: 1 }).answers, '/m/webEmail?id=9');
  expect(within(await dialog('Message')).queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(await screen.findByText(EN['messages.gone'])).toBeVisible();
});

it('marks all as read up to the newest one that is seen', async () => {
  const { user, requests } = open(inboxOf({ unread: 25 }).answers);
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await badge(0);
  expect(rows().some((each) => each.textContent?.includes('Unread'))).toBe(false);
  expect(requests.find(({ call }) => call === 'readMessages')?.body).toEqual({ upTo: 25 });
});

describe('deleting', () => {
  const pick = async (user: ReturnType<typeof open>['user'], ...ids: number[]) => {
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    for (const id of ids)
      await user.click(screen.getByRole('checkbox', { name: new RegExp(`Message ${id}\\s*About`) }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
  };
  const deletions = ({ requests }: ReturnType<typeof open>) =>
    requests.flatMap(({ call, query }) => (call === 'deleteMessages' ? [query['ids']] : []));

  it('can be taken back for a moment', async () => {
    const page = open(inboxOf({ unread: 3 }).answers);
    await badge(3);
    await pick(page.user, 3, 1);
    expect(rows()).toHaveLength(1);
    await badge(1);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    act(() => jest.advanceTimersByTime(4900));
    await page.user.click(undo);
    expect(rows()).toHaveLength(3);
    await badge(3);
    act(() => jest.advanceTimersByTime(10_000));
    expect(deletions(page)).toEqual([]);
  });

  it('leaves after five seconds', async () => {
    const page = open(inboxOf({ unread: 3 }).answers);
    await pick(page.user, 3, 1);
    expect(deletions(page)).toEqual([]);
    act(() => jest.advanceTimersByTime(5000));
    await waitFor(() => expect(deletions(page)).toEqual(['3,1']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(rows()).toHaveLength(1);
    await badge(1);
  });

  it('leaves with the page, and with another deletion', async () => {
    const page = open(inboxOf({ read: 3 }).answers);
    await pick(page.user, 3);
    await pick(page.user, 2);
    await waitFor(() => expect(deletions(page)).toEqual(['3']));
    page.unmount();
    await waitFor(() => expect(deletions(page)).toEqual(['3', '2']));
  });

  it('leaves with the tab', async () => {
    const page = open(inboxOf({ read: 2 }).answers);
    await pick(page.user, 2);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(deletions(page)).toEqual(['2']));
  });

  it('that failed puts all back in place and says so', async () => {
    const { state, answers } = inboxOf({ unread: 3 });
    const said: string[] = [];
    const stop = bus.on('toast:show', ({ text }) => said.push(text));
    const page = open(answers);
    await badge(3);
    await pick(page.user, 2);
    state.fails = true;
    act(() => jest.advanceTimersByTime(5000));
    await waitFor(() => expect(said).toEqual([EN['messages.notDeleted']]));
    expect(rows().map((each) => /Message (\d)/.exec(each.textContent ?? '')?.[1])).toEqual(['3', '2', '1']);
    await badge(3);
    stop();
  });

  it('takes an opened message, and shows older ones when all that was loaded is gone', async () => {
    const page = open(inboxOf({ read: 21 }).answers);
    await page.user.click(await row(21));
    await page.user.click(within(await dialog('Message 21')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toHaveLength(19));
    await page.user.click(screen.getByRole('button', { name: 'Select' }));
    await page.user.click(screen.getByRole('button', { name: 'Select all' }));
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('link', { name: /Message 1\s*About/ })).toBeVisible();
    expect(rows()).toHaveLength(1);
  });
});
