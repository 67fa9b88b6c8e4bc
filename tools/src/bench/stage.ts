import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { makeCertificate } from './certificate';
import { startPlatform } from './platform';
import { type SiteServer, serveSite } from './server';
import { federatedSite, oneBuildSite } from './sites';

export interface Stage {
  browser: Browser;
  servers: { one: SiteServer; fed: SiteServer };
}

function chromiumPath(): string {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('No Chromium here: install it, or set CHROMIUM_PATH');
  return found;
}

const launch = (spki: string): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
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

/** Builds both sites, starts platform, servers and browser, runs `work`, and always takes everything down again. */
export async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'));
  const ends: (() => Promise<void>)[] = [];
  try {
    const [fedSite, oneSite] = [path.join(folder, 'fed'), path.join(folder, 'one')];
    await federatedSite(fedSite);
    await oneBuildSite(oneSite);
    const platform = await startPlatform(path.join(folder, 'data'));
    ends.unshift(platform.stop);
    const config = await siteConfig(platform.port);
    const certificate = makeCertificate(folder);
    const serve = async (site: string): Promise<SiteServer> => {
      const server = await serveSite(site, certificate, platform.port, config);
      ends.unshift(server.stop);
      return server;
    };
    const servers = { one: await serve(oneSite), fed: await serve(fedSite) };
    const browser = await launch(certificate.spki);
    ends.unshift(() => browser.close());
    await work({ browser, servers });
  } finally {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}
