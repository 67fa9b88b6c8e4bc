import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { integrityOf } from '../build/release-info';
import { STATS } from '../build/run';

/** What a watching build has made: its description by webpack, and the hashes of its scripts and stylesheets by name. */
export interface Compiled {
  readonly stats: StatsCompilation;
  readonly hash: string;
  readonly integrity: Readonly<Record<string, string>>;
  /** Of all hot updates since the build began. */
  readonly updates: Readonly<Record<string, string>>;
}

interface Told {
  started(): void;
  built(compiled: Compiled): void;
  failed(text: string): void;
}

const isUpdate = (name: string): boolean => name.includes('.hot-update.');

/** What a page that is loaded anew needs: hot updates are listed with their chunks, and are for running pages alone. */
function withoutUpdates(stats: StatsCompilation): StatsCompilation {
  for (const group of [...Object.values(stats.namedChunkGroups ?? {}), ...Object.values(stats.entrypoints ?? {})])
    group.assets = (group.assets ?? []).filter(({ name }) => !isUpdate(name));
  for (const chunk of stats.chunks ?? []) chunk.files = (chunk.files ?? []).filter((name) => !isUpdate(name));
  return stats;
}

/** Builds, and builds again whenever a module changes. @returns what ends it */
export function compile(config: Configuration, told: Told): () => Promise<void> {
  const compiler = webpack(config);
  const out = config.output?.path ?? '';
  const hashes = new Map<string, string>();
  const updates: Record<string, string> = {};
  const hashOf = (name: string): string => {
    // Names carry the hash of what they name.
    const hash = hashes.get(name) ?? integrityOf(readFileSync(path.join(out, name)));
    hashes.set(name, hash);
    return hash;
  };
  compiler.hooks.watchRun.tap('compile', () => told.started());
  const watching = compiler.watch({ aggregateTimeout: 10 }, (error, stats) => {
    if (error || !stats || stats.hasErrors())
      return told.failed(error?.message ?? stats?.toString({ preset: 'errors-only', colors: false }) ?? 'no stats');
    const names = [...stats.compilation.getAssets()]
      .map(({ name }) => name)
      .filter((name) => /\.(?:js|css)$/.test(name));
    for (const name of names.filter(isUpdate)) updates[name] = hashOf(name);
    const integrity = Object.fromEntries(names.filter((name) => !isUpdate(name)).map((name) => [name, hashOf(name)]));
    told.built({ stats: withoutUpdates(stats.toJson(STATS)), hash: stats.hash ?? '', integrity, updates });
  });
  return () => new Promise((resolve) => watching?.close(() => resolve()));
}
