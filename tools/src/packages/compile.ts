import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { globSync } from 'tinyglobby';
import { oldestBrowsers } from '../build/browsers';
import { root } from '../paths';

const ENGINES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

/** The floor of browsers (decision 38), as this compiler names them: no remote compiles packages anew. */
const floor = (): string[] =>
  [...oldestBrowsers()].flatMap(([browser, version]) => {
    const engine = ENGINES[browser];
    return engine === undefined ? [] : [`${engine}${version}`];
  });

/** The file that a relative import of a source means, as its compiled module is named. Throws when there is none. */
function compiledName(from: string, request: string): string {
  const wanted = path.resolve(from, request);
  if (existsSync(wanted) && path.extname(wanted) !== '') return request;
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((end) => existsSync(wanted + end));
  if (found === undefined) throw new Error(`${request} is no file (from ${from})`);
  return request + found.replace(/tsx?$/, 'js');
}

/** Every import stays an import; a relative one says its file whole, as modules of a package must. */
const moduleByModule: Plugin = {
  name: 'module by module',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path: request, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      return { path: request.startsWith('.') ? compiledName(resolveDir, request) : request, external: true };
    });
  },
};

/** Compiles each source of a folder to a module of the same name, for browsers of the floor. Tests are left out. */
export async function compileModules(from: string, to: string): Promise<void> {
  await build({
    entryPoints: globSync('**/*.{ts,tsx}', { cwd: from, absolute: true, ignore: ['**/*.test.*', '**/*.d.ts'] }).sort(),
    outbase: from,
    outdir: to,
    bundle: true,
    format: 'esm',
    target: floor(),
    jsx: 'automatic',
    charset: 'utf8',
    logLevel: 'error',
    plugins: [moduleByModule],
  });
}

interface Bundle {
  /** Files of `tools/src` by the name of what comes of them. */
  readonly entries: Readonly<Record<string, string>>;
  readonly to: string;
  /** What stands for `paths.ts`, where the tools find their place. */
  readonly paths: string;
  /** Puts packages into the bundle as well, so that it asks for none. */
  readonly whole?: boolean;
}

/** Packages that are written for CommonJS ask for the modules of Node by `require`. */
const WITH_REQUIRE =
  "import { createRequire as createRequireOfNode } from 'node:module';\nconst require = createRequireOfNode(import.meta.url);";

/** Bundles commands of the tools for Node, with another file in place of `paths.ts`. */
export async function bundleCommands({ entries, to, paths, whole = false }: Bundle): Promise<void> {
  const tools = path.join(root, 'tools', 'src');
  const place: Plugin = {
    name: 'paths',
    setup(build) {
      build.onResolve({ filter: /(^|\/)paths$/ }, ({ path: request, resolveDir }) =>
        request.startsWith('.') && path.resolve(resolveDir, request) === path.join(tools, 'paths')
          ? { path: paths }
          : undefined,
      );
    },
  };
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(tools, file)])),
    absWorkingDir: root,
    outdir: to,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    logLevel: 'error',
    packages: whole ? 'bundle' : 'external',
    chunkNames: 'chunk-[hash]',
    banner: { js: `#!/usr/bin/env node\n${whole ? WITH_REQUIRE : ''}` },
    plugins: [place],
  });
}
