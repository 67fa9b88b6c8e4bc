import type { MatchAnswer } from '../../sport/protocol';
import { element } from '../sheet';
import type { Text } from '../texts';

/** A game of basketball has a hundred. */
const FEW = 8;

/** What happened in a match, the last first. */
export function createTimeline(text: Text): { node: HTMLElement; show(answer: MatchAnswer): void } {
  const list = element('ol', { class: 'events' });
  const all = element('button', { type: 'button', class: 'plain' });
  const node = element('section', {}, element('h2', {}, text('timeline')), list, all);
  let isWhole = false;
  let last: MatchAnswer | undefined;

  const event = ({ minute, side, score }: MatchAnswer['events'][number], { home, away }: MatchAnswer['match']) => {
    const club = side === 'home' ? home : away;
    const said = text('event.said', { minute, club, score: score.join(' : ') });
    return element(
      'li',
      { class: side },
      element('span', { class: 'spoken' }, said),
      element('span', { class: 'event-minute', 'aria-hidden': 'true' }, `${minute}′`),
      element('span', { class: 'event-club', dir: 'auto', 'aria-hidden': 'true' }, club),
      element('b', { dir: 'ltr', 'aria-hidden': 'true' }, score.join(' : ')),
    );
  };
  const show = (answer: MatchAnswer) => {
    last = answer;
    const { events, match } = answer;
    const shown = [...events].reverse().slice(0, isWhole ? undefined : FEW);
    list.replaceChildren(...shown.map((each) => event(each, match)));
    if (events.length === 0) list.append(element('li', { class: 'none' }, text('no.events')));
    all.hidden = isWhole || events.length <= FEW;
    all.textContent = text('event.all', { n: events.length });
    node.hidden = match.state === 'before';
  };
  all.addEventListener('click', () => {
    isWhole = true;
    if (last) show(last);
  });
  return { node, show };
}
