import { parseSync } from '@swc/core';

/** Keys that are filled in: what stands before and after the filling. */
export interface Family {
  readonly head: string;
  readonly tail: string;
}

/** What a source file says about texts. */
export interface Uses {
  /** Keys asked for by name, with the part whose dictionary has them; `undefined` where a translator came from elsewhere. */
  readonly keys: readonly { readonly part: string | undefined; readonly key: string }[];
  /** Families of keys: everything before and after what is filled in, as in `t(`mine.entry.${name}`)`. */
  readonly families: readonly (Family & { readonly part: string | undefined })[];
  /** Every text literal of the file: a key that stands in a table is used by it. */
  readonly literals: ReadonlySet<string>;
  /** Those of them that may be entries of a table: no arguments, attributes or operands of a comparison. */
  readonly tabled: ReadonlySet<string>;
  /** What stands before and after the fillings of every template literal: a key may be made anywhere. */
  readonly templates: readonly Family[];
  /** Keys that a comment declares: `texts: rule.captchaHelp`, for texts that no code names. */
  readonly declared: readonly string[];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const isText = (value: unknown): value is Node & { value: string } =>
  isNode(value) && value.type === 'StringLiteral' && typeof value['value'] === 'string';

/** The nodes and lists of nodes below a node, whatever the syntax is. */
const below = (node: object): object[] =>
  Object.values(node).filter((value): value is object => typeof value === 'object' && value !== null);

/** Argument number `at` of a call. */
function argument(call: Node, at: number): unknown {
  const list: unknown = call['arguments'];
  const entry: unknown = Array.isArray(list) ? list[at] : undefined;
  return typeof entry === 'object' && entry !== null && 'expression' in entry ? entry.expression : undefined;
}

function calleeOf(node: Node): string | undefined {
  const { callee } = node;
  return node.type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier'
    ? String(callee['value'])
    : undefined;
}

const opensScope = (type: string): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'BlockStatement'].includes(type);

function familyOf(template: Node): Family {
  const quasis: unknown = template['quasis'];
  const pieces = Array.isArray(quasis) ? quasis.map((quasi: { cooked?: string | null }) => quasi.cooked ?? '') : [];
  return { head: pieces[0] ?? '', tail: pieces.length > 1 ? (pieces.at(-1) ?? '') : '' };
}

/** Whether text right below a node is no entry of a table: arguments, attributes, comparisons, imports, types. */
const isAside = ({ type, operator }: Node): boolean =>
  ['CallExpression', 'NewExpression', 'ImportDeclaration', 'TsLiteralType', 'JSXAttribute'].includes(type) ||
  (type === 'BinaryExpression' && ['===', '!=='].includes(String(operator)));

const declares = /\btexts: ([\w.]+(?:, [\w.]+)*)/g;

/**
 * Reads which texts a source file asks for. A translator is what `useT(part)` gave (a name of its function or of one around
 * it), a `t` that came from elsewhere, and `text(part, key)`.
 *
 * @param tsx whether the source may hold markup
 * @throws when the source is no TypeScript
 */
export function usesOf(source: string, tsx = true): Uses {
  const keys: { part: string | undefined; key: string }[] = [];
  const families: (Family & { part: string | undefined })[] = [];
  const templates: Family[] = [];
  const literals = new Set<string>();
  const tabled = new Set<string>();
  const declared = [...source.matchAll(declares)].flatMap(([, list = '']) => list.split(', '));
  const importsText = /import \{[^}]*\btext\b[^}]*\} from '@foyer\/shared\/i18n'/.test(source);

  /** Every value an expression of keys may take that can be read from the source. */
  function ask(part: string | undefined, expression: unknown): void {
    if (!isNode(expression)) return;
    if (isText(expression)) keys.push({ part, key: expression.value });
    else if (expression.type === 'TemplateLiteral') families.push({ part, ...familyOf(expression) });
    else if (expression.type === 'ConditionalExpression') {
      ask(part, expression['consequent']);
      ask(part, expression['alternate']);
    } else if (expression.type === 'BinaryExpression') {
      ask(part, expression['left']);
      ask(part, expression['right']);
    } else if (/^(?:Ts|Parenthesis)/.test(expression.type)) ask(part, expression['expression']);
  }

  function translatorOf(callee: string | undefined, scopes: readonly Map<string, string>[]): string | undefined {
    return callee === undefined ? undefined : scopes.find((scope) => scope.has(callee))?.get(callee);
  }

  function readCall(call: Node, scopes: readonly Map<string, string>[]): void {
    const callee = calleeOf(call);
    const part = translatorOf(callee, scopes);
    const first = argument(call, 0);
    if (part !== undefined || callee === 't') ask(part, first);
    else if (callee === 'text' && importsText && isText(first)) ask(first.value, argument(call, 1));
  }

  /** Walks the syntax; `aside` is true for what is no value of a table. */
  function visit(value: object, scopes: readonly Map<string, string>[], aside: boolean): void {
    if (!isNode(value)) {
      for (const each of below(value)) visit(each, scopes, aside);
      return;
    }
    if (isText(value)) {
      literals.add(value.value);
      if (!aside) tabled.add(value.value);
    } else if (value.type === 'TemplateLiteral') templates.push(familyOf(value));
    else if (value.type === 'CallExpression') readCall(value, scopes);
    const inner = opensScope(value.type) ? [new Map<string, string>(), ...scopes] : scopes;
    const { id, init } = value;
    if (value.type === 'VariableDeclarator' && isNode(id) && isNode(init) && calleeOf(init) === 'useT') {
      const part = argument(init, 0);
      inner[0]?.set(String(id['value']), isText(part) ? part.value : 'shared');
    }
    for (const each of below(value)) visit(each, inner, isAside(value));
  }

  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }).body, [new Map()], false);
  return { keys, families, literals, tabled, templates, declared };
}
