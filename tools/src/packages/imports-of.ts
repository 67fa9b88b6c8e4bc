import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { globSync } from 'tinyglobby';

/** In declarations, which no parser of scripts reads: an import, a re-export, or the type of one. */
const IN_DECLARATIONS = /(?:\bfrom\s+|\bimport\s*\(?\s*)(["'])([^"'\n]+)\1/g;

/** The package that a module name belongs to: `@a/b/c` to `@a/b`. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

function importsOfScript(text: string, sourceType: 'module' | 'commonjs'): string[] {
  const found: string[] = [];
  const note = (source: unknown) => {
    const { value } = (source ?? {}) as { value?: unknown };
    if (typeof value === 'string') found.push(value);
  };
  simple(parse(text, { ecmaVersion: 'latest', sourceType: sourceType === 'module' ? 'module' : 'script' }), {
    ImportDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    CallExpression({ callee, arguments: [first] }) {
      if (sourceType === 'commonjs' && callee.type === 'Identifier' && callee.name === 'require') note(first);
    },
  });
  return found;
}

/** What a file of a package asks for: imports and re-exports of modules and of types, and `require` in what is CommonJS. */
export function importsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.d.ts')) return [...text.matchAll(IN_DECLARATIONS)].map(([, , request]) => request as string);
  return importsOfScript(text, file.endsWith('.cjs') ? 'commonjs' : 'module');
}

/** The packages that files of a folder ask for, without the modules of Node; sorted. */
export function packagesIn(folder: string, patterns: readonly string[]): string[] {
  const requests = globSync([...patterns], { cwd: folder }).flatMap((file) => importsIn(path.join(folder, file)));
  const named = requests.filter((request) => !request.startsWith('.') && !request.startsWith('node:'));
  return [...new Set(named.map(packageOf))].sort();
}
