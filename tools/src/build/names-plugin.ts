import { readFileSync } from 'node:fs';
import { calls } from '@foyer/shared/contract';
import { NAMES, type Names, SLOTS } from '@foyer/shared/remote';
import type { Compilation, Compiler, Dependency, Module } from 'webpack';
import { buildsOn } from '../paths';

/** The events of the bus, as its type names them. */
function eventNames(): string[] {
  const source = readFileSync(buildsOn.events, 'utf8');
  const [, map = ''] = source.split('interface EventMap');
  return [...map.matchAll(/^ +'([a-z]+:[a-zA-Z]+)':/gm)].map(([, name]) => name as string).sort();
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Those of some names that stand as texts in files. One that means something else there does no harm: every shell has it. */
const spokenOf = (names: readonly string[], files: readonly string[]): string[] =>
  names.filter((name) => files.some((file) => new RegExp(`(["'\`])${name}\\1`).test(file)));

const SHARED = '@foyer/shared/';

type Used = Record<string, string[]>;

/** What is imported of each shared entry by the modules of a remote. */
function importsOf({ modules, moduleGraph }: Compilation): Used {
  const used: Used = {};
  for (const module of modules) {
    const { options } = module as Module & { options?: { shareKey?: string } };
    const key = options?.shareKey;
    if (module.type !== 'consume-shared-module' || !key?.startsWith(SHARED)) continue;
    const named = [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }) => {
      const { getIds } = (dependency ?? {}) as Dependency & { getIds?(graph: unknown): string[] };
      return getIds?.call(dependency, moduleGraph).slice(0, 1) ?? [];
    });
    used[key] = sorted([...(used[key] ?? []), ...named]);
  }
  return used;
}

const ENTRY = /[\\/]shared[\\/]src[\\/]([\w-]+)[\\/]index\.tsx?$/;

/** What each of some entries exports in a shell. */
function exportsOf({ modules, moduleGraph }: Compilation, entries: readonly string[]): Used {
  const had: Used = {};
  for (const module of modules) {
    const [, entry] = module.nameForCondition()?.match(ENTRY) ?? [];
    if (entry === undefined || !entries.includes(entry)) continue;
    const names = moduleGraph.getExportsInfo(module).getProvidedExports();
    if (!Array.isArray(names)) throw new Error(`${SHARED}${entry} exports what no build can name`);
    had[`${SHARED}${entry}`] = sorted(names);
  }
  return had;
}

/** Adds `names.json` to a build: of a remote what it uses, of the shell, which lends some `entries`, what it has. */
export class NamesPlugin {
  constructor(private readonly of: { readonly slots: readonly string[] } | { readonly entries: readonly string[] }) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NamesPlugin', (compilation) => {
      let shared: Used = {};
      // Before modules are joined, after all exports are known.
      compilation.hooks.optimizeDependencies.tap('NamesPlugin', () => {
        shared = 'slots' in this.of ? importsOf(compilation) : exportsOf(compilation, this.of.entries);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NamesPlugin', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
        const texts = scripts.map(([, source]) => source.source().toString());
        const [rows, events] = [Object.keys(calls).sort(), eventNames()];
        const names: Names =
          'slots' in this.of
            ? { shared, calls: spokenOf(rows, texts), events: spokenOf(events, texts), slots: sorted(this.of.slots) }
            : { shared, calls: rows, events, slots: sorted(SLOTS) };
        const ordered = { ...names, shared: Object.fromEntries(Object.entries(names.shared).sort()) };
        compilation.emitAsset(NAMES, new sources.RawSource(`${JSON.stringify(ordered, null, 1)}\n`));
      });
    });
  }
}
