import type { Spots } from '../../../base/tables/table';
import { find } from '../dom';
import { element } from '../sheet';
import type { Text } from '../texts';

/** Spots that are shown together. */
export interface Mode {
  /** Its text is `kind.<name>`. */
  readonly name: string;
  readonly spots: readonly string[];
  /** What stands on its button instead of its text. */
  readonly icon?: Element;
  /** What its spots pay, where they pay the same. */
  readonly odds?: string;
}

interface Modes {
  lay(buttons: ReadonlyMap<string, HTMLButtonElement>): void;
  /** Marks the kinds that have stakes, and those that were paid. */
  show(staked: Spots, paid: Spots): void;
}

/** Kinds of bets, of which one is shown: a phone has no room for all spots of a large table in a size that fingers need. */
export function createModes(text: Text, modes: readonly Mode[]): Modes {
  const panels = modes.map(({ name }) =>
    element('div', { class: `panel ${name}`, role: 'group', 'aria-label': text(`kind.${name}`) }),
  );
  // A sign on its button does not tell what a kind is called.
  const captions = modes.map(({ name, odds = '' }) =>
    element(
      'p',
      { class: 'caption', 'aria-hidden': 'true' },
      element('span', {}, text(`kind.${name}`)),
      element('b', { dir: 'ltr' }, odds),
    ),
  );
  const tabs = modes.map(({ name, icon }, at) => {
    const tab = element('button', { type: 'button', class: 'mode' }, icon ?? text(`kind.${name}`));
    tab.addEventListener('click', () => open(at));
    return tab;
  });
  const open = (shown: number) => {
    for (const parts of [panels, captions]) for (const [at, part] of parts.entries()) part.hidden = at !== shown;
    for (const [at, tab] of tabs.entries()) tab.setAttribute('aria-pressed', String(at === shown));
  };
  return {
    lay(buttons) {
      for (const [at, { spots }] of modes.entries())
        panels[at]?.replaceChildren(...spots.flatMap((spot) => buttons.get(spot) ?? []));
      find('modes').setAttribute('role', 'group');
      find('modes').setAttribute('aria-label', text('kinds'));
      find('modes').replaceChildren(...tabs);
      const named = modes.flatMap(({ icon }, at) => (icon === undefined ? [] : (captions[at] ?? [])));
      find('spots').replaceChildren(...named, ...panels);
      open(0);
    },
    show(staked, paid) {
      for (const [at, { name, spots }] of modes.entries()) {
        const state = spots.some((spot) => staked[spot] !== undefined)
          ? 'staked'
          : spots.some((spot) => paid[spot] !== undefined)
            ? 'paid'
            : 'empty';
        const kind = text(`kind.${name}`);
        const tab = tabs[at];
        if (tab === undefined) continue;
        tab.dataset['state'] = state;
        tab.setAttribute('aria-label', state === 'empty' ? kind : text(`kind.${state}`, { kind }));
      }
    },
  };
}
