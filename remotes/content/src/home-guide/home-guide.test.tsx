import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import HomeGuide from './home-guide.widget';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';
const ofIos = (version: string) => IPHONE.replace('17_0', version);
const profile = { resourceType: 'MOBILECONFIG', url: '/files/foyer.mobileconfig', labelNameEn: 'Profile' };

interface Device {
  agent?: string;
  touch?: number;
  standalone?: boolean;
  clip?: boolean;
}

const open = (
  { agent = IPHONE, touch = 5, standalone = false, clip = false }: Device = {},
  options: RenderOptions = {},
) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.assign(navigator, { standalone: clip, maxTouchPoints: touch });
  Object.assign(globalThis, { matchMedia: () => ({ matches: standalone }) });
  return renderPart(<HomeGuide />, { texts: { content: EN }, answers: { downloadLinks: [] }, ...options });
};
const guide = () => screen.queryByRole('region', { name: 'On your home screen' });
const seen = () => screen.findByRole('region', { name: 'On your home screen' });
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
const settled = () => act(() => new Promise((done) => setTimeout(done, 30)));
const usual = [EN['download.home.ios1'], EN['download.home.ios2']];
const old = [EN['download.home.old1'], EN['download.home.old2']];

beforeAll(() => import('./guide'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['standalone', 'maxTouchPoints']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(globalThis, 'matchMedia');
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

it.each([
  ['an iPhone', { agent: IPHONE }],
  ['an iPad', { agent: 'Mozilla/5.0 (iPad; CPU OS 15_1 like Mac OS X)' }],
  ['an iPad that calls itself a Mac', { agent: MAC }],
])('explains the way to the home screen, with a picture of the sign: %s', async (_, device) => {
  open(device);
  await proves(['S1-A2HS-01', 'S2-HOME-07'], async () => {
    const { getAllByRole } = within(await seen());
    expect(steps()).toEqual(usual);
    expect(getAllByRole('listitem')[0]?.querySelector('svg')).not.toBeNull();
    expect(remote.widgets['home.end']).toEqual({ widget: 'home-guide' });
  });
});

it.each<[string, Device]>([
  ['Android', { agent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)' }],
  ['a Mac', { agent: MAC, touch: 0 }],
  ['the installed site', { standalone: true }],
  ['a clip', { clip: true }],
  ['the native app', { agent: `${IPHONE} MCAPP` }],
])('shows and loads nothing on %s', async (_, device) => {
  const { requests } = open(device);
  await settled();
  await proves('S1-A2HS-01', () => expect(guide()).toBeNull());
  expect(requests).toEqual([]);
});

it.each([
  ['11_4', old],
  ['12_1', old],
  ['12_1_9', old],
  ['12_2', usual],
  ['13_0', usual],
])('tells iOS %s its own way', async (version, wanted) => {
  open({ agent: ofIos(version) });
  await seen();
  await proves('S2-A2HS-01', () => {
    expect(steps()).toEqual(wanted);
    expect(screen.queryAllByText(EN['download.homeOldNote'])).toHaveLength(wanted === old ? 1 : 0);
  });
});

it('has a button for the profile where the merchant has one', async () => {
  const { unmount } = open({}, { answers: { downloadLinks: [profile] } });
  await proves('S2-A2HS-02', async () => {
    await seen();
    const button = screen.getByRole('link', { name: 'Get the profile' });
    expect(button).toHaveAttribute('href', '/files/foyer.mobileconfig');
    expect(button).toHaveAttribute('rel', expect.stringContaining('noopener'));
    unmount();
    open({}, { answers: { downloadLinks: [{ ...profile, resourceType: 'IOS' }] } });
    await seen();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('stands without the button where the links do not come', async () => {
  open({}, { answers: { downloadLinks: () => new TypeError('down') } });
  expect(await seen()).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('is put away for good', async () => {
  const { user, unmount } = open();
  await seen();
  await user.click(screen.getByRole('button', { name: /^Close/ }));
  await proves(['S1-A2HS-01', 'S2-HOME-07'], async () => {
    expect(guide()).toBeNull();
    expect({ ...localStorage }).toEqual({ A2HS_HIDDEN: '1' });
    unmount();
    const { requests } = open();
    await settled();
    expect(guide()).toBeNull();
    expect(requests).toEqual([]);
  });
});

it('waits until pop-ups are closed', async () => {
  const popup = document.createElement('dialog');
  popup.setAttribute('open', '');
  document.body.append(popup);
  open();
  await settled();
  expect(guide()).toBeNull();
  act(() => popup.remove());
  expect(await seen()).toBeVisible();
});
