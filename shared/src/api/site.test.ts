import { testSite } from '@foyer/shared/testing';
import { pageReleases, siteConfig, takeSealingKey } from './site';

afterEach(() => {
  globalThis.__foyer = undefined;
});

describe('the configuration of the merchant', () => {
  it('comes with the document, and nothing stands in for it', () => {
    globalThis.__foyer = undefined;
    expect(siteConfig).toThrow('No site configuration');
    globalThis.__foyer = {};
    expect(siteConfig).toThrow('No site configuration');
    globalThis.__foyer = { site: testSite };
    expect(siteConfig()).toBe(testSite);
  });

  it('gets another sealing key, and keeps the rest', () => {
    globalThis.__foyer = { site: testSite };
    takeSealingKey('fresh');
    expect(siteConfig()).toEqual({ ...testSite, publicKey: 'fresh' });
  });

  it('gets no sealing key outside of the site', () => {
    globalThis.__foyer = undefined;
    expect(() => takeSealingKey('fresh')).not.toThrow();
  });
});

describe('the releases of this page', () => {
  const releasesOf = (text: string) => {
    globalThis.__foyer = { releases: () => text };
    return pageReleases();
  };

  it('are parts with their versions', () =>
    expect(releasesOf('s@1.0.0,games@1.2.0@pinned')).toEqual([
      { part: 's', version: '1.0.0' },
      { part: 'games', version: '1.2.0@pinned' },
    ]));

  it('leave out what names no part or no version', () =>
    expect(releasesOf(',shell,@1.0.0,games@1.2.0')).toEqual([{ part: 'games', version: '1.2.0' }]));

  it('are none outside of the site, and before the boot script knows them', () => {
    expect(releasesOf('')).toEqual([]);
    for (const state of [{}, undefined]) {
      globalThis.__foyer = state;
      expect(pageReleases()).toEqual([]);
    }
  });
});
