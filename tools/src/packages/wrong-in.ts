import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { importsIn, packageOf } from './imports-of';
import type { PackageManifest } from './manifest';

/** All files that a target of `exports` names; a pattern names each that fits. */
function filesOf(folder: string, target: unknown): { readonly kind: string; readonly file: string }[] {
  const named = typeof target === 'string' ? { default: target } : (target as Readonly<Record<string, string>>);
  return Object.entries(named).flatMap(([kind, file]) => {
    if (!file.includes('*')) return [{ kind, file }];
    const found = globSync(file.slice('./'.length), { cwd: folder });
    return (found.length > 0 ? found : [file]).map((each) => ({ kind, file: each }));
  });
}

function wrongExports(folder: string, { exports = {} }: PackageManifest): string[] {
  const isTyped = (target: unknown) => filesOf(folder, target).some(({ kind }) => kind === 'types');
  // One without any declarations is read by bundlers alone.
  const typed = Object.values(exports).some(isTyped);
  return Object.entries(exports).flatMap(([entry, target]) => {
    const files = filesOf(folder, target);
    const missing = files.filter(({ file }) => !existsSync(path.join(folder, file)));
    const isModule = files.some(({ kind, file }) => kind === 'default' && /\.m?js$/.test(file));
    return [
      ...missing.map(({ file }) => `${entry} leads to ${file}, which is not there`),
      ...(typed && isModule && !isTyped(target) ? [`${entry} has no declarations`] : []),
    ];
  });
}

/** Files that a relative import may mean: a module says it whole, declarations as the compiler has written them. */
const meant = (wanted: string, typed: boolean): string[] =>
  typed ? [`${wanted}.d.ts`, `${wanted}/index.d.ts`, wanted.replace(/\.js$/, '.d.ts'), wanted] : [wanted];

function wrongImports(folder: string, manifest: PackageManifest): string[] {
  const { name, exports = {}, dependencies = {}, peerDependencies = {} } = manifest;
  const known = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies), ...builtinModules]);
  const own = (request: string): boolean => {
    const entry = `.${request.slice(name.length)}`;
    return Object.keys(exports).some(
      (each) => each === entry || (each.endsWith('*') && entry.startsWith(each.slice(0, -1))),
    );
  };
  return globSync(['**/*.{js,cjs,d.ts}'], { cwd: folder }).flatMap((file) =>
    importsIn(path.join(folder, file)).flatMap((request) => {
      const says = `${file} asks for ${request}`;
      if (request.startsWith('.')) {
        const wanted = path.resolve(folder, path.dirname(file), request);
        return meant(wanted, file.endsWith('.d.ts')).some((each) => existsSync(each))
          ? []
          : [`${says}, which is not there`];
      }
      if (request.startsWith('node:')) return [];
      if (!known.has(packageOf(request))) return [`${says}, which it does not depend on`];
      return packageOf(request) === name && !own(request) ? [`${says}, which it does not export`] : [];
    }),
  );
}

const SOURCE = /(?<!\.d)\.tsx?$|\.test\./;

/**
 * What would fail where a package is installed: exports without a file or declarations, imports of what it does not bring, versions that a
 * registry cannot read, and sources.
 */
export function wrongIn(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;
  const {
    bin = {},
    dependencies = {},
    peerDependencies = {},
  } = manifest as PackageManifest & {
    bin?: Readonly<Record<string, string>>;
  };
  return [
    ...wrongExports(folder, manifest),
    ...Object.values(bin).flatMap((file) => (existsSync(path.join(folder, file)) ? [] : [`${file} is not there`])),
    ...wrongImports(folder, manifest),
    ...Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([, version]) => /^(catalog|workspace|link|file):/.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}`),
    ...globSync('**/*', { cwd: folder, dot: true })
      .filter((file) => SOURCE.test(file))
      .map((file) => `${file} is a source`),
  ];
}
