import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { SiteConfig } from '@foyer/shared/contract';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';
import type { BuildOptions } from '../common';
import { run } from '../run';
import { shellCommon } from '../shell-config';

/** What `draw` of `@foyer/shared/drawing` takes. Its own types are of a browser. */
interface Drawing {
  readonly Page: unknown;
  readonly address: string;
  readonly language: string;
  readonly dictionaries: object;
  readonly site: SiteConfig;
  readonly flags: readonly string[];
  readonly prepare?: () => void;
}

/** What the bundle of a remote's pictures has. */
export interface Pictures {
  readonly draw: (drawing: Drawing) => string;
  readonly pages: Readonly<Record<string, unknown>>;
  readonly dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly declarations: Readonly<Record<string, unknown>>;
}

const own = createRequire(import.meta.url);

/** Class names without stylesheets: the same names as in the release, since they are made of the same paths and version. */
function withoutSheets(rule: RuleSetRule): RuleSetRule {
  if (String(rule.test) !== String(/\.css$/) || !Array.isArray(rule.use)) return rule;
  const [, names, ...others] = rule.use as [RuleSetUseItem, { options: { modules: object } }, ...RuleSetUseItem[]];
  const modules = { ...names.options.modules, exportOnlyLocals: true };
  return { ...rule, use: [{ ...names, options: { ...names.options, modules } }, ...others] };
}

function configOf(options: BuildOptions, entry: string, out: string): Configuration {
  const { plugins: _none, ...common } = shellCommon(options);
  const rules = (common.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule ? withoutSheets(rule) : rule,
  );
  return {
    ...common,
    cache: false,
    devtool: false,
    target: 'node20',
    entry: { pictures: entry },
    module: { ...common.module, rules },
    // Class names are made by its hash function.
    output: { ...common.output, path: out, filename: 'pictures.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false, splitChunks: false },
    resolve: { ...common.resolve, modules: ['node_modules', path.join(import.meta.dirname, '../../../node_modules')] },
  };
}

function entryOf({ part, folder }: BuildOptions, exposes: readonly string[], language: string): string {
  const component = (expose: string) =>
    existsSync(path.join(folder, 'src', expose, `${expose}.page.tsx`)) ? 'page.tsx' : 'widget.tsx';
  const from = (file: string) => `require(${JSON.stringify(file)})`;
  const table = (roleOf: (expose: string) => string, name: string) =>
    exposes
      .map((expose) => {
        const file = path.join(folder, 'src', expose, `${expose}.${roleOf(expose)}`);
        return `${JSON.stringify(expose)}: ${from(file)}.${name}`;
      })
      .join(', ');
  const texts = `${JSON.stringify(part)}: ${from(path.join(folder, 'src', 'i18n', `${language}.json`))}`;
  return [
    `exports.draw = ${from('@foyer/shared/drawing')}.draw;`,
    `exports.pages = { ${table(component, 'default')} };`,
    `exports.declarations = { ${table(() => 'picture.ts', 'picture')} };`,
    `exports.dictionaries = { ${texts}, shared: ${from(`@foyer/shared/i18n/texts/${language}.json`)} };`,
  ].join('\n');
}

const nothing = () => undefined;
const listening = { addEventListener: nothing, removeEventListener: nothing };
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };

/** What modules ask of a browser when they are loaded, and pages when they are first drawn. */
const browser = (): object => ({
  ...listening,
  document: { ...listening, documentElement: { dataset: {}, style: {} }, querySelector: () => null },
  location: new URL('http://localhost/'),
  history: { state: null },
  navigator: { userAgent: '', onLine: true, language: 'th' },
  localStorage: storage,
  sessionStorage: storage,
  matchMedia: () => ({ ...listening, matches: false }),
  innerWidth: 375,
  innerHeight: 812,
  scrollY: 0,
});

const ofNode = { console, setTimeout, clearTimeout, queueMicrotask, performance, URL, URLSearchParams, Request };
const alsoOfNode = { Response, Headers, AbortController, TextEncoder, TextDecoder, MessageChannel, process, Intl };

/** Bundles the pages and widgets of a remote that have a picture, for Node, and loads them in a context of their own. */
export async function picturesOf(
  options: BuildOptions,
  exposes: readonly string[],
  language: string,
): Promise<Pictures> {
  const work = path.join(options.out, '.pictures');
  mkdirSync(work, { recursive: true });
  const entry = path.join(work, 'entry.cjs');
  writeFileSync(entry, entryOf(options, exposes, language));
  await run(configOf(options, entry, path.join(work, 'out')));
  const code = readFileSync(path.join(work, 'out', 'pictures.cjs'), 'utf8');
  rmSync(work, { recursive: true });
  const module = { exports: {} };
  const context = vm.createContext({
    ...browser(),
    ...ofNode,
    ...alsoOfNode,
    module,
    exports: module.exports,
    require: own,
  });
  vm.runInContext('globalThis.window = globalThis.self = globalThis;', context);
  vm.runInContext(code, context, { filename: `pictures of ${options.part}` });
  return module.exports as Pictures;
}
