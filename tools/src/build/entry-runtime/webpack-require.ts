/** One version of a shared package, in webpack's format. */
export interface SharedVersion {
  get(): Promise<() => unknown> | (() => unknown);
  from?: string;
  eager?: boolean;
}

export type ShareScope = Record<string, Record<string, SharedVersion> | undefined>;

type ModuleId = string | number;

/** What an entry's build notes about a consumed package. */
export interface Demand {
  shareKey: string;
  requiredVersion: string;
}

/** The parts of webpack's runtime that this one uses. */
export interface WebpackRequire {
  S: { default?: ShareScope };
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, unknown>;
  federation: { initOptions: { name: string } };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, Demand> };
}

export interface ConsumesOptions {
  chunkId: string;
  chunkMapping: Record<string, ModuleId[] | undefined>;
  installedModules: Record<ModuleId, Promise<void> | 0 | undefined>;
  promises: Promise<void>[];
  webpackRequire: WebpackRequire;
}
