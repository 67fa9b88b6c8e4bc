import { ApiError } from '@foyer/shared/api';
import { callQuery, queryClient, useQuery } from '@foyer/shared/query';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PageBar } from '../page-bar/page-bar';

function Help() {
  const { data } = useQuery(callQuery('helpCenter'));
  return (
    <>
      <PageBar title="Help" />
      <p>{data?.map(({ title }) => title) ?? 'empty'}</p>
    </>
  );
}

const topics = (title: string) => [{ title, content: '' }];
const refused = new ApiError('helpCenter', 'unknown', 200);
const visit = (answer: unknown, options: object = {}) =>
  renderPart(<Help />, { answers: { helpCenter: answer } as Answers, ...options });

/** Visits once at 14:05 of a day, and again later. */
async function secondVisit(answer: unknown, later: Date, options: object = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 14, 5).getTime());
  const first = visit(topics('Deposits'), options);
  await screen.findByText('Deposits');
  first.unmount();
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.setSystemTime(later);
  return visit(answer, { again: true, ...options });
}

const sameDay = new Date(2026, 10, 20, 18, 0);
const note = () => screen.queryByText(/14:05/);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('says since when an answer is there whose newer one did not come, until it comes', async () => {
  const answers = [refused, topics('Newest')];
  const { user } = await secondVisit(() => answers.shift(), sameDay);
  expect(screen.getByText('Deposits')).toBeVisible();
  expect(note()).toBeNull();
  expect(await screen.findByText('As of 14:05. This may be out of date.')).toBeVisible();
  expect(screen.getByText('Deposits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Newest')).toBeVisible();
  await waitFor(() => expect(note()).toBeNull());
});

it('has the day too, where it was another, in the language of the member', async () => {
  await secondVisit(refused, new Date(2026, 10, 22, 9, 0), { language: 'TY' });
  expect(await screen.findByText(/20 .*14:05/)).toHaveTextContent(/^ข้อมูล ณ เวลา /);
});

it('is not there for a page without such an answer, nor once that page was left', async () => {
  const { unmount } = await secondVisit(refused, sameDay);
  await screen.findByText(/14:05/);
  unmount();
  renderPart(<PageBar title="Another" />, { again: true });
  await waitFor(() => expect(note()).toBeNull());
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
});

it('is not there where nothing was kept, which the page says itself', async () => {
  visit(refused);
  await act(async () => undefined);
  expect(screen.queryByText(/As of/)).toBeNull();
});

it('says that there is no connection, and since when what shows is there', async () => {
  const { unmount } = visit(topics('Deposits'));
  await screen.findByText('Deposits');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('No connection.')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText('No connection.')).toBeNull();
  unmount();
  await secondVisit(refused, sameDay);
  await screen.findByText(/14:05/);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('No connection. As of 14:05. This may be out of date.')).toBeVisible();
});
