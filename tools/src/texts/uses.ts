import { parseSync } from '@swc/core';

/** A composed key: the text before and after the placeholder. */
export interface Family {
  readonly head: string;
  readonly tail: string;
}

export interface Uses {
  /** Keys by name, with the part of the translator; `part` is undefined when the translator is a parameter. */
  readonly keys: readonly { readonly part: string | undefined; readonly key: string }[];
  /** Composed keys, as in `t(`mine.entry.${name}`)`. */
  readonly families: readonly (Family & { readonly part: string | undefined })[];
  /** All text literals of the file, which use any key they equal. */
  readonly literals: ReadonlySet<string>;
  /** Literals that may be entries of a table: no arguments, attributes or comparison operands. */
  readonly tabled: ReadonlySet<string>;
  /** All template literals, any of which may compose a key. */
  readonly templates: readonly Family[];
  /** Keys declared by a comment: `texts: rule.captchaHelp`. */
  readonly declared: readonly string[];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const isText = (value: unknown): value is Node & { value: string } =>
  isNode(value) && value.type === 'StringLiteral' && typeof value['value'] === 'string';

/** Child nodes and lists of a node, whatever the syntax. */
const below = (node: object): object[] =>
  Object.values(node).filter((value): value is object => typeof value === 'object' && value !== null);

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

/** Whether a literal directly below the node is no table entry. */
const isAside = ({ type, operator }: Node): boolean =>
  ['CallExpression', 'NewExpression', 'ImportDeclaration', 'TsLiteralType', 'JSXAttribute'].includes(type) ||
  (type === 'BinaryExpression' && ['===', '!=='].includes(String(operator)));

const declares = /\btexts: ([\w.]+(?:, [\w.]+)*)/g;

/**
 * Finds the texts that a source file uses. A translator is the result of `useT(part)` (in the function or one around it), a
 * parameter `t`, or `text(part, key)`.
 * @param tsx whether the source may contain JSX
 * @throws when the source cannot be parsed
 */
export function usesOf(source: string, tsx = true): Uses {
  const keys: { part: string | undefined; key: string }[] = [];
  const families: (Family & { part: string | undefined })[] = [];
  const templates: Family[] = [];
  const literals = new Set<string>();
  const tabled = new Set<string>();
  const declared = [...source.matchAll(declares)].flatMap(([, list = '']) => list.split(', '));
  const importsText = /import \{[^}]*\btext\b[^}]*\} from '@foyer\/shared\/i18n'/.test(source);

  /** All values of a key expression that can be read from the source. */
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

  /** Walks the syntax tree. `aside` is true outside of tables. */
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
