import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { shellReleaseInfo } from '../build/build-part';
import type { BuildOptions } from '../build/common';
import { indexHtml } from '../build/index-html';
import { exposesOf, readManifest } from '../build/manifest';
import { remoteReleaseInfo } from '../build/release-info';
import { bootConfig } from '../build/shell-config';
import { type Compiled, compile } from './compile';
import { remoteDevConfig, shellDevConfig, shown } from './dev-config';
import type { Events } from './events';

/** The latest build of a part for development. */
export interface DevBuild {
  readonly info: ReleaseInfo;
  readonly compiled: Compiled;
  /** The document, of the shell alone. */
  readonly html?: string;
}

export interface DevTold {
  started(): void;
  built(build: DevBuild): void;
  failed(text: string): void;
}

/** Builds a remote whenever it changes. Throws when its `remote.json` is wrong. @returns what ends it */
export function developRemote(options: BuildOptions, told: DevTold): () => Promise<void> {
  const { part, folder, version } = options;
  const manifest = readManifest(part, folder);
  const exposes = exposesOf(manifest, folder);
  return compile(remoteDevConfig(options), {
    started: () => told.started(),
    failed: (text) => told.failed(shown(text)),
    built: (compiled) =>
      told.built({ info: remoteReleaseInfo(manifest, version, exposes, compiled.stats, compiled.integrity), compiled }),
  });
}

/** Builds the shell and its document whenever they change; pages listen to `events`. @returns what ends it */
export function developShell(
  options: BuildOptions,
  events: Pick<Events, 'address' | 'sources'>,
  told: DevTold,
): () => Promise<void> {
  const { folder, version, out } = options;
  let main: Compiled | undefined;
  let boot = false;
  // A build that succeeds says nothing about what is wrong with the other one.
  const wrong = new Map<string, string>();
  const tell = () => {
    if (wrong.size > 0) return told.failed([...wrong.values()].join('\n'));
    if (!main || !boot) return undefined;
    const template = readFileSync(path.join(folder, 'src', 'index.html'), 'utf8');
    const html = indexHtml(template, main.stats, out, `/shell/${version}/`, events.sources);
    return told.built({ info: shellReleaseInfo(main.stats, version, main.integrity), compiled: main, html });
  };
  const failed = (build: string) => (text: string) => {
    wrong.set(build, shown(text));
    tell();
  };
  const ends = [
    compile(shellDevConfig(options, events.address), {
      started: () => told.started(),
      failed: failed('main'),
      built: (compiled) => {
        wrong.delete('main');
        main = compiled;
        tell();
      },
    }),
    // The document has it in one line, by its hash: it is the one of a release.
    compile(bootConfig(options), {
      started: () => {
        if (boot) told.started();
      },
      failed: failed('boot'),
      built: () => {
        wrong.delete('boot');
        boot = true;
        tell();
      },
    }),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
