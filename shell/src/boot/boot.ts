import type { SiteConfig } from '@foyer/shared/contract';
import {
  armOf,
  type DiscoveryDocument,
  type FirstFiles,
  firstAddress,
  foldersElsewhere,
  hasArms,
  pickRelease,
} from '@foyer/shared/remote';
import { allowSources } from './allow-sources';
import { showChoices, storedLanguage, storedPerson } from './choices';
import { drawFrame } from './draw-frame';
import { declaredCalls, startCalls, startUpCalls } from './early';
import { createFiles } from './files';
import { knowFiles } from './know-files';
import { callsFor, exposesFor, isSeenFirst } from './needs';
import { preloadRelease } from './preload';
import { showPicture } from './show-picture';
import { type Boot, LOAD_TIMEOUT } from './state';
import { unmetDemands } from './versions';
import { isOtherDocument, knowVisitor } from './visitor';
import { watchStart } from './watch-start';

/** A block that the server filled in, or undefined on a host that only serves files. */
function inline<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent?.trim();
  return text && !text.startsWith('<') ? (JSON.parse(text) as T) : undefined;
}

const fetched = <T>(address: string): Promise<T> => fetch(address).then((answer) => answer.json() as Promise<T>);

/** Errors that are kept until somebody tells of them. */
const MOST_SEEN = 50;

const language = showChoices();
const visitor = knowVisitor();
const site = inline<SiteConfig>('site');
const discovery = inline<DiscoveryDocument>('discovery');
const firstFiles = inline<FirstFiles>('first');
const files = createFiles(site?.loadTimeout ?? LOAD_TIMEOUT);

const boot: Boot = {
  site,
  chosen: {},
  versions: {},
  experiments: new Set(),
  arms: {},
  visitor: visitor.name,
  files,
  asset: files.asset,
  early: new Map(),
  first: [],
  later: [],
  releases: () =>
    Object.entries(boot.versions)
      .map(([part, version]) => `${part}@${version}`)
      .join(','),
  seen: [],
  ready: Promise.resolve(),
  showPicture: () => showPicture(boot, storedLanguage(), storedPerson().hasSession),
};
globalThis.__foyer = boot;
for (const name of ['error', 'unhandledrejection'])
  addEventListener(name, (event) => boot.seen.length < MOST_SEEN && boot.seen.push(event));

function use(config: SiteConfig, document_: DiscoveryDocument, first: FirstFiles): void {
  boot.site = config;
  if (isOtherDocument(document_.microFrontends['shell'] ?? [], visitor)) {
    // Nothing of this document is to be seen.
    boot.ready = new Promise(() => undefined);
    location.replace(location.pathname + location.search);
    return;
  }
  allowSources(config, foldersElsewhere(document_));
  for (const [part, releases] of Object.entries(document_.microFrontends)) {
    // The first shell is the one whose document this is: the server has chosen it.
    const isShell = part === 'shell';
    const release = isShell ? releases[0] : pickRelease(part, releases, boot.visitor);
    if (!release) continue;
    boot.chosen[part] = release;
    boot.versions[part] = release.metadata.version;
    knowFiles(files, part, release, first);
    // Who gets the default for want of a cookie is of no arm.
    if (isShell && !visitor.isKnown) continue;
    const arm = armOf(
      releases.flatMap(({ extras }) => extras.arms ?? []),
      boot.visitor,
    );
    if (arm) boot.arms[part] = arm;
    if (arm ?? (releases.length > 1 && !hasArms(releases))) boot.experiments.add(part);
  }
  const person = storedPerson();
  const { token } = person;
  startCalls(boot.early, startUpCalls(token), token, boot.releases());
  const { pathname, search } = location;
  const texts = `i18n-${language}`;
  for (const [part, release] of Object.entries(boot.chosen)) {
    if (part === 'shell') {
      preloadRelease(files, release, [texts]);
      continue;
    }
    const exposes = exposesFor(pathname, release, person);
    // The shell will skip a release that it cannot run, so nothing of it is downloaded.
    if (exposes.length === 0 || unmetDemands(release.extras.shared, boot.chosen['shell']).length > 0) continue;
    const load = () => {
      preloadRelease(files, release, [...exposes, texts]);
      const visit = { merchant: person.merchantCode ?? config.merchantCode, language: storedLanguage(), token };
      const early = callsFor(first[`${part}@${release.metadata.version}`]?.early ?? [], person);
      startCalls(boot.early, declaredCalls(early, visit, search), token, boot.releases());
    };
    if (isSeenFirst(pathname, release)) {
      boot.first.push([part, exposes]);
      load();
    } else boot.later.push(load);
  }
  drawFrame(pathname, config, Object.values(boot.chosen));
}

watchStart(boot);
if (site && discovery && firstFiles) use(site, discovery, firstFiles);
else {
  boot.ready = Promise.all([
    site ?? fetched<SiteConfig>('/site.json'),
    discovery ?? fetched<DiscoveryDocument>('/discovery.json'),
    // Without it the files are found by the descriptions of the releases.
    firstFiles ?? fetched<FirstFiles>(firstAddress(location.pathname)).catch(() => ({})),
  ]).then(([config, document_, first]) => use(config, document_, first));
  boot.ready.catch(() => undefined);
}
