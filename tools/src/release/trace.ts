import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { mapsOfRelease } from './maps';

/** A place in a released script, as a browser names it in a stack: its address, line and column. */
const PLACE = /(?:https?:\/\/[^/\s()]+)?\/([a-z][a-z0-9-]*)\/([\w.+-]+)\/([\w.-]+\.js)(?:\?[^:\s()]*)?:(\d+):(\d+)/g;

/** Finds the place in the sources; undefined where the map says nothing of it. Lines and columns count from one. */
function originalPlace(map: string, line: number, column: number): string | undefined {
  const found = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]).findEntry(
    line - 1,
    column - 1,
  );
  return 'originalSource' in found
    ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
    : undefined;
}

/** A stack, or anything that quotes one, with each place in a script that has a map replaced by the place in its sources. */
export function mapped(
  stack: string,
  mapOf: (part: string, version: string, file: string) => string | undefined,
): string {
  return stack.replace(PLACE, (place, part: string, version: string, file: string, line: string, column: string) => {
    const map = mapOf(part, version, file);
    return (map !== undefined && originalPlace(map, Number(line), Number(column))) || place;
  });
}

/** The same by the maps of the releases of a host. */
export const traced = (site: string, stack: string): string =>
  mapped(stack, (part, version, file) => {
    const map = path.join(mapsOfRelease(site, part, version), `${file}.map`);
    return existsSync(map) ? readFileSync(map, 'utf8') : undefined;
  });
