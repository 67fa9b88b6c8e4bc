/** One version of a shared package in the share scope, as webpack keeps it. */
export interface SharedVersion {
  get(): Promise<() => unknown> | (() => unknown);
  from?: string;
  eager?: boolean;
}

export type ShareScope = Record<string, Record<string, SharedVersion> | undefined>;

type ModuleId = string | number;

/** What the build of an entry writes down about a shared package that a module asks for. */
export interface Demand {
  shareKey: string;
  requiredVersion: string;
}

/** What the plugin of `@module-federation/enhanced` compiles into an entry, as far as this runtime uses it. */
export interface WebpackRequire {
  /** Share scopes by name. */
  S: { default?: ShareScope };
  /** Factories of modules. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
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
