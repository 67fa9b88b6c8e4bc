import { ApiError } from '@foyer/shared/api';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import DownloadPage from './download.page';

const link = (resourceType: string, url: string) => ({ resourceType, url, labelNameEn: resourceType });
const all = [
  link('AppDownloadIcon', '/art/vendor/FOYER.svg'),
  link('Android', 'https://store.example/foyer.apk'),
  link('IOS', 'https://apps.example/foyer'),
  link('MOBILECONFIG', '/files/foyer.mobileconfig'),
  link('WHATSAPP', 'https://wa.example/foyer'),
];
const open = (options: RenderOptions = {}) =>
  renderPart(<DownloadPage />, {
    path: '/m/download',
    texts: { content: EN },
    answers: { downloadLinks: all },
    ...options,
  });
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

function onDevice(agent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
}
afterEach(() => jest.restoreAllMocks());

it('offers every way to get the app, with its steps', async () => {
  const { requests } = open();
  await proves('S2-ROUTES-37', async () => {
    const android = await screen.findByRole('link', { name: /Android/ });
    expect(android).toHaveAttribute('href', 'https://store.example/foyer.apk');
    expect(screen.getByRole('link', { name: /iPhone and iPad/ })).toHaveAttribute('href', 'https://apps.example/foyer');
    expect(screen.getByRole('link', { name: /profile/i })).toHaveAttribute('href', '/files/foyer.mobileconfig');
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
  expect(requests[0]).toMatchObject({ call: 'downloadLinks', method: 'GET', path: '/wps/download/links' });
  expect(screen.getAllByRole('listitem')).toHaveLength(11);
  expect(document.querySelector('img')).toHaveAttribute('src', '/art/vendor/FOYER.svg');
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iPhone and iPad', 2],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Android', 1],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Android', 0],
])('puts what suits the device first: %s', async (agent, first, own) => {
  onDevice(agent);
  open();
  await screen.findAllByRole('link');
  expect(headings()[0]).toBe(first);
  expect(screen.queryAllByText('For this device')).toHaveLength(own);
});

it('describes the app with the merchant’s text', async () => {
  open({ status: { info: { mobileTemplate: { app_desc: 'Lanterns in your pocket' } } } });
  expect(await screen.findByText('Lanterns in your pocket')).toBeVisible();
});

it('links to web addresses only, and shows a message when there is no app', async () => {
  open({ answers: { downloadLinks: [link('Android', 'javascript:alert(1)'), link('IOS', '')] } });
  expect(await screen.findByText(EN['download.none'])).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(headings()).toEqual([EN['download.home']]);
});

it('shows an error and loads again', async () => {
  const answers = [new ApiError('downloadLinks', 'rate.limited', 200), all];
  const { user } = open({ answers: { downloadLinks: () => answers.shift() ?? [] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link')).toHaveLength(3);
});

it('has its own bar, no footer, and is open to everyone', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Get the app' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(remote.pages['/m/download']).toMatchObject({
    page: 'download',
    title: 'download.title',
    footer: false,
    bar: false,
  });
  expect(remote.pages['/m/service']).toEqual({ page: 'service', title: 'service.title', footer: false });
});
