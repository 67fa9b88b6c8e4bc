import { bus } from '@foyer/shared/bus';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
});

it('opens for whoever asks, with what the menu offers, and closes', async () => {
  const { user } = renderSite({ path: '/m/home' });
  act(() => bus.emit('appearance:open'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Language and look' }));
  await user.click(sheet.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('loads the member anew when something of theirs has changed', async () => {
  const { requests } = renderSite({ path: '/m/home', session: { token: 'mine' } });
  const loads = () => requests.filter(({ call }) => call === 'memberInfo').length;
  await waitFor(() => expect(loads()).toBe(1));
  act(() => bus.emit('member:refresh'));
  await waitFor(() => expect(loads()).toBe(2));
});
