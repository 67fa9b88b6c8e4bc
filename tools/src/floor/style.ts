import { type Block, type CssNode, type Declaration, generate, parse, type WalkContext, walk } from 'css-tree';
import { type Finding, findingOf } from './finding';
import type { Feature } from './newer';
import { newerFunction, newerMedia, newerProperty, newerPseudo, newerRule, newerUnit, newerValue } from './style-names';

/** What a selector asks for that is newer than the floor; one that cannot be read asks for nothing. */
export function newerInSelector(selector: string): Feature[] {
  const found: (Feature | undefined)[] = [];
  try {
    walk(parse(selector, { context: 'selectorList' }), (node) => {
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        found.push(newerPseudo(node.name));
    });
  } catch {
    return [];
  }
  return found.filter((feature) => feature !== undefined);
}

function newerInValue({ property, value }: Declaration): Feature[] {
  const found: (Feature | undefined)[] = [];
  walk(value, (node) => {
    if (node.type === 'Function') found.push(newerValue(property, node.name) ?? newerFunction(node.name));
    if (node.type === 'Dimension') found.push(newerUnit(node.unit.toLowerCase()));
    if (node.type === 'Identifier') found.push(newerValue(property, node.name));
  });
  return found.filter((feature) => feature !== undefined);
}

const siblings = (declaration: Declaration, block: Block | null | undefined): Declaration[] =>
  (block?.children.toArray() ?? []).filter(
    (one): one is Declaration => one.type === 'Declaration' && one !== declaration,
  );

/** Another declaration stands when this one is passed over; one with a token in it is not passed over, but makes no value at all. */
const hasOlder = (declaration: Declaration, block: Block | null | undefined): boolean =>
  !declaration.property.startsWith('--') &&
  !generate(declaration.value).includes('var(') &&
  siblings(declaration, block).some(
    (other) => other.property === declaration.property && newerInValue(other).length === 0,
  );

const hasPrefixed = (declaration: Declaration, block: Block | null | undefined): boolean =>
  siblings(declaration, block).some(({ property }) => property.replace(/^-(webkit|moz)-/, '') === declaration.property);

/** What a condition on the window asks for; the types of the library do not know its two nodes yet. */
function inMedia(node: CssNode): (Feature | undefined)[] {
  const { type, name } = node as { type: string; name?: string };
  if (type === 'FeatureRange') return [newerMedia('range_syntax')];
  return [type === 'Feature' && name !== undefined ? newerMedia(name) : undefined];
}

function newerIn(node: CssNode, { atrule, atrulePrelude, block }: WalkContext): (Feature | undefined)[] {
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') return [newerPseudo(node.name)];
  if (node.type === 'NestingSelector') return [newerPseudo('nesting')];
  if (node.type === 'Atrule') return [newerRule(node.name)];
  if (atrulePrelude) return atrule?.name === 'media' ? inMedia(node) : [];
  if (node.type !== 'Declaration') return [];
  return [
    hasPrefixed(node, block) ? undefined : newerProperty(node.property),
    ...(hasOlder(node, block) ? [] : newerInValue(node)),
  ];
}

/**
 * Finds in a stylesheet what is newer than the floor and has no older declaration of the same property beside it.
 *
 * @throws SyntaxError where it cannot be read
 */
export function styleFindings(text: string): Finding[] {
  const found: Finding[] = [];
  const conditions: string[] = [];
  const sheet = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message }) => {
      throw new SyntaxError(message);
    },
  });
  walk(sheet, {
    enter(this: WalkContext, node: CssNode) {
      const at = node.loc?.start.offset ?? 0;
      for (const feature of newerIn(node, this)) {
        if (feature) found.push(findingOf(feature, text, at, conditions.join(' ')));
      }
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) conditions.push(generate(node.prelude));
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) conditions.pop();
    },
  });
  return found;
}
