/** Elements under the footer or its raised button at the end of the page, one line each. Runs in the page. */
export function coveredAtEnd(): string[] {
  const covers = [...document.querySelectorAll('footer, footer *')].map((part) => part.getBoundingClientRect());
  const parts = document.querySelectorAll('#main :is(a[href], button, input, select, p, li, dd, h2, h3)');
  return [...parts]
    .filter((part) => part.closest('footer') === null && part.checkVisibility({ visibilityProperty: true }))
    .filter((part) => {
      let { left, right } = part.getBoundingClientRect();
      const { top, bottom } = part.getBoundingClientRect();
      // A strip clips what it has scrolled out.
      for (let box = part.parentElement; box !== null && box.id !== 'main'; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const strip = box.getBoundingClientRect();
        left = Math.max(left, strip.left);
        right = Math.min(right, strip.right);
      }
      const under = (cover: DOMRect) =>
        Math.min(right, cover.right) - Math.max(left, cover.left) > 4 &&
        Math.min(bottom, cover.bottom) - Math.max(top, cover.top) > 4;
      return right - left > 3 && covers.some(under);
    })
    .map(
      (part) => `${part.tagName.toLowerCase()} "${(part.textContent ?? '').trim().slice(0, 40)}" lies under the footer`,
    );
}

/** Number of completely visible matches in the first row. Runs in the page. */
export function besideEachOther(selector: string): number {
  const boxes = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  const [first] = boxes;
  return boxes.filter(
    ({ top, left, right }) => first && Math.abs(top - first.top) < 2 && left >= -1 && right <= innerWidth + 1,
  ).length;
}

/** Selectors of a side navigation and of the page beside it, and the number of its entries. */
interface Side {
  readonly navigation: string;
  readonly page: string;
  readonly entries: number;
}

export const siteSide: Side = { navigation: 'footer nav', page: 'main', entries: 5 };

/** Faults of a side navigation, one line each. Runs in the page. */
export function brokenSide(side: Side): string[] {
  const nav = document.querySelector(side.navigation)?.getBoundingClientRect();
  const page = document.querySelector(side.page)?.getBoundingClientRect();
  if (!nav || !page) return ['there is no navigation, or no page'];
  const entries = [...document.querySelectorAll(`${side.navigation} :is(a, button)`)];
  const beside = nav.right <= page.left + 1 || nav.left >= page.right - 1;
  const unreachable = entries.filter((entry) => {
    const { left, top, width, height } = entry.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return height < 44 || top < 0 || top + height > innerHeight + 1 || !entry.contains(seen);
  });
  return [
    ...(beside ? [] : ['the navigation is not beside the page']),
    ...(entries.length === side.entries ? [] : [`the navigation has ${entries.length} entries`]),
    ...(nav.width + page.width >= innerWidth - 4 ? [] : [`both are ${nav.width + page.width} wide in ${innerWidth}`]),
    ...unreachable.map((entry) => `"${entry.textContent}" is out of reach`),
  ];
}
