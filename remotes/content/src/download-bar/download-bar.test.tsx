import { type RenderOptions, renderPart, sessionOwner } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import DownloadBar from './download-bar.widget';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140 Mobile Safari/537.36';
const ofIos = (version: string) => IPHONE.replace('17_0', version);

const link = (resourceType: string, url = `https://apps.example/${resourceType}`) => ({
  resourceType,
  url,
  labelNameEn: resourceType,
});
const all = ['IOS', 'Android', 'MOBILECONFIG', 'WHATSAPP'].map((type) => link(type));
const allWithIcon = [...all, link('AppDownloadIcon', '/art/vendor/FOYER.svg')];

interface Device {
  agent?: string;
  standalone?: boolean;
  clip?: boolean;
}

function onDevice({ agent = IPHONE, standalone = false, clip = false }: Device): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.assign(navigator, { standalone: clip });
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: standalone && query === '(display-mode: standalone)' }),
  });
}

const open = (device: Device = {}, options: RenderOptions = {}) => {
  onDevice(device);
  const part = renderPart(<DownloadBar />, {
    texts: { content: EN },
    answers: { downloadLinks: allWithIcon },
    ...options,
  });
  return part;
};
const bar = () => screen.queryByRole('region', { name: 'Get the app' });
const seen = () => screen.findByRole('region', { name: 'Get the app' });
const withLinks = (...types: string[]): RenderOptions => ({
  answers: { downloadLinks: types.map((type) => link(type)) },
});
const template = (mobileTemplate: object): RenderOptions => ({ status: { info: { mobileTemplate } } });

/** Waits until links that could change something are here, and the bar's own file would be. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 30)));

/** Shows that the bar is there on one device and is not on another. */
async function onlyFor(shown: [Device, RenderOptions?], hidden: [Device, RenderOptions?]): Promise<void> {
  const first = open(...shown);
  await seen();
  first.unmount();
  const second = open(...hidden);
  await settled();
  expect(bar()).toBeNull();
  second.unmount();
}

beforeAll(() => import('./bar'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

it.each([IPHONE, ANDROID])('shows icon, words and a button to the downloads: %s', async (agent) => {
  const { user, where, requests } = open({ agent }, template({ app_desc: 'Lanterns in your pocket' }));
  await proves(['S1-DOWNLOADBAR-01', 'S2-DOWNLOADBAR-01', 'S2-DOWNLOADBAR-02', 'S2-HOME-06'], async () => {
    expect(await seen()).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', '/art/vendor/FOYER.svg');
    expect(screen.getByText('Lanterns in your pocket')).toBeVisible();
    expect(remote.widgets['home.dock']).toContainEqual({ widget: 'download-bar', order: 20, leadsTo: '/m/download' });
  });
  expect(requests.map(({ call }) => call)).toEqual(['downloadLinks']);
  await user.click(screen.getByRole('link', { name: 'Download' }));
  await proves('S2-DOWNLOADBAR-03', () => expect(where()).toBe('/m/download'));
});

it('has words of its own where the merchant has none', async () => {
  open();
  expect(await screen.findByText(EN['download.lead'])).toBeVisible();
});

it('takes ground, words and their colour from the template, and nothing that is no colour', async () => {
  const own = { app_background: '#0b3d2e', app_desc: 'By night', app_desc_font_color: '#ffe9b0' };
  const { unmount } = open({}, template(own));
  await proves('S3-DOWNLOADBAR-02', async () => {
    const style = (await seen()).style;
    expect(style.getPropertyValue('--bar-ground')).toBe('#0b3d2e');
    expect(style.getPropertyValue('--bar-ink')).toBe('#ffe9b0');
    expect(screen.getByText('By night')).toBeVisible();
  });
  unmount();
  open({}, template({ app_background: 'url(https://spy.example/x.png)', app_desc_font_color: 'red;x:y' }));
  expect(await seen()).not.toHaveAttribute('style');
});

it.each(['https://spy.example/icon.png', ''])('shows no picture of others: %j', async (url) => {
  open({}, { answers: { downloadLinks: [...all, link('AppDownloadIcon', url)] } });
  expect(await seen()).toHaveTextContent(/^F/);
  expect(document.querySelector('img')).toBeNull();
});

it('is closed for good', async () => {
  const { user, unmount } = open();
  await seen();
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /^Close/ }));
  await proves(['S2-DOWNLOADBAR-04', 'S4-DOWNLOADBAR-01'], async () => {
    expect(bar()).toBeNull();
    expect({ ...localStorage }).toEqual({ DOWNLOAD_BAR_HIDDEN: '1' });
    unmount();
    const { requests } = open();
    await settled();
    expect(bar()).toBeNull();
    expect(requests).toEqual([]);
  });
});

