import {
  areUp,
  type Blow,
  boutOf,
  ENERGY,
  type Energy,
  energyAfter,
  FULL,
  ROUNDS,
  type Rounds,
} from '../../../base/fights/bout';
import { find } from '../dom';
import { element } from '../sheet';
import type { Text } from '../texts';
import { birdOf } from './bird';
import { EXCHANGE_MS, flare, LANDS, moveBird, shed } from './motion';

export interface Arena {
  /** Both corners with all of their energy. */
  clear(): void;
  /** Shows the bout, exchange by exchange; tells what is to be heard. With reduced motion its end is there at once. */
  fight(rounds: Rounds, tell: (what: 'bell' | 'blow' | 'hard' | 'miss') => void): Promise<void>;
}

const [ROUND_MS, END_MS] = [620, 420];
const CORNERS = ['red', 'blue'] as const;
type Corner = (typeof CORNERS)[number];
/** Which way each corner looks. */
const FORWARD = { red: 1, blue: -1 } as const;
const other = (corner: Corner): Corner => (corner === 'red' ? 'blue' : 'red');

/** Whose blow lands, and whether it is a hard one. */
const landing = (blow: Blow): readonly Corner[] =>
  blow === 'none' ? [] : blow === 'both' ? CORNERS : [blow.startsWith('red') ? 'red' : 'blue'];

/** Two corners, their energy, and the round that is fought. */
export function createArena(text: Text): Arena {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const [arena, call, round, skip] = [find('arena'), find('call'), find('round'), find('skip', HTMLButtonElement)];
  const birds = { red: find('bird-red'), blue: find('bird-blue') };
  const bars = { red: find('energy-red'), blue: find('energy-blue') };
  for (const corner of CORNERS) {
    birds[corner].replaceChildren(birdOf(corner));
    bars[corner].replaceChildren(...Array.from({ length: ENERGY }, () => element('i')));
  }
  let isHurried = false;
  let hurry = () => {};
  skip.addEventListener('click', () => {
    isHurried = true;
    hurry();
  });

  const isAtOnce = () => still.matches || isHurried;
  const wait = (ms: number): Promise<void> =>
    isAtOnce()
      ? Promise.resolve()
      : new Promise((resolve) => {
          hurry = resolve;
          setTimeout(resolve, ms);
        });

  const showEnergy = (left: Energy) => {
    for (const corner of CORNERS)
      for (const [at, part] of [...bars[corner].children].entries()) part.classList.toggle('gone', at >= left[corner]);
  };
  const say = (sentence: string) => {
    call.textContent = sentence;
    // Begins its motion anew.
    if (!isAtOnce() && sentence !== '')
      call.animate(
        [
          { transform: 'scale(1.25)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        160,
      );
  };

  /** What an exchange looks like: who leaps, and how the other one takes it. */
  const act = (blow: Blow, first: Corner) => {
    const lands = landing(blow);
    const delay = EXCHANGE_MS * LANDS;
    const hard = blow.endsWith('Hard');
    const attacker = lands[0] ?? first;
    const ways =
      blow === 'both' ? (['meets', 'meets'] as const) : (['leaps', lands.length === 0 ? 'dodges' : 'recoils'] as const);
    moveBird(birds[attacker], ways[0], FORWARD[attacker]);
    moveBird(birds[other(attacker)], ways[1], FORWARD[other(attacker)]);
    birds[attacker].classList.add('flaps');
    if (ways[1] !== 'recoils') birds[other(attacker)].classList.add('flaps');
    for (const corner of lands) {
      const x = blow === 'both' ? 0 : 40 * FORWARD[corner];
      shed(find('feathers'), other(corner), x + 14 * FORWARD[corner], hard ? 7 : 4, delay);
      flare(find('flash'), x, blow === 'both' ? 1.5 : hard ? 1.3 : 0.8, delay - 40);
    }
  };

  const exchange = async (blow: Blow, first: Corner, left: Energy, tell: (what: 'blow' | 'hard' | 'miss') => void) => {
    if (!isAtOnce()) act(blow, first);
    await wait(EXCHANGE_MS * LANDS);
    for (const corner of CORNERS) birds[corner].classList.remove('flaps');
    showEnergy(left);
    if (isAtOnce()) return;
    tell(blow === 'none' ? 'miss' : blow.endsWith('Hard') || blow === 'both' ? 'hard' : 'blow');
    say(text(`blow.${blow}`));
    await wait(EXCHANGE_MS * (1 - LANDS));
  };

  const rest = () => {
    arena.dataset['won'] = '';
    for (const corner of CORNERS) birds[corner].className = `bird ${corner}`;
  };

  return {
    clear() {
      rest();
      showEnergy(FULL);
      round.textContent = '';
      say('');
    },
    async fight(rounds, tell) {
      isHurried = false;
      skip.hidden = still.matches;
      let left = FULL;
      let turn = 0;
      for (const [at, blows] of rounds.entries()) {
        round.textContent = `${at + 1}/${ROUNDS}`;
        if (!isAtOnce()) {
          say(text('round', { round: at + 1 }));
          tell('bell');
        }
        await wait(ROUND_MS);
        for (const blow of blows) {
          left = energyAfter(left, blow);
          turn += 1;
          await exchange(blow, turn % 2 === 0 ? 'blue' : 'red', left, tell);
        }
      }
      skip.hidden = true;
      const { winner } = boutOf(rounds);
      say('');
      arena.dataset['won'] = winner;
      for (const corner of CORNERS) {
        if (winner === corner) birds[corner].classList.add('wins');
        else if (!areUp(left) || winner !== 'draw') birds[corner].classList.add('yields');
      }
      if (!still.matches) tell('bell');
      await wait(END_MS);
    },
  };
}
