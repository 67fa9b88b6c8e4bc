import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { policyTags } from './policy';
import { integrityOf } from './release-info';

/** Blocks that the server (nginx by SSI) fills in. On other hosts the boot script fetches these addresses. `$first` is the path. */
const includes = { discovery: '/discovery.json', site: '/site.json', first: '/first$first.json' } as const;

const include = (address: string): string => `<!--# include virtual="${address}" -->`;

/**
 * The shell's document: the inline boot script (allowed by its hash), three data blocks, and scripts and stylesheet with their
 * hashes.
 * @param template content of `shell/src/index.html`
 */
export function indexHtml(
  template: string,
  stats: StatsCompilation,
  folder: string,
  publicPath: string,
  connect?: readonly string[],
): string {
  const boot = readFileSync(path.join(folder, '.boot', 'boot.js'), 'utf8').trim();
  const assets = (stats.entrypoints?.['main']?.assets ?? []).map((asset) => asset.name);
  const hash = (name: string) => integrityOf(readFileSync(path.join(folder, name)));
  const tags = assets.map((name) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="${publicPath}${name}" integrity="${hash(name)}" crossorigin>`
      : `<script defer src="${publicPath}${name}" integrity="${hash(name)}" crossorigin></script>`,
  );
  const head = [
    policyTags(integrityOf(boot), connect),
    `<script type="application/json" id="site">${include(includes.site)}</script>`,
    `<script type="application/json" id="discovery">${include(includes.discovery)}</script>`,
    `<script type="application/json" id="first">${include(includes.first)}</script>`,
    `<script>${boot}</script>`,
    ...tags,
  ];
  return template.replace('<!-- head -->', () => head.join('\n    ')).replace(/\n\s+/g, '\n');
}
