/** Texts that are broken, too wide or dressed up (F-HTML-04, F-HTML-05), by what they are. All of them have the word `press`. */
export const heavy: Readonly<Record<string, string>> = {
  unclosed: '<div><blockquote><b><a href="/m/set">press<table><tr><td><ul><li>never closed <i',
  word: `<p>press ${'w'.repeat(10_000)}</p>`,
  nested: `${'<div>'.repeat(10_000)}press`,
  lines: Array.from({ length: 25_000 }, (_, line) => `<p>press ${line} and go on reading here</p>`).join(''),
  paragraph: `<p>${'press, and go on reading without an end, '.repeat(25_000)}</p>`,
  wide: `<table><tr>${'<td>press</td>'.repeat(200)}</tr></table>`,
  dressed: [
    '<p style="position:fixed;inset:0;z-index:9" class="header" id="root" name="location">press</p>',
    '<form id="location"><input name="fetch"><button style="position:absolute">press</button></form>',
    '<a id="__foyer" name="siteConfig" href="/m/set">own</a><img name="body" id="navigator" alt="art">',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<table style="margin:-400px" width="9000"><tr><td width="9000">far</td></tr></table><p id="root">root</p>',
    '<p>\u202e\u2067\u2066\u202b turned around and never ended</p>',
  ].join(''),
};

/** What of a text lies outside of its box, or stands over the site in any other way. Runs in the page. */
export function faultsOf(box: Element): string[] {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll('*')].flatMap((each) => {
    const part = each.getBoundingClientRect();
    const out = part.left < left - 1 || part.right > right + 1 || part.top < top - 1 || part.bottom > bottom + 1;
    // A table that is too wide scrolls inside of itself.
    const isIn = each.parentElement?.closest('table') !== null;
    const named = ['style', 'class', 'id', 'name'].filter((name) => each.hasAttribute(name));
    const isLaid = ['fixed', 'absolute', 'sticky'].includes(getComputedStyle(each).position);
    return [
      ...(out && !isIn ? [`${each.tagName} is outside`] : []),
      ...(isLaid ? [`${each.tagName} is laid over`] : []),
      ...named.map((name) => `${each.tagName} has ${name}`),
    ];
  });
}

/** Whether the letters of an element still stand from left to right, one after the other. Runs in the page. */
export function readsOn(element: Element): boolean {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const length = words?.textContent?.length ?? 0;
  if (!words || length < 2) return false;
  const lefts = Array.from({ length }, (_, at) => {
    const range = document.createRange();
    range.setStart(words, at);
    range.setEnd(words, at + 1);
    return range.getBoundingClientRect().left;
  });
  return lefts.every((left, at) => at === 0 || left >= (lefts[at - 1] ?? 0));
}
