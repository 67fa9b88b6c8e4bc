import { judge } from './judge';

/** What is said of one file, with nothing allowed. */
const judged = (name: string, text: string): string => judge([{ name, text }], []).join('\n');

describe('a script', () => {
  it.each([
    ['URL.canParse', 'api.URL.canParse_static', 'URL.canParse(a, b)'],
    ['a lookbehind', 'lookbehind_assertion', 'x.replace(/(?<=.)\\/+$/, "")'],
    ['a lookbehind in words', 'lookbehind_assertion', 'new RegExp("(?<!a)b")'],
    ['toSorted', 'Array.toSorted', 'list?.toSorted((a, b) => a - b)'],
    ['toReversed', 'Array.toReversed', 'f().toReversed()'],
    ['toSpliced', 'Array.toSpliced', 'list.toSpliced(1)'],
    ['Object.groupBy', 'Object.groupBy', 'Object.groupBy(list, f)'],
    ['Promise.withResolvers', 'Promise.withResolvers', 'Promise.withResolvers()'],
    ['Array.fromAsync', 'Array.fromAsync', 'Array.fromAsync(x)'],
    ['AbortSignal.timeout', 'AbortSignal.timeout', 'fetch(a, { signal: AbortSignal.timeout(1) })'],
    ['AbortSignal.any', 'AbortSignal.any', 'AbortSignal["any"]([a])'],
    ['throwIfAborted', 'throwIfAborted', 'signal.throwIfAborted()'],
    ['a method of sets', 'Set.isSubsetOf', 'one.isSubsetOf(other)'],
    ['a helper of iterators', 'Iterator.toArray', 'map.values().toArray()'],
    ['a global', 'builtins.DisposableStack', 'class A extends DisposableStack {}'],
    ['a global of the window', 'api.CloseWatcher', 'new window.CloseWatcher()'],
    ['inert', 'global_attributes.inert', 'jsx("div", { inert: !open })'],
    ['inert in words', 'global_attributes.inert', 'node.setAttribute("inert", "")'],
    ['popover', 'global_attributes.popover', 'jsx("p", { popover: "manual" })'],
    ['showPopover', 'showPopover', 'place.showPopover()'],
    [':has', 'selectors.has', 'document.querySelector("html:has(dialog)")'],
    ['dialog:modal', 'selectors.modal', 'node.closest(`dialog:modal`)'],
    ['an event', 'scrollend_event', 'node.addEventListener("scrollend", f)'],
    ['a style', 'properties.text-wrap', 'jsx("p", { style: { textWrap: "balance" } })'],
    ['view transitions', 'startViewTransition', 'document.startViewTransition(f)'],
    ['a static block', 'initialization_blocks', 'class A { static { this.b = 1; } }'],
    ['import attributes', 'language of the floor', 'import a from "./a.json" with { type: "json" };'],
    ['the v flag', 'language of the floor', '/[a--b]/v.test(x)'],
  ])('%s', (_, feature, text) => expect(judged('a.js', text)).toContain(feature));

  it.each([
    [
      'what is old enough',
      'list.at(-1); Object.hasOwn(a, b); structuredClone(a); crypto.randomUUID(); class A { #b; c = #b in this }',
    ],
    ['a word', 'say("URL.canParse"); a = { toSorted: 1 }; function DisposableStack() {}'],
    ['any and timeout of something else', 'Promise.any(a); options.timeout(1)'],
  ])('is fine with %s', (_, text) => expect(judged('a.js', text)).toBe(''));
});

describe('a stylesheet', () => {
  it.each([
    ['color-mix', 'color-mix', 'a { color: color-mix(in srgb, var(--a) 5%, red) }'],
    ['color-mix in a token', 'color-mix', ':root { --b: red; --b: color-mix(in srgb, var(--a) 5%, red) }'],
    [':has', 'selectors.has', 'a:has(b) { color: red }'],
    ['dvh', 'viewport_percentage_units_dynamic', 'a { height: 100dvh }'],
    ['dvh beside a token', 'viewport_percentage_units_dynamic', 'a { height: 100vh; height: calc(100dvh - var(--b)) }'],
    ['dialog:modal', 'selectors.modal', 'dialog:modal { color: red }'],
    [':dir', 'selectors.dir', 'a:dir(rtl) { color: red }'],
    ['containers', 'at-rules.container', '@container (width < 3em) { a { color: red } }'],
    ['nesting', 'selectors.nesting', 'a { & b { color: red } }'],
    ['subgrid', 'grid-template-columns.subgrid', 'a { grid-template-columns: subgrid }'],
    ['one transform alone', 'properties.scale', 'a { scale: 0.9 }'],
    ['overflow: clip', 'overflow.clip', 'a { overflow: clip }'],
    ['text-wrap', 'properties.text-wrap', 'a { text-wrap: balance }'],
    ['a range of the window', 'media.range_syntax', '@media (width >= 3px) { a { color: red } }'],
    ['a mask without prefix', 'properties.mask-image', 'a { mask-image: none }'],
  ])('%s', (_, feature, text) => expect(judged('a.css', text)).toContain(feature));

  it.each([
    ['what is old enough', '@layer a { a:is(b):focus-visible { inset-inline: min(1px, 2vw); aspect-ratio: 1 } }'],
    ['something older beside it', 'a { height: 100vh; height: 100dvh; overflow: hidden; overflow: clip }'],
    ['its prefix beside it', 'a { -webkit-mask-image: none; mask-image: none }'],
  ])('is fine with %s', (_, text) => expect(judged('a.css', text)).toBe(''));
});

it('a document is judged by what is written in it', () => {
  const html =
    '<style>a { scale: 2 }</style><script>URL.canParse(a)</script><script type="application/json">{}</script>';
  expect(judged('a.html', html)).toMatch(/canParse[\s\S]*properties\.scale|properties\.scale[\s\S]*canParse/);
});

describe('the list of what is allowed', () => {
  const feature = 'css.types.color.color-mix';
  const style = 'a { color: color-mix(in srgb, red, blue) }';
  const allowed = [{ feature, why: 'a test', supports: 'color-mix(' }];
  const said = (text: string) => judge([{ name: 'a.css', text }], allowed);

  it('lets pass what is asked for as it says', () => {
    expect(said(`@supports (color: color-mix(in srgb, red, red)) { ${style} }`)).toEqual([]);
  });
  it('finds it where nothing or something else is asked for', () => {
    expect(said(style)[0]).toContain(feature);
    expect(said(`@supports (display: grid) { ${style} }`)[0]).toContain(feature);
  });
  it('may name nothing that is not used', () => {
    expect(said('a { color: red }')).toEqual([expect.stringContaining('nothing uses it')]);
  });
});
