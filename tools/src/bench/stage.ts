import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { makeCertificate } from './certificate';
import { type DocumentServer, serveDocuments } from './limit/documents';
import { startPlatform } from './platform';
import { type SiteServer, serveSite } from './server';
import { federatedSite, oneBuildSite } from './sites';

export interface Stage {
  browser: Browser;
  servers: { one: SiteServer; fed: SiteServer; limit: DocumentServer };
}

/** What is measured: the time of visits, also after a second release of games, or only what they load, which any build of the browser tells. */
type Measures = 'times' | 'releases' | 'weights';

const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

export function chromiumPath(measures: Measures): string {
  const places = [
    process.env['CHROMIUM_PATH'],
    ...(measures === 'weights' ? [WITHOUT_WINDOWS] : []),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('No Chromium here: install it, or set CHROMIUM_PATH');
  return found;
}

const launch = (spki: string, measures: Measures): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(measures),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
  });

async function siteConfig(port: number): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/site.json`);
  if (!answer.ok) throw new Error(`/site.json answered ${answer.status}`);
  return answer.text();
}

/**
 * Builds both sites, starts platform, servers and browser, runs `work`, and always takes everything down again.
 * @param measures for `releases` games is released a second time, too, in either site
 */
export async function onStage(measures: Measures, work: (stage: Stage) => Promise<void>): Promise<void> {
  const again = measures === 'releases';
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'));
  const ends: (() => Promise<void>)[] = [];
  try {
    const [fedSite, oneSite] = [path.join(folder, 'fed'), path.join(folder, 'one')];
    mkdirSync(fedSite);
    // The platform sows its demonstration while the sites are built.
    const starting = startPlatform(path.join(folder, 'data'), fedSite);
    ends.unshift(() =>
      starting.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
    );
    // Told where it is waited for.
    starting.catch(() => undefined);
    await federatedSite(fedSite, again);
    await oneBuildSite(oneSite, again);
    const platform = await starting;
    const config = await siteConfig(platform.port);
    const certificate = makeCertificate(folder);
    const serve = async (site: string, pictures: boolean): Promise<SiteServer> => {
      const server = await serveSite({ folder: site, certificate, platform: platform.port, site: config, pictures });
      ends.unshift(server.stop);
      return server;
    };
    const limit = await serveDocuments(certificate);
    ends.unshift(limit.stop);
    const servers = { one: await serve(oneSite, false), fed: await serve(fedSite, measures !== 'weights'), limit };
    const browser = await launch(certificate.spki, measures);
    ends.unshift(() => browser.close());
    await work({ browser, servers });
  } finally {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}
