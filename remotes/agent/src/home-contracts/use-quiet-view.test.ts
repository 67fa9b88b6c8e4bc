import { act, renderHook } from '@testing-library/react';
import { useQuietView } from './use-quiet-view';

/** A dialog of the page, open. */
function openDialog() {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  return dialog;
}
/** Time passes; observers of the page are told first, as in a browser. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('lets an alert in after no dialog was open for 800 ms, counted anew after each', async () => {
  const first = openDialog();
  const { result } = renderHook(() => useQuietView(true));
  await pass(5_000);
  expect(result.current).toBe(false);
  first.open = false;
  await pass(700);
  expect(result.current).toBe(false);
  const second = openDialog();
  await pass(5_000);
  expect(result.current).toBe(false);
  second.remove();
  await pass(799);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
  // What it let in is a dialog itself.
  openDialog();
  await pass(5_000);
  expect(result.current).toBe(true);
});

it('waits anew for the next alert', async () => {
  const { result, rerender } = renderHook(({ wanted }) => useQuietView(wanted), { initialProps: { wanted: true } });
  await pass(800);
  expect(result.current).toBe(true);
  rerender({ wanted: false });
  expect(result.current).toBe(false);
  rerender({ wanted: true });
  expect(result.current).toBe(false);
  await pass(800);
  expect(result.current).toBe(true);
});
