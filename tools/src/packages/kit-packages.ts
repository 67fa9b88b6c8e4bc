import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { buildsOn, root } from '../paths';
import { bundleCommands, compileModules } from './compile';
import { catalog, type PackageManifest, readManifestOf, resolved, without } from './manifest';

const tools = path.join(root, 'tools', 'src');
const written = (name: string): string => path.join(root, 'tools', 'packages', name);

/** The runtime of an entry (decision 32), which a build puts into every remote. */
const entryRuntime = path.join(tools, 'build', 'entry-runtime');

/** A caret range of what the workspace has of a package of its own. */
const rangeOf = (folder: string): string => `^${readManifestOf(folder).version}`;

function copyWritten(name: string, folder: string): PackageManifest {
  cpSync(written(name), folder, { recursive: true });
  return readManifestOf(folder);
}

/**
 * Builds `@foyer/entry-runtime` into a folder.
 * @returns its `package.json`
 */
export async function buildEntryRuntime(folder: string): Promise<object> {
  await compileModules(entryRuntime, folder);
  const { name, version, type } = readManifestOf(entryRuntime);
  const description =
    'The runtime in the entry of every remote, in place of the one that the federation library brings.';
  const exports = { './bundler': './bundler.js', './package.json': './package.json' };
  return { name, version, description, type, exports, files: ['*.js'] };
}

/** What Jest runs before each test file, for one who has no line of the product to prove. */
async function buildJestSetup(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(tools, 'kit', 'jest-setup.ts')],
    outfile: path.join(folder, 'jest', 'setup.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
    // It reports to the list of lines of this product.
    plugins: [
      {
        name: 'proves',
        setup(plugin) {
          plugin.onResolve({ filter: /^\.\/proves$/ }, () => ({ path: path.join(tools, 'kit', 'proves.ts') }));
        },
      },
    ],
  });
}

/**
 * Builds `@foyer/remote-kit` into a folder: the commands, what tests and types need, and the list of browsers.
 * @returns its `package.json`
 */
export async function buildKit(folder: string): Promise<object> {
  const manifest = copyWritten('remote-kit', folder);
  await bundleCommands({
    entries: { 'foyer-remote': 'kit/foyer-remote.ts', 'foyer-release': 'release.ts' },
    to: path.join(folder, 'dist'),
    paths: path.join(tools, 'kit', 'paths.ts'),
  });
  await buildJestSetup(folder);
  cpSync(path.join(root, '.browserslistrc'), path.join(folder, '.browserslistrc'));
  const { dependencies, peerDependencies } = manifest;
  const runtime = readManifestOf(entryRuntime);
  return {
    ...manifest,
    dependencies: without({
      ...resolved(dependencies),
      '@module-federation/webpack-bundler-runtime': `npm:${runtime.name}@${runtime.version}`,
    }),
    peerDependencies: {
      '@foyer/shared': rangeOf(buildsOn.shared),
      ...Object.fromEntries(Object.entries(resolved(peerDependencies)).map(([each, wanted]) => [each, `^${wanted}`])),
    },
  };
}

/** What a repository is begun with, beside the packages of the workspace. */
const BEGUN_WITH = {
  dependencies: ['react', 'react-dom'],
  devDependencies: [
    '@playwright/test',
    '@testing-library/dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/jest',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'jest',
    'jest-environment-jsdom',
    'typescript',
  ],
} as const;

const catalogOf = (names: readonly string[]) =>
  resolved(Object.fromEntries(names.map((name) => [name, 'catalog:'])), catalog());

/**
 * Builds `@foyer/create-remote` into a folder. It asks for no package, so that `npm create` has one to fetch.
 * @returns its `package.json`
 */
export async function buildCreateRemote(folder: string): Promise<object> {
  const manifest = copyWritten('create-remote', folder);
  await bundleCommands({
    entries: { 'create-remote': 'kit/create-remote.ts' },
    to: path.join(folder, 'dist'),
    paths: path.join(tools, 'kit', 'no-repository.ts'),
    whole: true,
  });
  cpSync(path.join(buildsOn.shared, 'remote.schema.json'), path.join(folder, 'remote.schema.json'));
  cpSync(path.join(buildsOn.shared, 'discovery.schema.json'), path.join(folder, 'discovery.schema.json'));
  const begun = {
    dependencies: without({ ...catalogOf(BEGUN_WITH.dependencies), '@foyer/shared': rangeOf(buildsOn.shared) }),
    devDependencies: without({
      ...catalogOf(BEGUN_WITH.devDependencies),
      '@foyer/remote-kit': rangeOf(written('remote-kit')),
    }),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'versions.json'), `${JSON.stringify(begun, null, 2)}\n`);
  return manifest;
}
