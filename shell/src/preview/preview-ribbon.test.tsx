import { changeLanguage } from '@foyer/shared/i18n';
import { provideTexts } from '@foyer/shared/shell';
import { testSite } from '@foyer/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { boot } from '../boot/state';
import { loadShellTexts } from '../texts';
import { PreviewRibbon } from './preview-ribbon';
import { showPreview } from './show-preview';

const MINUTE = 60_000;
const at = new Date('2026-03-14T12:00:00').getTime();
const preview = { releases: { games: '1.5.0', wallet: '2.0.1' }, until: at + 90 * MINUTE };

beforeEach(async () => {
  jest.useFakeTimers({ now: at });
  provideTexts(loadShellTexts);
  await changeLanguage('EN');
});
afterEach(() => jest.useRealTimers());

const ribbon = () => screen.getByRole('complementary', { name: 'Preview of releases' });

it('says which releases are shown and until when, and ends them by a press', () => {
  render(<PreviewRibbon preview={preview} />);
  expect(ribbon()).toHaveTextContent('Preview until 13:30');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'games 1.5.0',
    'wallet 2.0.1',
  ]);
  const form = screen.getByRole('button', { name: 'End' }).closest('form');
  expect(form).toHaveAttribute('action', '/preview/end');
  expect(form).toHaveAttribute('method', 'post');
});

it('names the day of an end that is further away, and speaks Thai', async () => {
  await act(() => changeLanguage('TY'));
  render(<PreviewRibbon preview={{ ...preview, until: at + 3 * 24 * 60 * MINUTE }} />);
  expect(screen.getByText(/^ดูตัวอย่างถึง 17 มี\.ค\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'จบ' })).toBeInTheDocument();
});

it('says that it is over at the moment it is, on an open page', () => {
  render(<PreviewRibbon preview={preview} />);
  act(() => jest.advanceTimersByTime(90 * MINUTE - 1));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(
    'The preview has ended. The live releases show from the next page on.',
  );
  expect(screen.queryByText('games 1.5.0')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show them' })).toBeInTheDocument();
});

it('tells once that a preview has ended, and goes by a press', () => {
  render(<PreviewRibbon preview={{ ...preview, until: at - MINUTE, ended: true }} />);
  expect(screen.getByRole('status')).toHaveTextContent('The preview has ended. These are the live releases.');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('is beside the site where a link has set releases, and nowhere else', async () => {
  jest.useRealTimers();
  globalThis.__foyer = Object.assign(globalThis.__foyer ?? {}, { site: testSite });
  showPreview();
  boot().site = { ...testSite, preview: { ...preview, until: Date.now() + MINUTE } };
  showPreview();
  showPreview();
  await waitFor(() => expect(screen.getAllByRole('complementary')).toHaveLength(1));
});
