import type { SiteConfig } from '@foyer/shared/contract';
import type { DiscoveryDocument } from '@foyer/shared/remote';
import { showChoices, storedSession, visitorId } from './choices';
import { startCalls } from './early';
import { createFiles } from './files';
import { exposesFor } from './needs';
import { pickRelease } from './pick-release';
import { folderOf, preloadRelease } from './preload';
import type { Boot } from './state';

/** A block the server filled, or undefined on a host that serves files only. */
function inline<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent?.trim();
  return text && !text.startsWith('<') ? (JSON.parse(text) as T) : undefined;
}

const fetched = <T>(address: string): Promise<T> => fetch(address).then((answer) => answer.json() as Promise<T>);

const language = showChoices();
const site = inline<SiteConfig>('site');
const discovery = inline<DiscoveryDocument>('discovery');
const files = createFiles(site?.loadTimeout ?? 8000);

const boot: Boot = {
  site,
  chosen: {},
  files,
  asset: files.asset,
  early: new Map(),
  releases: () =>
    Object.entries(boot.chosen)
      .map(([part, release]) => `${part}@${release.metadata.version}`)
      .join(','),
  ready: Promise.resolve(),
};
globalThis.__foyer = boot;

function use(config: SiteConfig, document_: DiscoveryDocument): void {
  boot.site = config;
  const visitor = visitorId();
  for (const [part, releases] of Object.entries(document_.microFrontends)) {
    const release = pickRelease(part, releases, visitor);
    if (!release) continue;
    boot.chosen[part] = release;
    files.know(folderOf(release), release.extras.integrity);
  }
  const token = storedSession();
  boot.early = startCalls(token, boot.releases());
  const texts = `i18n-${language}`;
  for (const [part, release] of Object.entries(boot.chosen)) {
    const exposes = part === 'shell' ? [] : exposesFor(location.pathname, release, token !== undefined);
    if (part === 'shell' || exposes.length > 0) preloadRelease(files, release, [...exposes, texts]);
  }
  const { accent, ground } = config.theme;
  if (accent) document.documentElement.style.setProperty('--c-lantern', accent);
  if (ground) document.documentElement.style.setProperty('--c-ground', ground);
}

if (site && discovery) use(site, discovery);
else {
  boot.ready = Promise.all([
    site ?? fetched<SiteConfig>('/site.json'),
    discovery ?? fetched<DiscoveryDocument>('/discovery.json'),
  ]).then(([config, document_]) => use(config, document_));
  boot.ready.catch(() => undefined);
}
