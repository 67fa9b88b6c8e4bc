import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { commonRules } from './pictures/rules';
import { policyTags } from './policy';
import { integrityOf } from './release-info';

/** Shows the picture that fits this visitor (decision 99). It stands behind the place of it, and never changes. */
const SHOW = '__foyer.showPicture()';

/** The pictures of the address, which the server fills in, and before them what their images need. On other hosts there are none. */
const PICTURES = '/pictures$first.html?$args';

/** Blocks that the server (nginx by SSI) fills in. On other hosts the boot script fetches these addresses. `$first` is the path. */
const includes = { discovery: '/discovery.json', site: '/site.json', first: '/first$first.json' } as const;

const include = (address: string): string => `<!--# include virtual="${address}" -->`;

/**
 * The shell's document: two inline scripts (allowed by their hashes), three data blocks, the pictures, and scripts and stylesheet with
 * their hashes. The pictures stand before the boot script, so that their images are asked for before it runs (decision 121). What is painted
 * first needs the common rules, which stand in the document; the stylesheet comes after it, so that it holds back the scripts and not the
 * first paint.
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
  const attributes = (name: string) => `="${publicPath}${name}" integrity="${hash(name)}" crossorigin`;
  const sheets = assets.filter((name) => name.endsWith('.css'));
  const scripts = assets.filter((name) => !name.endsWith('.css'));
  const common = sheets.map((name) => commonRules(readFileSync(path.join(folder, name), 'utf8')));
  const head = [
    policyTags([integrityOf(boot), integrityOf(SHOW)], connect),
    include(PICTURES),
    `<script type="application/json" id="site">${include(includes.site)}</script>`,
    `<script type="application/json" id="discovery">${include(includes.discovery)}</script>`,
    `<script type="application/json" id="first">${include(includes.first)}</script>`,
    `<script>${boot}</script>`,
    `<style>${common.join('')}</style>`,
    ...sheets.map((name) => `<link rel="preload" as="style" href${attributes(name)}>`),
    ...scripts.map((name) => `<script defer src${attributes(name)}></script>`),
  ];
  const end = [`<script>${SHOW}</script>`, ...sheets.map((name) => `<link rel="stylesheet" href${attributes(name)}>`)];
  return template
    .replace('<!-- head -->', () => head.join('\n'))
    .replace('<!-- end -->', () => end.join('\n'))
    .replace(/\n\s+/g, '\n');
}
