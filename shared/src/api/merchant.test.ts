import { imageUrl, merchantCode, siteConfig } from '@foyer/shared/api';
import { flagStore } from '@foyer/shared/flags';
import { testSite } from '@foyer/shared/testing';
import { sessionOwner, setFlags } from '../shell';
import { cached } from '../storage';

const cdns = (imageCdn: string[]) =>
  setFlags({
    status: {
      info: { mobileTemplate: {}, imageCdn },
      location: { country: 'TH', dialingCode: '66' },
      maintenance: false,
      regionRestriction: false,
    },
  });

beforeEach(() => {
  globalThis.__foyer = { site: { ...testSite, merchantCode: 'W3', trialMerchantCode: 'W3TRIAL' } };
  sessionOwner.end();
});

describe('merchant', () => {
  it('is the one of the configuration, or of the trial session', async () => {
    await proves(['S1-API-01', 'S9-CONST-49'], () => {
      expect(merchantCode()).toBe('W3');
      expect(siteConfig().trialMerchantCode).toBe('W3TRIAL');
    });
    sessionOwner.start({ token: 't', merchantCode: 'W3TRIAL', userName: 'guest', type: 4 });
    await proves('S6-ROLES-09', () => expect(merchantCode()).toBe('W3TRIAL'));
  });

  it('cannot be left out', () => {
    globalThis.__foyer = undefined;
    expect(() => siteConfig()).toThrow(/site configuration/);
  });
});

describe('addresses of images', () => {
  const hosts = ['https://one.example/', 'https://two.example'];

  it('start with one host of the list, the same for the whole page', async () => {
    cdns(hosts);
    const address = imageUrl('/art/a.svg');
    await proves('S9-CONST-50', () => {
      expect(['https://one.example/art/a.svg', 'https://two.example/art/a.svg']).toContain(address);
      for (let time = 0; time < 20; time += 1) expect(imageUrl('/art/a.svg')).toBe(address);
    });
  });

  it('use more than one host over several page loads', async () => {
    const seen = [0, 0.49, 0.5, 0.99].map((chance) => {
      const random = jest.spyOn(Math, 'random').mockReturnValue(chance);
      let address = '';
      jest.isolateModules(() => {
        const page = jest.requireActual<typeof import('./merchant')>('./merchant');
        const shell = jest.requireActual<typeof import('../shell')>('../shell');
        shell.setFlags({ status: flagStore.getState().status });
        address = page.imageUrl('/a.svg');
      });
      random.mockRestore();
      return address;
    });
    await proves('S9-CONST-50', () =>
      expect(seen).toEqual([
        ...['https://one.example/a.svg', 'https://one.example/a.svg'],
        ...['https://two.example/a.svg', 'https://two.example/a.svg'],
      ]),
    );
  });

  it('start with a host of the last visit until the list of this one is there', () => {
    setFlags({ status: undefined });
    cached.imageCdnList.of(['W3']).set(['https://last.example']);
    expect(imageUrl('/a.svg')).toBe('https://last.example/a.svg');
    cdns([]);
    expect(imageUrl('/a.svg')).toBe('/a.svg');
    cached.imageCdnList.remove();
  });

  it('stay as they are without a list, and where they name a host themselves', () => {
    cdns(hosts);
    expect(imageUrl('https://other.example/a.svg')).toBe('https://other.example/a.svg');
    expect(imageUrl('//other.example/a.svg')).toBe('//other.example/a.svg');
    cdns([]);
    expect(imageUrl('/a.svg')).toBe('/a.svg');
  });
});
