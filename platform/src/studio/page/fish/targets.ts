import { FISHES, type Fish } from '../../../base/fish/fish';
import { find } from '../dom';
import { element } from '../sheet';
import type { Text } from '../texts';
import { portrait } from './sprites';

interface Targets {
  readonly locked: Fish | undefined;
}

/** The kinds of fish as buttons: a press locks the cannon on one, the next one lets it go. */
export function createTargets(text: Text, kinds: readonly Fish[], tell: (locked: Fish | undefined) => void): Targets {
  let locked: Fish | undefined;
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  const buttons = kinds.map((fish) => {
    const times = `×${FISHES[fish].times}`;
    const picture = portrait(fish, scale, 1);
    picture.setAttribute('aria-hidden', 'true');
    const label = text('target', { fish: text(fish), times });
    const button = element(
      'button',
      { type: 'button', class: 'target', 'data-fish': fish, 'aria-label': label },
      picture,
      element('b', { dir: 'ltr' }, times),
    );
    button.addEventListener('click', () => {
      locked = locked === fish ? undefined : fish;
      show();
      tell(locked);
    });
    return { fish, button };
  });
  const show = () => {
    for (const { fish, button } of buttons) button.setAttribute('aria-pressed', String(fish === locked));
  };
  find('targets').setAttribute('role', 'group');
  find('targets').setAttribute('aria-label', text('targets'));
  find('targets').replaceChildren(...buttons.map(({ button }) => button));
  show();
  return {
    get locked() {
      return locked;
    },
  };
}
