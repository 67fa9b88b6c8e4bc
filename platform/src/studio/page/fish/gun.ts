import type { Fish } from '../../../base/fish/fish';
import { MOST_SHOTS } from '../../../base/fish/shots';
import { find } from '../dom';
import { createHold } from './hold';
import type { Spot } from './schools';

interface Parts {
  /** Fires at a kind of fish, near a place of the window where one was pressed. */
  readonly shoot: (fish: Fish, towards?: Spot) => void;
  /** The fish that is pressed, or that the cannon is locked on. */
  readonly aimedAt: (place: Spot) => Fish | undefined;
  /** What the button fires at. */
  readonly target: () => Fish | undefined;
  /** Is told that nothing is there. */
  readonly miss: (pressed: 'sea' | 'button') => void;
}

/** Fires at what is pressed in the sea, and with the button; both go on for as long as they are held, a volley at most. */
export function createGun({ shoot, aimedAt, target, miss }: Parts): void {
  const sea = find('sea');
  let place: Spot = { x: 0, y: 0 };
  const move = (event: PointerEvent) => {
    const box = sea.getBoundingClientRect();
    place = { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const fireThere = () => {
    const fish = aimedAt(place);
    if (fish === undefined) miss('sea');
    else shoot(fish, place);
  };
  const fire = () => {
    const fish = target();
    if (fish === undefined) miss('button');
    else shoot(fish);
  };
  const inSea = createHold(MOST_SHOTS, fireThere);
  const onButton = createHold(MOST_SHOTS, fire);
  const light = find('light', HTMLButtonElement);

  sea.addEventListener('pointerdown', (event) => {
    if (light.disabled || event.button > 0) return;
    move(event);
    fireThere();
    inSea.begin(1);
  });
  sea.addEventListener('pointermove', move);
  light.addEventListener('pointerdown', () => {
    if (!light.disabled) onButton.begin(0);
  });
  for (const over of ['pointerup', 'pointercancel', 'pointerleave', 'contextmenu']) {
    sea.addEventListener(over, inSea.end);
    light.addEventListener(over, onButton.end);
  }
  light.addEventListener('click', () => {
    onButton.end();
    if (onButton.takeFired() === 0) fire();
  });
  // A key that is held down is one press.
  light.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  document.addEventListener('visibilitychange', () => {
    inSea.end();
    onButton.end();
  });
}
