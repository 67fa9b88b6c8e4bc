import { act, renderHook } from '@testing-library/react';
import { useCardByCard } from './use-card-by-card';

const COUNT = 56;
/** The last row of three has two. */
const END = { first: 42, last: 57 };

/** Lets frames pass until nothing changes, and gives the ranges on the way. */
function settle(result: { readonly current: { readonly first: number; readonly last: number } }) {
  const ways = [result.current];
  for (let frames = 0; frames < 100; frames += 1) {
    act(() => void jest.advanceTimersByTime(17));
    if (result.current !== ways.at(-1)) ways.push(result.current);
  }
  return ways;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('has the cards of the window at first, then two more in each frame', () => {
  const { result } = renderHook(() => useCardByCard({ first: 0, last: 15 }, 12, COUNT));
  const ways = settle(result);
  expect(ways.map(({ first, last }) => [first, last])).toEqual([15, 17, 19, 21, 23, 25, 27].map((last) => [0, last]));
});

it('begins with two rows of a phone where a list was there before, then two more in each frame', () => {
  renderHook(() => useCardByCard({ first: 0, last: 15 }, 12, COUNT)).unmount();
  const { result } = renderHook(() => useCardByCard({ first: 9, last: 24 }, 0, COUNT));
  const ways = settle(result);
  expect(ways.map(({ first, last }) => [first, last])).toEqual([15, 17, 19, 21, 23, 24].map((last) => [9, last]));
});

it('brings those of the window first after a jump, two in a frame, then those around it, also where the last row is not whole', () => {
  const { result, rerender } = renderHook(({ seen }) => useCardByCard(seen, 12, COUNT), {
    initialProps: { seen: { first: 0, last: 15 } },
  });
  rerender({ seen: END });
  const ways = settle(result);
  expect(ways[1]).toEqual({ first: 42, last: 44 });
  expect(ways.slice(1).find(({ first }) => first < 42)).toEqual({ first: 40, last: COUNT });
  expect(ways.at(-1)).toEqual({ first: 30, last: COUNT });
});

it('shows those of another, shorter list at once', () => {
  const { result, rerender } = renderHook(({ seen, count }) => useCardByCard(seen, 12, count), {
    initialProps: { seen: END, count: COUNT },
  });
  rerender({ seen: { first: 0, last: 6 }, count: 5 });
  expect(result.current).toEqual({ first: 0, last: 5 });
  expect(settle(result).at(-1)).toEqual({ first: 0, last: 5 });
});
