/** Texts that are broken, huge or dressed up (F-HTML-04, F-HTML-05), by what they are. All of them have the word `press`. */
export const heavy: Readonly<Record<string, string>> = {
  unclosed: '<div><blockquote><b><a href="/m/set">press<table><tr><td><ul><li>never closed <i',
  nested: `${'<div>'.repeat(10_000)}press`,
  large: '<p>press a lantern of paper and light</p>'.repeat(25_000),
  word: `<p>press ${'w'.repeat(10_000)}</p>`,
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

/** What is wrong around the text of a page: what lies outside of its box, scrolls sideways, or stands in place of the site's. Runs in the page. */
export function faultsAround(): string[] {
  const box = document.querySelector('[class*="server-html"], [data-part] [class*="text"]:has(*)');
  if (!(box instanceof HTMLElement)) return ['no text'];
  const faults: string[] = [];
  const { left, right, top, bottom } = box.getBoundingClientRect();
  for (const each of box.querySelectorAll('*')) {
    const part = each.getBoundingClientRect();
    const isOut = part.left < left - 1 || part.right > right + 1 || part.top < top - 1 || part.bottom > bottom + 1;
    // A table that is too wide scrolls inside of itself.
    if (isOut && each.closest('table') === each.closest('table, :scope > *')) continue;
    if (isOut && each.closest('table') === null) faults.push(`${each.tagName} outside of its box`);
    const { position } = getComputedStyle(each);
    if (position !== 'static' && each.tagName !== 'TABLE') faults.push(`${each.tagName} ${position}`);
    for (const name of ['style', 'class', 'id', 'name'])
      if (each.hasAttribute(name)) faults.push(`${each.tagName} has ${name}`);
  }
  return faults;
}
