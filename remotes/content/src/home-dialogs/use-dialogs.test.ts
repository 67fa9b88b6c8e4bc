import { renderHook, waitFor } from '@testing-library/react';
import { useDialogs } from './use-dialogs';

let failures: number;
const loaded = { AnnouncementPopup: () => null };
jest.mock('./dialogs', () => {
  failures -= 1;
  if (failures >= 0) throw new Error('Loading chunk 7 failed (timeout)');
  return loaded;
});

beforeEach(() => {
  jest.resetModules();
  globalThis.reportError = jest.fn();
});

it("home's dialogs come although their file did not at the first try", async () => {
  failures = 1;
  const { result } = renderHook(() => useDialogs(true));
  await waitFor(() => expect(result.current).toHaveProperty('AnnouncementPopup'));
  expect(reportError).not.toHaveBeenCalled();
});

it('a file that does not come twice is reported, and home goes without it', async () => {
  failures = 2;
  const { result } = renderHook(() => useDialogs(true));
  await waitFor(() => expect(reportError).toHaveBeenCalledTimes(1));
  expect(result.current).toBeUndefined();
});
