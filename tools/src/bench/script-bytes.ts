import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

export interface Share {
  /** A package, or a folder of the sources. */
  of: string;
  /** Bytes of the minified script. */
  plain: number;
  /** Bytes by which the compressed script would be smaller without it. */
  compressed: number;
}

const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** `react-dom` for a file of that package, `shell/src/layout` for one of the sources, `bundler` for what webpack adds. */
export function ownerOf(source: string | null): string {
  if (source === null || source.startsWith('webpack')) return 'bundler';
  const inPackage = source.split('node_modules/').at(-1) ?? '';
  if (source.includes('node_modules/')) return /^(@[^/]+\/)?[^/]+/.exec(inPackage)?.[0] ?? inPackage;
  return source.split('/').slice(0, 3).join('/');
}

/** The stretches of each line of a script, by whose code they are. */
function stretches(script: string, map: string): { of: string; text: string }[][] {
  const lines = script.split('\n');
  const starts = lines.map((): { column: number; of: string }[] => []);
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    starts[generatedLine - 1]?.push({ column: generatedColumn, of: ownerOf(source) });
  });
  return lines.map((line, at) => {
    const found = [{ column: 0, of: 'bundler' }, ...(starts[at] ?? [])];
    return found.map(({ column, of }, i) => ({ of, text: line.slice(column, found[i + 1]?.column ?? line.length) }));
  });
}

/**
 * What a script is made of, the heaviest first. The compressed sizes do not add up to that of the script, since each gains by what
 * stands before it.
 */
export function sharesOf(script: string, map: string): Share[] {
  const all = stretches(script, map).flat();
  const whole = compressedSize(all.map(({ text }) => text).join(''));
  const owners = [...new Set(all.map(({ of }) => of))];
  const shares = owners.map((of) => {
    const rest = all.filter((each) => each.of !== of).map(({ text }) => text);
    const plain = all.reduce((sum, each) => sum + (each.of === of ? each.text.length : 0), 0);
    return { of, plain, compressed: whole - compressedSize(rest.join('')) };
  });
  return shares.filter(({ plain }) => plain > 0).sort((one, two) => two.plain - one.plain);
}

/**
 * A table of what the scripts of a build are made of.
 * @param names scripts by their names without hashes, such as `main`
 */
export function scriptTable(folder: string, maps: string, names: readonly string[]): string {
  const rows = names.flatMap((name) => {
    const file = readdirSync(folder).find((each) => new RegExp(`^${name}\\.[\\da-f]+\\.js$`).test(each));
    if (!file) throw new Error(`${folder} has no script ${name}`);
    const script = readFileSync(path.join(folder, file), 'utf8');
    const shares = sharesOf(script, readFileSync(path.join(maps, `${file}.map`), 'utf8'));
    const lines = shares.map(({ of, plain, compressed }) => `|  | ${of} | ${plain} | ${compressed} |`);
    return [`| **${name}** | all | ${script.length} | ${compressedSize(script)} |`, ...lines];
  });
  return ['| script | of | bytes | compressed |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
