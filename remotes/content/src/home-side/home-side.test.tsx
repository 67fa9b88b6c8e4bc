import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { ToastHost } from '@foyer/shared/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import HomeSide from './home-side.widget';

const link = (resourceType: string, url: string, labelNameEn = '') => ({ resourceType, url, labelNameEn });
const all = [
  link('IOS', 'https://apps.example/foyer'),
  link('TELEGRAM2', 'https://t.example/vip', 'Telegram VIP'),
  link('WHATSAPP', 'https://wa.example/foyer'),
  link('TELEGRAM', 'https://t.example/news', 'Telegram news'),
  link('FACEBOOK', 'https://fb.example/foyer', 'Foyer on Facebook'),
  link('TELEGRAM1', 'https://t.example/help'),
];
const referral = (enabled: boolean) => [{ key: 'REFERRAL', enabled, claimed: false }];
const promoted: RenderOptions = { answers: { downloadLinks: all, promotions: referral(true) } };

const show = (options: RenderOptions = {}) =>
  renderPart(
    <>
      <button type="button">elsewhere</button>
      <HomeSide />
    </>,
    { texts: { content: EN }, answers: { downloadLinks: all, promotions: [] }, ...options },
  );
const button = () => screen.findByRole('button', { name: 'Contacts' });
async function open(options?: RenderOptions) {
  const part = show(options);
  await part.user.click(await button());
  return part;
}
const panel = () => screen.queryByRole('list', { name: 'Contacts' });
const hrefs = (inside: HTMLElement) =>
  within(inside)
    .queryAllByRole('link')
    .map((each) => each.getAttribute('href'));
const invite = () => screen.getByRole('button', { name: 'Invite friends' });

it('opens to the merchant’s contacts, each in a new tab', async () => {
  await open();
  expect(remote.widgets['home.dock']).toContainEqual({ widget: 'home-side', order: 10 });
  await proves('S2-SIDESERVICE-01', () =>
    expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', 'https://wa.example/foyer'),
  );
  await proves('S2-SIDESERVICE-02', () =>
    expect(screen.getByRole('link', { name: /^Foyer on Facebook/ })).toHaveAttribute(
      'href',
      'https://fb.example/foyer',
    ),
  );
  for (const each of screen.getAllByRole('link')) {
    expect(each).toHaveAttribute('target', '_blank');
    expect(each).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(each).toHaveTextContent('opens in a new tab');
  }
});

it('has up to three addresses of Telegram behind one button', async () => {
  const { user, unmount } = await open();
  await proves('S2-SIDESERVICE-03', async () => {
    const telegram = screen.getByRole('button', { name: 'Telegram' });
    expect(telegram).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: /Telegram/ })).toBeNull();
    await user.click(telegram);
    expect(hrefs(screen.getByRole('list', { name: 'Telegram' }))).toEqual([
      'https://t.example/news',
      'https://t.example/help',
      'https://t.example/vip',
    ]);
    expect(screen.getByRole('link', { name: /^Telegram 2/ })).toHaveAttribute('href', 'https://t.example/help');
    await user.click(telegram);
    expect(screen.queryByRole('link', { name: /Telegram/ })).toBeNull();
    unmount();
    const again = await open({
      answers: { promotions: [], downloadLinks: [link('TELEGRAM1', 'https://t.example/help')] },
    });
    await again.user.click(screen.getByRole('button', { name: 'Telegram' }));
    expect(hrefs(screen.getByRole('list', { name: 'Telegram' }))).toEqual(['https://t.example/help']);
  });
});

it('leaves out what is no web address', async () => {
  const bad = ['javascript:alert(1)', '', '/m/home', 'data:text/html,x', 'WA'];
  const links = [
    ...bad.map((url) => link('WHATSAPP', url)),
    link('WHATSAPP', 'https://wa.example/'),
    ...bad.map((url) => link('TELEGRAM', url)),
  ];
  await open({ answers: { promotions: [], downloadLinks: links } });
  expect(hrefs(screen.getByRole('list', { name: 'Contacts' }))).toEqual(['https://wa.example/']);
  expect(screen.queryByRole('button', { name: 'Telegram' })).toBeNull();
});

