import {
  type AnyNode,
  type CallExpression,
  type MemberExpression,
  type NewExpression,
  type Property,
  parse,
} from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { type Finding, findingOf } from './finding';
import { newerAttribute, newerEvent, newerGlobal, newerMember, newerStatic, newerSyntax } from './names';
import type { Feature } from './newer';
import { newerInSelector } from './style';
import { newerProperty } from './style-names';

/** Everything up to this edition of the language is read; what of it a browser of the floor lacks is looked for below. */
const EDITION = 2022;

const WINDOWS = new Set(['window', 'self', 'globalThis']);
const SELECTING = new Set(['querySelector', 'querySelectorAll', 'matches', 'closest']);
const SETTING = new Set(['setAttribute', 'toggleAttribute']);

type Found = readonly (Feature | undefined)[];

function textOf(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('x') : undefined;
}

const nameOf = (node: AnyNode, computed: boolean): string | undefined =>
  !computed && node.type === 'Identifier' ? node.name : textOf(node);

const inPattern = (pattern: string): Feature | undefined =>
  /\(\?<[=!]/.test(pattern) ? newerSyntax('regular_expressions.lookbehind_assertion') : undefined;

function inMember({ object, property, computed }: MemberExpression): Feature | undefined {
  const name = nameOf(property, computed);
  if (name === undefined) return undefined;
  if (object.type !== 'Identifier') return newerMember(name);
  if (WINDOWS.has(object.name)) return newerGlobal(name);
  const own = newerStatic(object.name, name);
  return own === 'unknown' ? newerMember(name) : own;
}

const propertiesOf = (node: AnyNode | undefined): Property[] =>
  node?.type === 'ObjectExpression' ? node.properties.filter((one): one is Property => one.type === 'Property') : [];

/** Attributes and styles that React makes an element with: `jsx("div", { inert: true })`. */
const inElement = (element: string, props: AnyNode | undefined): Found =>
  propertiesOf(props).flatMap(({ key, computed, value }) => {
    const name = nameOf(key, computed) ?? '';
    const styles = name === 'style' ? propertiesOf(value) : [];
    return [newerAttribute(element, name), ...styles.map((one) => newerProperty(nameOf(one.key, one.computed) ?? ''))];
  });

/** What a call says in words: a pattern, a selector, an event, an attribute, an element. */
function inCall({ callee, arguments: [first, second] }: CallExpression | NewExpression): Found {
  const text = textOf(first);
  if (text === undefined) return [];
  if (callee.type === 'Identifier' && callee.name === 'RegExp') return [inPattern(text)];
  const method = callee.type === 'MemberExpression' ? (nameOf(callee.property, callee.computed) ?? '') : '';
  if (SELECTING.has(method)) return newerInSelector(text);
  if (SETTING.has(method)) return [newerAttribute('', text)];
  return [method === 'addEventListener' ? newerEvent(text) : undefined, ...inElement(text, second)];
}

/** Whether a name stands for a value that is made elsewhere: not a key, and not a variable or a function that is named here. */
function isUse(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent?.type === 'Property') return parent.value === node;
  if (parent?.type === 'VariableDeclarator') return parent.init === node;
  if (parent?.type === 'ClassDeclaration' || parent?.type === 'ClassExpression') return parent.superClass === node;
  return !/Function|Method|PropertyDefinition|Label|Break|Continue|Specifier/.test(parent?.type ?? '');
}

function newerIn(node: AnyNode, parent: AnyNode | undefined): Found {
  if (node.type === 'StaticBlock') return [newerSyntax('classes.static.initialization_blocks')];
  if (node.type === 'Literal' && node.regex) return [inPattern(node.regex.pattern)];
  if (node.type === 'Identifier') return isUse(node, parent) ? [newerGlobal(node.name)] : [];
  if (node.type === 'MemberExpression') return [inMember(node)];
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? inCall(node) : [];
}

/**
 * Finds in a script what is newer than the floor: syntax, globals, members, and what it asks the document for in words.
 *
 * @throws SyntaxError where it cannot be read in the language of the floor
 */
export function scriptFindings(text: string): Finding[] {
  const found: Finding[] = [];
  const program = parse(text, { ecmaVersion: EDITION, sourceType: 'module' });
  fullAncestor(program, (node, _state, ancestors) => {
    for (const feature of newerIn(node as AnyNode, ancestors.at(-2) as AnyNode | undefined)) {
      if (feature) found.push(findingOf(feature, text, node.start));
    }
  });
  return found;
}
