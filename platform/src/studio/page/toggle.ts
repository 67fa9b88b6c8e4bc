import { find } from './dom';
import type { Sound } from './sound';

/** A button that stays pressed. */
export function toggle(id: string, label: string, pressed: boolean, action: () => boolean): void {
  const button = find(id, HTMLButtonElement);
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-pressed', String(pressed));
  button.addEventListener('click', () => button.setAttribute('aria-pressed', String(action())));
}

/** The button of the sound. */
export const soundToggle = (label: string, sound: Pick<Sound<never>, 'on' | 'toggle'>): void =>
  toggle('sound', label, sound.on, () => {
    sound.toggle();
    return sound.on;
  });