it.each<[string, RenderOptions]>([
  ['no links', { answers: { downloadLinks: [], promotions: referral(false) } }],
  ['links to apps alone', { answers: { promotions: [], downloadLinks: [link('IOS', 'https://apps.example/')] } }],
  [
    'links that do not come',
    { answers: { promotions: [], downloadLinks: () => new ApiError('downloadLinks', 'x', 500) } },
  ],
  [
    'an invitation whose page is not there',
    { answers: { downloadLinks: [], promotions: referral(true) }, isPage: () => false },
  ],
])('is not there with %s', async (_, options) => {
  const { requests } = show(options);
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(() => new Promise((done) => setTimeout(done, 30)));
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('closes by Escape, by a press elsewhere and by focus elsewhere', async () => {
  const { user } = await open();
  expect(await button()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(await button()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(panel()).toBeVisible();
  await user.click(screen.getByText('elsewhere'));
  expect(panel()).toBeNull();
  await user.click(await button());
  await user.tab({ shift: true });
  expect(screen.getByText('elsewhere')).toHaveFocus();
  expect(panel()).toBeNull();
  await user.click(await button());
  await user.click(await button());
  expect(panel()).toBeNull();
});

it('invites friends while the promotion is on', async () => {
  const { unmount } = await open(promoted);
  await proves('S2-SIDESERVICE-04', async () => {
    expect(await screen.findByRole('button', { name: 'Invite friends' })).toBeVisible();
    unmount();
    await open({ answers: { downloadLinks: all, promotions: referral(false) } });
    expect(screen.queryByRole('button', { name: 'Invite friends' })).toBeNull();
  });
});

it('invites where there is no other contact', async () => {
  await open({ answers: { downloadLinks: [], promotions: referral(true) } });
  expect(invite()).toBeVisible();
});

it('lets visitors log in first, and come back', async () => {
  const { user, where } = await open(promoted);
  await user.click(invite());
  await proves('S6-REFERRAL-01', () => expect(where()).toBe('/m/login'));
  expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe('/m/inviteFriends');
});

it.each([
  ['the platform says so', referral(true)],
  ['the platform does not answer', new TypeError('down')],
])('leads members to their friends where %s', async (_, later) => {
  const answers: unknown[] = [referral(true), later];
  const promotions = () => (answers.length > 1 ? answers.shift() : answers[0]) as ReturnType<typeof referral>;
  const { user, where } = await open({ session: {}, answers: { downloadLinks: all, promotions } });
  await user.click(invite());
  await proves('S6-REFERRAL-02', () => waitFor(() => expect(where()).toBe('/m/inviteFriends')));
});

afterEach(() => jest.useRealTimers());

it('tells members to ask customer service where the promotion has ended meanwhile', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const answers = [referral(true)];
  const { user, where, requests } = await open({
    session: {},
    advanceTimers: jest.advanceTimersByTime,
    answers: { downloadLinks: all, promotions: () => answers.shift() ?? referral(false) },
  });
  render(<ToastHost subscribe={(listener) => bus.on('toast:show', listener)} />);
  await user.click(invite());
  await proves('S6-REFERRAL-03', async () => {
    await pass(20);
    expect(screen.getByText(EN.contact_service)).toBeVisible();
    await pass(1900);
    expect(screen.getByText(EN.contact_service)).toBeVisible();
    await pass(100);
    expect(screen.queryByText(EN.contact_service)).toBeNull();
    expect(where()).toBe('/m/home');
  });
  expect(requests.map(({ call }) => call)).toEqual(['downloadLinks', 'promotions', 'promotions']);
  expect(requests.at(-1)).toMatchObject({ call: 'promotions' });
  expect(panel()).toBeNull();
  expect(await button()).toHaveFocus();
});
