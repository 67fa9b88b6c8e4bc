import { type CallRow, calls } from '@foyer/shared/contract';
import { schemas, sentences } from '@foyer/shared/contract/schemas';

/** The parts of a JSON schema that the table shows. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

const namesOf = ({ properties = {}, required = [] }: Shape): string =>
  Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(', ');

/** A schema as text, one level deep: `{ a, b? }`, `[{ a }]`, `text`. */
function shapeOf(shape: Shape): string {
  if (shape.anyOf) return [...new Set(shape.anyOf.map(shapeOf))].join(' or ');
  if (shape.allOf) return '{ name: … }';
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.type === 'array') return `[${shape.items ? shapeOf(shape.items) : ''}]`;
  if (shape.type !== 'object') return { string: 'text', integer: 'number' }[shape.type ?? ''] ?? shape.type ?? 'any';
  return shape.properties ? `{ ${namesOf(shape)} }` : '{ name: … }';
}

const whose: Record<CallRow['auth'], string> = { none: 'anybody', optional: 'anybody, member', member: 'member' };

/** What a row of the contract says: name, method with path, who may ask, what it takes, what it gives, what it owes. */
export function cellsOf([name, row]: [string, CallRow]): string[] {
  // JSON drops the schemas' own types.
  const { query, body, value }: { query?: Shape; body?: Shape; value: Shape } = JSON.parse(
    JSON.stringify(schemas[name as keyof typeof schemas]),
  );
  const takes = [
    ...(query ? [`?${namesOf(query)}`] : []),
    ...(body ? [`${row.sealed ? 'sealed ' : row.form ? 'form ' : ''}${shapeOf(body)}`] : []),
  ].join(' ');
  const sentence = sentences[name as keyof typeof sentences];
  return [`\`${name}\``, `\`${row.method} ${row.path}\``, whose[row.auth], takes, shapeOf(value), sentence];
}

function rowOf(row: [string, CallRow]): string {
  return `| ${cellsOf(row)
    .map((cell) => cell.replaceAll('|', '\\|'))
    .join(' | ')} |`;
}

/** All calls of the contract as a table, for authors of another platform. */
export const callsTable = (): string =>
  [
    '| call | address | for | takes | gives | what it owes |',
    '|---|---|---|---|---|---|',
    ...Object.entries(calls).map(rowOf),
  ].join('\n');

const BEGIN = '<!-- calls: written by `pnpm guides` -->';
const END = '<!-- end of calls -->';

/** Replaces the table between the page's two marks. Throws when a mark is missing. */
export function withTable(page: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The page has no place for the table: ${BEGIN} … ${END}`);
  return `${page.slice(0, from)}${BEGIN}\n${callsTable()}\n${page.slice(to)}`;
}
