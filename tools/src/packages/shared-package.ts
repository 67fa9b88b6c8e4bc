import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { buildsOn, root } from '../paths';
import { compileModules } from './compile';
import { packagesIn } from './imports-of';
import { type PackageManifest, readManifestOf, resolved, without } from './manifest';

const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

/** Declarations of all modules. The compiler is told of the paths of all parts, so they are made beside the package. */
function declare(to: string): void {
  const place = mkdtempSync(`${to}.declarations-`);
  try {
    execFileSync(process.execPath, [tsc, '-p', 'tsconfig.package.json', '--outDir', place], {
      cwd: buildsOn.shared,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    cpSync(path.join(place, 'shared', 'src'), to, { recursive: true });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const BUILT = './dist/';

/** An export of the sources as one of the package: its module with its declarations. What only the shell may open is left out. */
function builtExport(target: unknown): unknown {
  if (typeof target !== 'string') return undefined;
  if (!target.startsWith('./src/')) return target;
  const file = target.replace('./src/', BUILT);
  if (!/\.tsx?$/.test(file)) return file;
  const stem = file.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** Who has a copy of its own of these would have two of them in one page, or none that tests share with the package. */
const OF_WHO_USES_IT = ['react', 'react-dom'];
const OF_TESTS = ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'];
const TYPES_OF_REACT = ['@types/react', '@types/react-dom'];

const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

function manifest(sources: PackageManifest, folder: string): object {
  const { name, version, type, sideEffects, exports = {}, dependencies, devDependencies = {} } = sources;
  const typed = packagesIn(folder, ['**/*.d.ts']).map(typesOf);
  const types = Object.fromEntries(
    Object.entries(devDependencies).filter(([each]) => typed.includes(each) && !TYPES_OF_REACT.includes(each)),
  );
  const own = resolved({ ...dependencies, ...types });
  const peers = resolved(
    Object.fromEntries(
      [...OF_WHO_USES_IT, ...OF_TESTS, ...TYPES_OF_REACT].flatMap((each) => {
        const wanted = { ...devDependencies, ...dependencies }[each];
        return wanted === undefined ? [] : [[each, wanted]];
      }),
    ),
  );
  return {
    name,
    version,
    description: 'What the remotes of a site have in common: session, calls, texts, router, kit, and their types.',
    type,
    sideEffects,
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).flatMap(([entry, target]) => {
          const built = builtExport(target);
          return built === undefined ? [] : [[entry, built]];
        }),
      ),
      './remote.schema.json': './remote.schema.json',
      './discovery.schema.json': './discovery.schema.json',
    },
    files: ['dist', 'remote.schema.json', 'discovery.schema.json', 'CHANGELOG.md'],
    dependencies: without(own, (each) => OF_WHO_USES_IT.includes(each)),
    peerDependencies: Object.fromEntries(Object.entries(peers).map(([each, wanted]) => [each, `^${wanted}`])),
    peerDependenciesMeta: Object.fromEntries(
      [...OF_TESTS, ...TYPES_OF_REACT].map((each) => [each, { optional: true }]),
    ),
  };
}

/**
 * Builds `@foyer/shared` into a folder: modules, declarations, styles, texts and schemas.
 * @returns its `package.json`
 */
export async function buildSharedPackage(folder: string): Promise<object> {
  const [from, dist] = [buildsOn.modulesOfShared, path.join(folder, 'dist')];
  mkdirSync(dist, { recursive: true });
  declare(dist);
  await compileModules(from, dist);
  for (const file of globSync(['**/*.{css,json,d.ts}'], { cwd: from }))
    cpSync(path.join(from, file), path.join(dist, file));
  for (const file of ['remote.schema.json', 'discovery.schema.json', 'CHANGELOG.md'])
    cpSync(path.join(root, 'shared', file), path.join(folder, file));
  return manifest(readManifestOf(buildsOn.shared), folder);
}
