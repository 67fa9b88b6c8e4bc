import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { globSync } from 'tinyglobby';
import { root } from '../paths';

export interface Sheet {
  /** Path from the root of the repository. */
  file: string;
  css: Root;
}

/** All style sheets of the site and the desk, by name. */
export const sheets = (): readonly Sheet[] =>
  globSync(['shared/src/**/*.css', 'shell/src/**/*.css', 'remotes/*/src/**/*.css', 'desk/src/**/*.css'], { cwd: root })
    .toSorted()
    .map((file) => ({ file, css: postcss.parse(readFileSync(path.join(root, file), 'utf8')) }));
