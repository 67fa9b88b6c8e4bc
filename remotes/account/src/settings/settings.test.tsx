import { bus } from '@foyer/shared/bus';
import { renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import SettingsPage from './settings.page';

const heard = { signOut: jest.fn(), look: jest.fn() };
let stops: (() => void)[] = [];
beforeEach(() => {
  sessionStorage.clear();
  heard.signOut.mockReset();
  heard.look.mockReset();
  stops = [bus.on('session:signOut', heard.signOut), bus.on('appearance:open', heard.look)];
});
afterEach(() => {
  for (const stop of stops) stop();
});

const open = () => renderPart(<SettingsPage />, { path: '/m/set', texts: { account: EN }, session: {} });
const row = (name: RegExp | string) => screen.getByRole('button', { name });

it('links to the pages with a member’s settings', async () => {
  await proves('S2-SETTINGS-02', async () => {
    const { user, where } = open();
    await user.click(row('Change password'));
    expect(where()).toBe('/m/changePsw');
  });
  for (const [name, path] of [
    [/^Security center/, '/m/securityCenter'],
    ['Common questions', '/m/help'],
    ['Customer service', '/m/service'],
    ['Get the app', '/m/download'],
  ] as const) {
    const { user, where, unmount } = open();
    await user.click(screen.getAllByRole('button', { name }).at(-1)!);
    expect(where()).toBe(path);
    unmount();
  }
});

it('opens language and theme as the menu does, and names the current language', async () => {
  const { user } = open();
  expect(row(/^Language/)).toHaveTextContent('English');
  await user.click(row(/^Language/));
  await user.click(row('Theme and text size'));
  expect(heard.look).toHaveBeenCalledTimes(2);
});

it('asks for confirmation of the log-out', async () => {
  const { user } = open();
  await proves('S2-SETTINGS-03', async () => {
    await user.click(row('Sign out'));
    expect(heard.signOut).toHaveBeenCalledTimes(1);
  });
});

it('names the releases of the page', async () => {
  const { user } = open();
  Object.assign(globalThis.__foyer!, { releases: () => 'shell@1.0.0-ab,account@1.2.0' });
  await user.click(row('About this site'));
  const sheet = within(await screen.findByRole('dialog', { name: 'About this site' }));
  expect(sheet.getByText('Foyer Demo')).toBeVisible();
  expect(sheet.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['shell', 'account']);
  expect(sheet.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1.0.0-ab', '1.2.0']);
});

it.each([
  /^Change your picture/,
  /^Change password/,
  /^Security/,
  /^Language/,
  /^Theme/,
  /^Customer/,
  /^Get/,
  /^About/,
])('leads to the login when the session vanished: %s', async (name) => {
  const { user, where } = open();
  await proves('S2-SETTINGS-04', async () => {
    sessionStorage.removeItem('MC_SESSION_INFO');
    await user.click(row(name));
    expect(where()).toBe('/m/login');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('is closed to visitors and trial accounts by its guards', () => {
  expect(remote.pages['/m/set'].guard).toEqual(['sessionHome', 'notTrial']);
});
