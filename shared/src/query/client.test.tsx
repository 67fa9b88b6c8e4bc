import { ApiError } from '@foyer/shared/api';
import { callQuery, invalidate, madeQuery, queryClient, useQuery } from '@foyer/shared/query';
import { type Answers, answerCalls, renderPart } from '@foyer/shared/testing';
import { act, screen } from '@testing-library/react';
import { answers } from '../contract/testing/answers';
import { wholeOf } from '../contract/testing/wire';
import { cached } from '../storage';

type Make = (signal: AbortSignal) => Promise<object>;

/** A query that the browser keeps nothing of. */
function Country() {
  const { data, isError } = useQuery(callQuery('country'));
  return <p>{isError ? 'failed' : (JSON.stringify(data) ?? 'empty')}</p>;
}
function Made({ make }: { make: Make }) {
  return <p>{JSON.stringify(useQuery(madeQuery('lotteries', 'all', make)).data) ?? 'empty'}</p>;
}

const never = () => new Promise<never>(() => undefined);
const visit = (answer: unknown) => renderPart(<Country />, { answers: { country: answer } as Answers });
const lotteries = () => cached.lotteries.of(['EN', 'DEMO']);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a call without an answer', () => {
  const lost = new TypeError('Failed to fetch');

  it('is tried once more', async () => {
    const answers = [lost, [{ code: 'TH' }]];
    const { requests } = visit(() => answers.shift());
    await screen.findByText('[{"code":"TH"}]');
    expect(requests).toHaveLength(2);
  });

  it('has failed when it has none again', async () => {
    const { requests } = visit(lost);
    await screen.findByText('failed');
    expect(requests).toHaveLength(2);
  });

  it('is not one that was refused, which is not tried again', async () => {
    const { requests } = visit(new ApiError('country', 'unknown', 200));
    await screen.findByText('failed');
    expect(requests).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is there at once for ten minutes after its page was left', async () => {
    const { unmount } = visit([{ code: 'TH' }]);
    await screen.findByText('[{"code":"TH"}]');
    answerCalls({ country: never });
    jest.useFakeTimers();
    unmount();
    jest.advanceTimersByTime(9 * 60_000);
    expect(queryClient.getQueryData(callQuery('country').queryKey)).toEqual([{ code: 'TH' }]);
    jest.advanceTimersByTime(2 * 60_000);
    expect(queryClient.getQueryData(callQuery('country').queryKey)).toBeUndefined();
  });

  it('is not asked for anew when the member comes back to the tab', async () => {
    visit([{ code: 'TH' }]);
    await screen.findByText('[{"code":"TH"}]');
    answerCalls({ country: never });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(queryClient.isFetching()).toBe(0);
  });

  it('made of several is kept like one', async () => {
    const made = wholeOf(answers.lotteryList) as object;
    const first = renderPart(<Made make={async () => made} />);
    expect(screen.getByText('empty')).toBeVisible();
    await screen.findByText(JSON.stringify(made));
    expect(lotteries().get()).toEqual(made);
    first.unmount();
    renderPart(<Made make={never} />, { again: true });
    expect(screen.getByText(JSON.stringify(made))).toBeVisible();
  });
});

describe('an answer that became old', () => {
  it('is asked for anew, and a request under way is dropped unless it may go on', async () => {
    const signals: AbortSignal[] = [];
    const make: Make = (signal) => {
      signals.push(signal);
      return signals.length === 1 ? Promise.resolve([{ code: 'VN' }]) : never();
    };
    const dropped = () => signals.map(({ aborted }) => aborted);
    renderPart(<Made make={make} />);
    await screen.findByText('[{"code":"VN"}]');
    act(() => void invalidate('lotteryList'));
    expect(dropped()).toEqual([false, false]);
    act(() => void invalidate('lotteryList', { cancelRefetch: false }));
    expect(dropped()).toEqual([false, false]);
    act(() => void invalidate('lotteryList'));
    expect(dropped()).toEqual([false, true, false]);
  });
});
