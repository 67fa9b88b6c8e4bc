import { element } from '../sheet';

export interface Choices<Value extends string> {
  show(value: Value | undefined): void;
  /** Another label, such as one with a count. */
  label(value: Value, shown: string, said?: string): void;
}

/** Buttons of which one is pressed. */
export function createChoices<Value extends string>(
  into: HTMLElement,
  name: string,
  options: readonly (readonly [Value, string])[],
  onChoose: (value: Value) => void,
): Choices<Value> {
  into.setAttribute('role', 'group');
  into.setAttribute('aria-label', name);
  const buttons = new Map(
    options.map(([value, label]) => {
      const button = element('button', { type: 'button', class: 'choice' }, element('span', {}, label));
      button.addEventListener('click', () => onChoose(value));
      return [value, button] as const;
    }),
  );
  into.replaceChildren(...buttons.values());
  return {
    show(value) {
      for (const [each, button] of buttons) button.setAttribute('aria-pressed', String(each === value));
    },
    label(value, shown, said = shown) {
      const button = buttons.get(value);
      if (button === undefined) return;
      button.firstElementChild?.replaceChildren(shown);
      button.setAttribute('aria-label', said);
    },
  };
}
