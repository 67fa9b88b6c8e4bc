import postcss, { type AtRule, type Container } from 'postcss';

/** What stands in the brackets of `:is()`, `:not()` and their like does not decide whether a rule may be of use. */
const IN_BRACKETS = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;

const classesIn = (selector: string): string[] =>
  [...selector.replace(IN_BRACKETS, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replace(/\\/g, ''),
  );

const isKeyframes = ({ name }: AtRule): boolean => /keyframes$/.test(name);

/** Removes conditions and layers that hold nothing any more, the inner ones first. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** The rules of a sheet with these selectors, and the movements that they name. */
function kept(css: string, isOfUse: (selector: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent as AtRule)) return;
    const selectors = rule.selectors.filter(isOfUse);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  const named = new Set<string>();
  root.walkDecls(/animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) named.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
  dropEmpty(root);
  // No text in it ends the element that it will stand in: postcss sees to that.
  return root.toString();
}

/** The rules of a stylesheet that some markup may use, by its classes. */
export function rulesFor(markup: string, css: string): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return kept(css, (selector) => classesIn(selector).every((name) => classes.has(name)));
}

/** Rules of the kit for all pages, besides those for elements. */
const FOR_ALL = ['visually-hidden'];

/** The rules of the shell's stylesheet for elements, and the tokens: what every first view stands on. */
export const commonRules = (css: string): string =>
  kept(css, (selector) => classesIn(selector).every((name) => FOR_ALL.includes(name)));
