import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NewCall } from './call';
import { kebab, linesOf, routeOf, routeTestOf, schemaOf } from './call-templates';

/** Adds a line at the end of a table, or at the top of the file when `table` is empty. */
function withLine(text: string, table: string, line: string): string {
  if (table === '') return `${line}\n${text}`;
  const from = text.indexOf(`\n${table}`);
  const end = /\n[}\]]/.exec(text.slice(from));
  if (from < 0 || !end) throw new Error(`"${table}" was not found`);
  const at = from + end.index + 1;
  return `${text.slice(0, at)}  ${line}\n${text.slice(at)}`;
}

/** Throws when the options are wrong or the call exists. */
function check(root: string, { feature, name, path: address, method, sentence }: NewCall): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(feature)) throw new Error(`"${feature}" cannot be a folder of calls`);
  if (!/^[a-z]+([A-Z][a-z]*)*$/.test(name)) throw new Error(`"${name}" cannot be the name of a call`);
  if (!/^\/wps(\/\w+)+$/.test(address)) throw new Error(`"${address}" cannot be the path of a call: /wps/game/${name}`);
  if (sentence.trim().split(/\s+/).length < 4) throw new Error(`"${sentence}" says too little of what it owes`);
  const contract = readFileSync(path.join(root, 'shared/src/contract/calls.ts'), 'utf8');
  const startUp = readFileSync(path.join(root, 'shared/src/contract/start-up.ts'), 'utf8');
  const rows = contract + startUp;
  if (new RegExp(`^ {2}${name}:`, 'm').test(rows)) throw new Error(`the call ${name} is there already`);
  if (new RegExp(`method: '${method}',\\s+path: '${address}'`).test(rows))
    throw new Error(`${method} ${address} is there already`);
}

/**
 * Makes a call: row, schema, sentence and samples in the contract, a route with a test, and a measurement.
 * @param root folder of the workspace
 * @returns written files, relative to the root: first the schema, the route and its test, then what was there already
 * @throws Error when the options are wrong or the call exists; nothing is written then
 */
export function newCall(root: string, call: NewCall): string[] {
  check(root, call);
  const file = kebab(call.name);
  const made: Readonly<Record<string, string>> = {
    [`shared/src/contract/schemas/${file}.ts`]: schemaOf(call),
    [`platform/src/calls/${call.feature}/${file}.ts`]: routeOf(call),
    [`platform/src/calls/${call.feature}/${file}.test.ts`]: routeTestOf(call),
  };
  const changed = new Map<string, string>();
  for (const [name, table, line] of linesOf(call))
    changed.set(name, withLine(changed.get(name) ?? readFileSync(path.join(root, name), 'utf8'), table, line));
  for (const name of Object.keys(made))
    if (existsSync(path.join(root, name))) throw new Error(`${name} is there already`);
  for (const [name, text] of [...Object.entries(made), ...changed]) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return [...Object.keys(made), ...changed.keys()];
}
