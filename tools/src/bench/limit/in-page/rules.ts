/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import postcss, { type AtRule, type Container, type Declaration, type Root } from 'postcss';

const PSEUDO_ELEMENT = /::[\w-]+(\([^)]*\))?|:(?:before|after)\b/g;

/** Whether a selector chooses anything in the document as it is now. A pseudo-element counts as its element. */
function chooses(selector: string): boolean {
  const elements = selector.replace(PSEUDO_ELEMENT, '').replace(/(^|[,(])\s*(?=[,)]|$)/g, '$1*');
  try {
    return document.querySelector(elements) !== null;
  } catch {
    return true;
  }
}

const families = (): Set<string> =>
  new Set(
    [...document.querySelectorAll('*')].flatMap((element) =>
      getComputedStyle(element)
        .fontFamily.split(',')
        .map((name) => name.trim().replace(/["']/g, '')),
    ),
  );

const absolute = (text: string, base: string): string =>
  text.replace(/url\((["']?)([^"')]+)\1\)/g, (whole, _, address: string) =>
    /^(data:|#)/.test(address) ? whole : `url("${new URL(address, base).href}")`,
  );

/**
 * A stylesheet as it was written, with full addresses. What the browser gives of its rules lacks shorthands with a variable of which
 * another declaration changes a part.
 */
async function sourceOf(sheet: CSSStyleSheet): Promise<Root> {
  const { href, ownerNode } = sheet;
  const text = href === null ? (ownerNode?.textContent ?? '') : await (await fetch(href)).text();
  const root = postcss.parse(text);
  root.walkDecls((declaration) => {
    declaration.value = absolute(declaration.value, href ?? document.baseURI);
  });
  return root;
}

const isKeyframes = ({ name }: AtRule): boolean => /keyframes$/.test(name);

function isOfUse(rule: AtRule, fonts: ReadonlySet<string>): boolean {
  if (rule.name === 'media') return matchMedia(rule.params).matches;
  if (rule.name !== 'font-face') return !isKeyframes(rule);
  let family = '';
  rule.walkDecls('font-family', ({ value }) => {
    family = value.replace(/["']/g, '');
  });
  return fonts.has(family);
}

const isVariable = ({ prop }: Declaration): boolean => prop.startsWith('--');

const variablesIn = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Variables that something is painted with, directly or by another variable. */
function usedVariables(roots: readonly Root[]): Set<string> {
  const inline = [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style') ?? '');
  const found = new Set(inline.flatMap(variablesIn));
  const owned = new Map<string, string[]>();
  for (const root of roots)
    root.walkDecls((declaration) => {
      const names = variablesIn(declaration.value);
      if (isVariable(declaration)) owned.set(declaration.prop, [...(owned.get(declaration.prop) ?? []), ...names]);
      else for (const name of names) found.add(name);
    });
  // Iterating a set includes elements that are added meanwhile.
  for (const name of found) for (const each of owned.get(name) ?? []) found.add(each);
  return found;
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && !(node.type === 'atrule' && node.nodes)) return;
    dropEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
}

/** The rules that the document as it is now is painted by, without movements and without variables that nothing uses. */
export async function rulesInUse(): Promise<string> {
  const fonts = families();
  const roots = await Promise.all([...document.styleSheets].filter(({ disabled }) => !disabled).map(sourceOf));
  for (const root of roots) {
    root.walkComments((comment) => {
      comment.remove();
    });
    root.walkAtRules((rule) => {
      if (!isOfUse(rule, fonts)) rule.remove();
    });
    root.walkRules((rule) => {
      const selectors = rule.selectors.filter(chooses);
      if (selectors.length === 0) rule.remove();
      else rule.selectors = selectors;
    });
  }
  const variables = usedVariables(roots);
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (isVariable(declaration) && !variables.has(declaration.prop)) declaration.remove();
    });
    dropEmpty(root);
  }
  return roots.join('');
}
