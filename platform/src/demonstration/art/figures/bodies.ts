import { darker, lighter } from '../pieces/colour';
import { type Kit, use } from '../pieces/kit';
import { ellipse, line, path } from '../pieces/shapes';

/** Fur, scales or feathers of one colour, lit from the upper left. */
export const hide = (kit: Kit, coat: string): string =>
  kit.radial(
    `0 ${lighter(coat, 0.55)}, 40 ${coat}, 78 ${darker(coat, 0.32)}, 100 ${darker(coat, 0.64)}`,
    0.38,
    0.24,
    0.85,
  );

const LEG = 'M-31 8C-33 20-36 34-37 45C-30 49-22 49-20 45C-19 34-16 24-12 16Z';

/** A beast on four legs that goes to the left; its head, a drawing of its own, looks out of the picture. */
export function prowling(kit: Kit, coat: string, head: string, marks = '', tuft = coat): string {
  const fur = hide(kit, coat);
  const shade = kit.lit(darker(coat, 0.42));
  const leg = kit.keep(path(LEG, fur));
  const far = kit.keep(path(LEG, shade));
  return (
    line('M38 0C54-2 52-24 42-32', darker(coat, 0.3), 7) +
    line('M47-24C48-27 45-30 42-32', tuft, 8) +
    use(far, 17, 0, 0.96) +
    use(far, 62, -1, 0.96) +
    path('M-28-8C-12-22 22-20 38-8C50 2 46 22 34 23C14 28-12 28-26 20C-38 12-38 0-28-8Z', fur) +
    marks +
    use(leg, 0, 0, 1) +
    use(leg, 53, 0, 1) +
    ellipse(4, 24, 30, 4, '#0c0714', 0, 'opacity=".25"') +
    use(kit.keep(head), -22, -14, 0.6)
  );
}

/** A beast that sits upright, with its head, a drawing of its own, above. */
export function sitting(kit: Kit, coat: string, chest: string, paws: string, head: string, more = ''): string {
  return (
    path('M0-4C26-4 36 20 36 38C36 48 20 50 0 50S-36 48-36 38C-36 20-26-4 0-4Z', hide(kit, coat)) +
    ellipse(0, 26, 19, 22, hide(kit, chest)) +
    more +
    ellipse(-21, 43, 13, 8, hide(kit, paws)) +
    ellipse(21, 43, 13, 8, hide(kit, paws)) +
    use(kit.keep(head), 0, -18, 0.66)
  );
}
