import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Spots } from '../../../base/tables/table';
import type { PastRound } from '../../protocol';
import { find } from '../dom';
import type { Text } from '../texts';
import type { Opened, PageParts } from './game';

const read = (name: string) => readFileSync(path.join(__dirname, '..', `${name}.html`), 'utf8');
const dress = { language: 'EN', siteOrigin: '', riser: 'chip', light: '#fff', base: '#000', near: '#111', seed: 1 };

interface Wish {
  readonly key: string;
  readonly stake: string;
  readonly spots: Spots;
}

interface PageOf<Outcome> {
  readonly text: Text;
  /** Loads the page's module, which reads its document. */
  readonly open: () => Promise<(visit: Opened, parts: PageParts<never>) => void>;
  readonly paid: (spots: Spots, outcome: Outcome) => string;
}

/** Draws nothing, whatever is asked of it: gradients are pens, too. */
const pen: object = new Proxy(() => pen, { get: () => () => pen, set: () => true });

export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** A button by its name. */
export function buttonOf(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === name);
  if (found === undefined) throw new Error(`The page has no button ${name}`);
  return found;
}

/** The page of a table in a test: with reduced motion, rounds that were asked for, and the answers that the server has for them. */
export function openPageOf<Outcome extends object>(name: string, { text, open, paid }: PageOf<Outcome>) {
  const asked: Wish[] = [];
  const answers: (Outcome | 'lost' | 'refused')[] = [];
  const sound = { on: false, toggle: jest.fn(), play: jest.fn() };
  const real = globalThis.fetch;
  let openTable: Awaited<ReturnType<typeof open>>;
  let balance = 1000;

  beforeAll(async () => {
    // The page reads its dress as soon as it is loaded.
    document.body.innerHTML = `<script type="application/json" id="dress">${JSON.stringify(dress)}</script><button id="exit"></button>`;
    openTable = await open();
  });
  afterAll(() => {
    globalThis.fetch = real;
  });

  const answer = async (_: unknown, { body }: RequestInit = {}) => {
    const wish = JSON.parse(String(body)) as Wish;
    asked.push(wish);
    const outcome = answers.shift();
    if (outcome === 'lost' || outcome === undefined) throw new TypeError('the line broke');
    if (outcome === 'refused') return Response.json({ code: 'rate.limited' }, { status: 429 });
    const payout = paid(wish.spots, outcome);
    balance += Number(payout) - Number(wish.stake);
    return Response.json({
      roundId: 'r',
      stake: wish.stake,
      ...outcome,
      payout,
      balance: String(balance),
      multiplier: '1',
    });
  };

  return {
    asked,
    answers,
    sound,
    open(rounds: readonly PastRound[] = []) {
      const frame = read('frame')
        .replace('"{{dress}}"', JSON.stringify(dress))
        .replace('{{content}}', read(name))
        .replace('{{bets}}', read('bets'))
        .replace('{{foot}}', read('foot'));
      document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(frame)?.[1] ?? '';
      // jsdom has none of these.
      window.matchMedia = jest.fn().mockReturnValue({ matches: true });
      globalThis.ResizeObserver = class {
        observe = jest.fn();
        unobserve = jest.fn();
        disconnect = jest.fn();
      };
      HTMLCanvasElement.prototype.getContext = jest.fn().mockReturnValue(pen);
      Object.assign(globalThis, { Path2D: class {} });
      HTMLDialogElement.prototype.showModal = function showModal() {
        this.open = true;
      };
      for (const list of [asked, answers]) list.length = 0;
      sound.play.mockClear();
      balance = 1000;
      globalThis.fetch = jest.fn(answer);
      const game = { nodeId: 1, name: 'x', minBet: '0.20', maxStake: '1000', stakeStep: '0.20' };
      openTable({ balance: '1000', rounds, game }, { text, sound, colour: '#fff' });
    },
    spot(spot: string): HTMLButtonElement {
      const found = document.querySelector<HTMLButtonElement>(`[data-spot="${spot}"]`);
      if (found === null) throw new Error(`The table has no spot ${spot}`);
      return found;
    },
    async play(outcome: (typeof answers)[number]) {
      answers.push(outcome);
      find('light').click();
      await settled();
    },
  };
}