it('asks for nothing where no link could bring it', async () => {
  for (const device of [{ standalone: true }, { agent: `${IPHONE} MCAPP` }, { agent: ofIos('12_3') }]) {
    const { requests, unmount } = open(device);
    await settled();
    expect(requests).toEqual([]);
    unmount();
  }
});

it('is hidden where the site is installed', async () => {
  await proves('S4-DOWNLOADBAR-02', async () => {
    await onlyFor([{}], [{ standalone: true }]);
    await onlyFor([{ agent: ANDROID }], [{ agent: ANDROID, standalone: true }]);
    sessionStorage.setItem('isPWA', 'false');
    open();
    await seen();
    sessionStorage.setItem('isPWA', '1');
  });
});

it('is hidden by the flag of the session', async () => {
  await proves('S4-DOWNLOADBAR-02', async () => {
    sessionStorage.setItem('isPWA', '1');
    open();
    await settled();
    expect(bar()).toBeNull();
  });
});

it('is hidden in a clip without an app', async () => {
  await proves('S4-DOWNLOADBAR-03', () =>
    onlyFor([{ clip: true }, withLinks('IOS')], [{ clip: true }, withLinks('MOBILECONFIG', 'Android')]),
  );
});

it('is hidden in the native app', async () => {
  await proves('S4-DOWNLOADBAR-05', async () => {
    await onlyFor([{}], [{ agent: `${IPHONE} MCAPP/3` }]);
    await onlyFor([{ agent: ANDROID }], [{ agent: `${ANDROID} MCAPP/3` }]);
  });
});

it('needs something for iOS there', async () => {
  const none = withLinks('Android', 'WHATSAPP');
  await proves('S4-DOWNLOADBAR-06', async () => {
    await onlyFor([{}, withLinks('IOS')], [{}, none]);
    await onlyFor([{}, withLinks('MOBILECONFIG')], [{}, none]);
    await onlyFor([{}, { ...none, ...template({ app_home_screen: true }) }], [{}, none]);
  });
});

it('needs an app for Android there', async () => {
  await proves('S4-DOWNLOADBAR-07', () =>
    onlyFor([{ agent: ANDROID }, withLinks('Android')], [{ agent: ANDROID }, withLinks('IOS', 'MOBILECONFIG')]),
  );
});

it('is for members alone where the merchant wants it', async () => {
  await proves('S4-DOWNLOADBAR-08', async () => {
    const wanted: RenderOptions = { site: { requiredLogin: true } };
    await onlyFor([{}, { ...wanted, session: {} }], [{}, wanted]);
    open({}, wanted);
    await settled();
    expect(bar()).toBeNull();
    act(() => sessionOwner.start({ token: 't', merchantCode: 'DEMO', userName: 'mali', type: 0 }));
    expect(await seen()).toBeVisible();
  });
});

it('offers the app from iOS 12.4 on, and below it neither in the browser nor where the site is installed', async () => {
  await proves('S4-DOWNLOADBAR-09', () => onlyFor([{ agent: ofIos('12_4') }], [{ agent: ofIos('12_3_1') }]));
  await proves('S4-DOWNLOADBAR-04', () =>
    onlyFor([{ agent: ofIos('12_4') }], [{ agent: ofIos('12_3'), standalone: true }]),
  );
});

it.each(['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605'])(
  'is hidden on desktops: %s',
  async (agent) => {
    const { requests } = open({ agent });
    await settled();
    expect(bar()).toBeNull();
    expect(requests).toEqual([]);
  },
);

it('is not missed where the links do not come', async () => {
  const { requests } = open({}, { answers: { downloadLinks: () => new TypeError('down') } });
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  await settled();
  expect(bar()).toBeNull();
});
