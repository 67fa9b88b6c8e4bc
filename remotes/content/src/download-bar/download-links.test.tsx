import { calls, type ValueOf } from '@foyer/shared/contract';
import { renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import DownloadPage from '../download/download.page';
import HomeSide from '../home-side/home-side.widget';
import EN from '../i18n/EN.json';
import DownloadBar from './download-bar.widget';

const TYPES = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'WHATSAPP', 'FACEBOOK', 'TELEGRAM'] as const;
type LinkType = (typeof TYPES)[number];

const addressOf = (type: LinkType) =>
  type === 'AppDownloadIcon' ? '/art/vendor/FOYER.svg' : `https://${type}.example/`;
const all: ValueOf<'downloadLinks'> = TYPES.map((type) => ({
  resourceType: type,
  url: addressOf(type),
  labelNameEn: `Label of ${type}`,
}));
const show = (part: React.ReactNode, links = all) =>
  renderPart(part, { path: '/m/download', texts: { content: EN }, answers: { downloadLinks: links, promotions: [] } });
const leadsTo = (place: HTMLElement, type: LinkType) =>
  within(place)
    .queryAllByRole('link')
    .some((link) => link.getAttribute('href')?.toLowerCase().startsWith(addressOf(type).toLowerCase()) === true);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140 Mobile Safari/537.36';
const agent = (text: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text);
afterEach(() => jest.restoreAllMocks());

/** Whether a type feeds its element where that stands; without it nothing of it is there. */
const places: Readonly<Record<LinkType, (links: typeof all) => Promise<boolean>>> = {
  IOS: (links) => onPage('IOS', links),
  Android: (links) => onPage('Android', links),
  MOBILECONFIG: (links) => onPage('MOBILECONFIG', links),
  AppDownloadIcon: async (links) => {
    agent(IPHONE);
    const { unmount } = show(<DownloadBar />, links);
    const bar = await screen.findByRole('region', { name: EN['download.title'] });
    const isThere = bar.querySelector(`img[src="${addressOf('AppDownloadIcon')}"]`) !== null;
    unmount();
    return isThere;
  },
  WHATSAPP: (links) => amongContacts('WHATSAPP', links),
  FACEBOOK: (links) => amongContacts('FACEBOOK', links),
  TELEGRAM: (links) => amongContacts('TELEGRAM', links),
};

async function onPage(type: LinkType, links: typeof all): Promise<boolean> {
  agent(type === 'Android' ? ANDROID : IPHONE);
  const { container, unmount } = show(<DownloadPage />, links);
  await screen.findAllByRole('heading', { level: 3 });
  const isThere = leadsTo(container, type);
  unmount();
  return isThere;
}

async function amongContacts(type: LinkType, links: typeof all): Promise<boolean> {
  const { user, container, unmount } = show(<HomeSide />, links);
  await user.click(await screen.findByRole('button', { name: 'Contacts' }));
  const telegram = screen.queryByRole('button', { name: /Telegram/ });
  if (telegram !== null) await user.click(telegram);
  const isThere = leadsTo(container, type) && screen.queryByText(`Label of ${type}`) !== null;
  unmount();
  return isThere;
}

it.each(TYPES)('%s among the links for downloads feeds its element, and nothing else does', async (type) => {
  await proves('S3-DOWNLOADBAR-01', async () => {
    expect(calls.downloadLinks).toMatchObject({ method: 'GET', path: '/wps/download/links' });
    expect(await places[type](all)).toBe(true);
    expect(await places[type](all.filter(({ resourceType }) => resourceType !== type))).toBe(false);
  });
});
