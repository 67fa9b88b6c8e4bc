import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { root } from './paths';

/** The error of a text with its line, in one sentence. */
function said(error: unknown, text: string): string {
  if (!(error instanceof YAMLParseError)) return `: ${error instanceof Error ? error.message : error}`;
  const line = error.linePos?.[0].line ?? 1;
  if (error.code !== 'DUPLICATE_KEY') return `:${line}: ${error.message}`;
  const [key = 'a key'] = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(error.pos[0])) ?? [];
  return `:${line}: ${key} stands twice. Only one of them would count: put both into one.`;
}

/**
 * Parses JSON with a YAML 1.2 reader, which rejects a repeated key, where `JSON.parse` silently drops the first.
 * @throws with file, line and error
 */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${path.relative(root, file)}${said(error, text)}`);
  }
}
