import type { MatchRow, Sport } from '../../sport/protocol';
import { find } from '../dom';
import { element } from '../sheet';
import type { Scope } from './scope';

export interface Chosen {
  readonly sport: Sport | undefined;
  readonly league: string | undefined;
}

/** Chips of the sports and leagues that have matches; pressing one that is pressed takes all again. */
export function createFilters(
  { text }: Pick<Scope, 'text'>,
  onChoose: (chosen: Chosen) => void,
): { show(matches: readonly MatchRow[], chosen: Chosen): void } {
  const into = find('filters');
  const [sports, leagues] = [
    element('div', { role: 'group', 'aria-label': text('sports') }),
    element('div', { role: 'group', 'aria-label': text('leagues') }),
  ];
  into.replaceChildren(sports, leagues);
  let shown = '';

  const chip = (label: string, isPressed: boolean, chosen: Chosen) => {
    const attributes = { type: 'button', class: 'chip', 'aria-pressed': String(isPressed) };
    const button = element('button', attributes, element('span', { dir: 'auto' }, label));
    button.addEventListener('click', () => onChoose(chosen));
    return button;
  };

  return {
    show(matches, { sport, league }) {
      const found = [...new Set(matches.map((match) => match.sport))].sort();
      const own = matches.filter((match) => sport === undefined || match.sport === sport);
      const names = [
        ...new Set([...own.map((match) => match.league), ...(league === undefined ? [] : [league])]),
      ].sort();
      // Chips are laid anew only when others are there, so that the one with the focus keeps it.
      const now = JSON.stringify([found, names, sport, league]);
      if (now === shown) return;
      shown = now;
      const had = into.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
      sports.replaceChildren(
        chip(text('all'), sport === undefined && league === undefined, { sport: undefined, league: undefined }),
        ...(found.length > 1
          ? found.map((each) =>
              chip(text(each), each === sport, { sport: each === sport ? undefined : each, league: undefined }),
            )
          : []),
      );
      leagues.replaceChildren(
        ...names.map((each) => chip(each, each === league, { sport, league: each === league ? undefined : each })),
      );
      if (had !== undefined)
        [...into.querySelectorAll('button')].find(({ textContent }) => textContent === had)?.focus();
    },
  };
}
