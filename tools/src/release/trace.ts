import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { mapsOfRelease } from './maps';
import { isFolderName } from './pinned';
import { WrongUse } from './wrong-use';

/** A place in a released script, as browsers write it in a stack. */
const PLACE = /(?:https?:\/\/[^/\s()]+)?\/([a-z][a-z0-9-]*)\/([\w.+-]+)\/([\w.-]+\.js)(?:\?[^:\s()]*)?:(\d+):(\d+)/g;

/** The place in the sources; undefined when the map has none. Lines and columns count from 1. */
function originalPlace(map: string, line: number, column: number): string | undefined {
  const found = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]).findEntry(
    line - 1,
    column - 1,
  );
  return 'originalSource' in found
    ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
    : undefined;
}

/** Replaces the places in a stack by those in the sources, where a script has a map. */
export function mapped(
  stack: string,
  mapOf: (part: string, version: string, file: string) => string | undefined,
): string {
  return stack.replace(PLACE, (place, part: string, version: string, file: string, line: string, column: string) => {
    // A stack is whatever a browser sent: one place that is none does not hide the others.
    const map = isFolderName(part) && isFolderName(version) ? mapOf(part, version, file) : undefined;
    return (map !== undefined && originalPlace(map, Number(line), Number(column))) || place;
  });
}

const mapIn = (folder: string, file: string): string | undefined => {
  const map = path.join(folder, `${file}.map`);
  return existsSync(map) ? readFileSync(map, 'utf8') : undefined;
};

/** Replaces them with the maps of a host's releases. Throws `WrongUse` where there is no stack. */
export function traced(site: string, stack: string): string {
  if (stack === '') throw new WrongUse('There was no stack in the standard input: release trace < stack.txt');
  return mapped(stack, (part, version, file) => mapIn(mapsOfRelease(site, part, version), file));
}

/** Replaces them with the maps that lie beside the scripts, as builds for development have them. */
export const tracedBeside = (folder: string, stack: string): string =>
  mapped(stack, (part, version, file) => mapIn(path.join(folder, part, version), file));
