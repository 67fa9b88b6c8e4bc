import { expect, type Page } from '@playwright/test';

/** Faults of the page's layout, one line each. Runs in the page. */
export function brokenLayout(): string[] {
  const TOLERANCE = 2;
  const troubles: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const visible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('[inert]') === null;

  // Each element's style and place is asked for many times, and nothing changes in between.
  const onlyOnce = <T>(ask: (element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element: Element): T => {
      const answer = known.get(element) ?? ask(element);
      known.set(element, answer);
      return answer;
    };
  };
  const styleOf = onlyOnce((element) => getComputedStyle(element));
  const placeOf = onlyOnce((element) => element.getBoundingClientRect());

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + TOLERANCE) troubles.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);

  // An absolutely positioned element belongs to the nearest positioned box. If its scroll container is not positioned, it does
  // not scroll along and makes the page as wide or high as the whole row.
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
  for (const element of document.body.querySelectorAll('*')) {
    if (styleOf(element).position !== 'absolute') continue;
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (style.position !== 'static' || style.transform !== 'none' || style.containerType !== 'normal') break;
      if (scrolls(style)) troubles.push(`${name(element)} escapes from the box that scrolls around it`);
    }
  }

  // Text cut by its box, unless the box scrolls or shortens it on purpose.
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const shortens = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder === null || (node.textContent ?? '').trim() === '' || !visible(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2 || text.height < 2) continue;
    for (let box: Element | null = holder; box !== null && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      if (shortens(style)) break;
      const rect = placeOf(box);
      // Visually hidden text, or a slide outside of its frame.
      const apart =
        rect.width < 3 ||
        text.right <= rect.left + TOLERANCE ||
        text.left >= rect.right - TOLERANCE ||
        text.bottom <= rect.top + TOLERANCE ||
        text.top >= rect.bottom - TOLERANCE;
      if (apart) break;
      if (cuts(style.overflowX) && (text.left < rect.left - TOLERANCE || text.right > rect.right + TOLERANCE)) {
        troubles.push(`cut at the side: ${name(holder)}`);
        break;
      }
      // Lines are higher than letters, so a cut of up to a quarter of a line does not show.
      const line = Number.parseFloat(styleOf(holder).fontSize) / 4 + TOLERANCE;
      if (cuts(style.overflowY) && (text.top < rect.top - line || text.bottom > rect.bottom + line)) {
        troubles.push(`cut above or below: ${name(holder)}`);
        break;
      }
      if (style.overflowX !== 'visible' || style.position === 'fixed') break;
    }
  }

  // Controls that overlap. Header, footer and dialogs float above the page on purpose.
  const floats = (element: Element) => {
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(styleOf(box).position) || box.tagName === 'DIALOG') return true;
    }
    return false;
  };
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
    (element) => visible(element) && !floats(element) && styleOf(element).opacity !== '0',
  );
  controls.forEach((one, index) => {
    const a = placeOf(one);
    for (const other of controls.slice(index + 1)) {
      const b = placeOf(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const inside = (x: DOMRect, y: DOMRect) =>
        x.left >= y.left - 1 && x.right <= y.right + 1 && x.top >= y.top - 1 && x.bottom <= y.bottom + 1;
      // A small control inside of a larger one, such as a heart on a card, is intended.
      if (wide <= 4 || high <= 4 || inside(a, b) || inside(b, a) || one.contains(other) || other.contains(one))
        continue;
      troubles.push(`${name(one)} lies on ${name(other)}`);
    }
  });
  return [...new Set(troubles)];
}

/** Faults of the page's bar: more than one line, or a title that touches its neighbours. Runs in the page. */
export function brokenBar(): string[] {
  const bar = document.querySelector('header');
  const title = bar?.querySelector('h1');
  if (!bar || !title) return ['there is no bar with a title'];
  // 50 px and a line at a window width of 375 px; sizes are parts of that width (A013).
  const highest = Math.ceil((Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 50) * 51);
  const words = document.createRange();
  words.selectNodeContents(title);
  const { left, right, width } = words.getBoundingClientRect();
  const beside = [...bar.querySelectorAll('a, button, bdi')].filter((part) => part.checkVisibility());
  const touched = beside.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && box.left < right + 6 && box.right > left + 2;
  });
  return [
    ...(width < 2 ? ['the title is not seen'] : []),
    ...(bar.offsetHeight > highest ? [`the bar is ${bar.offsetHeight} px high`] : []),
    ...(title.scrollWidth > title.clientWidth + 1 ? [`"${title.textContent}" is cut`] : []),
    ...touched.map((part) => `"${title.textContent}" touches "${part.getAttribute('aria-label') ?? part.textContent}"`),
  ];
}

/**
 * Scrolls down window by window until nothing more loads. What a page was scrolled through once is not looked at again.
 * @param most height in CSS px that is enough, for lists that are longer than anybody looks at
 */
export async function scrollToEnd(page: Page, most = Number.MAX_SAFE_INTEGER): Promise<void> {
  let seen = 0;
  const growsNoMore = async () => {
    const high = await page.evaluate(
      async ([from, most]) => {
        const root = document.documentElement;
        // A browser that is busy elsewhere may owe a page its next frame for good.
        const frame = () =>
          new Promise((done) => {
            requestAnimationFrame(done);
            setTimeout(done, 250);
          });
        for (let top = from; top < Math.min(root.scrollHeight, most); top += innerHeight) {
          scrollTo({ top, behavior: 'instant' });
          await frame();
          await frame();
        }
        scrollTo({ top: root.scrollHeight, behavior: 'instant' });
        return root.scrollHeight;
      },
      [seen, most] as const,
    );
    if (high >= most) return true;
    seen = Math.max(0, high - 812);
    await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
    return (await page.evaluate(() => document.documentElement.scrollHeight)) === high;
  };
  // A long list is asked for its next page once a second, so that there is nothing to look for more often.
  await expect
    .poll(growsNoMore, { message: 'the page has no end', intervals: [0, 100, 250], timeout: 90_000 })
    .toBe(true);
}

/** Scrolls to the end at once, and again while that makes the page longer. */
export async function jumpToEnd(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(async () => {
      const root = document.documentElement;
      scrollTo({ top: root.scrollHeight, behavior: 'instant' });
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return (
        scrollY + innerHeight >= root.scrollHeight - 1 && document.querySelector('#main [aria-busy="true"]') === null
      );
    });
  await expect.poll(isThere, { message: 'the page has no end', intervals: [0, 50, 100] }).toBe(true);
}
