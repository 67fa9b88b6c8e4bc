import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../paths';
import { oldestBrowsers } from './browsers';

/** The floor as esbuild names browsers; those that it does not know have the engine of one that it knows. */
const targets = (): string[] =>
  [...oldestBrowsers()].flatMap(([name, version]) => {
    const known = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', ios_saf: 'ios', safari: 'safari' }[name];
    return known === undefined ? [] : [known + version.split('-')[0]];
  });

const sources = path.join(root, 'platform/src/studio/page');

/**
 * Scripts of the studio's pages, in groups: those of a group share a chunk, a kind of game with a page of its own stands alone. How rounds
 * are checked, the rules of a book, and the jackpots of a linked title are scripts that a page loads once they are needed.
 */
const alone = [
  'reels',
  'cards',
  'roulette',
  'dice',
  'keno',
  'fights',
  'fish',
  'book',
  'book-rules',
  'book-check',
  'fairness',
  'pots',
];
const groups = [['main', 'lobby'], ...alone.map((name) => [name])];

const later: Plugin = {
  name: 'scripts that load later',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\/(fairness|book-rules|book-check|pots)$/ }, ({ kind, path: wanted }) =>
      kind === 'dynamic-import' ? { path: `./${path.basename(wanted)}.js`, external: true } : undefined,
    );
  },
};

/**
 * Builds the pages of the playable studio: their scripts, documents and styles.
 * @param out emptied first; default: beside the sources, where the platform looks
 */
export async function buildStudioPage(out = path.join(root, 'platform/src/studio/dist')): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  for (const names of groups) {
    await build({
      entryPoints: names.map((name) => path.join(sources, `${name}.ts`)),
      outdir: out,
      bundle: true,
      splitting: true,
      minify: true,
      charset: 'utf8',
      format: 'esm',
      target: targets(),
      chunkNames: 'common',
      logLevel: 'warning',
      plugins: [later],
    });
  }
  for (const file of readdirSync(sources)) {
    if (/\.(html|css)$/.test(file)) cpSync(path.join(sources, file), path.join(out, file));
  }
}
