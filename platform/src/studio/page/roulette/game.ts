import { ROULETTE } from '../../../base/roulette/table';
import { colourOf } from '../../../base/roulette/wheel';
import { find } from '../dom';
import { type Opened, openTable, type PageParts } from '../table/game';
import type { Scene } from '../table/present';
import type { Text } from '../texts';
import { layoutOf } from './layout';
import { openRouletteRules } from './rules';
import type { ROULETTE_TUNES } from './tunes';
import { createWheel } from './wheel';

type Outcome = ReturnType<typeof ROULETTE.play>;
type Parts = PageParts<keyof typeof ROULETTE_TUNES>;

/** How long a result stays large. */
const RESULT_MS = 1400;

const cameTo = (text: Text, pocket: number): string =>
  text('came', { number: pocket, colour: text(colourOf(pocket)).toLowerCase() });

/** The wheel: it turns large while the ball runs, and stands small above the table between the rounds. */
function sceneOf({ text, sound }: Parts, last: number): Scene<Outcome> & { prepare(): void } {
  const wheel = createWheel(find('wheel', HTMLCanvasElement), last);
  const main = document.querySelector('main');
  const number = find('number');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  return {
    /** Paints the large wheel before the first round, which would have it in one frame with the table that goes. */
    prepare() {
      main?.classList.add('rolling');
      wheel.prepare();
      main?.classList.remove('rolling');
    },
    clear() {
      number.textContent = '';
      main?.classList.add('rolling');
    },
    async rest(seen) {
      if (seen && !still.matches) await new Promise((resolve) => setTimeout(resolve, RESULT_MS));
      main?.classList.remove('rolling');
    },
    async show({ pocket }) {
      sound.play('run');
      await wheel.spin(pocket, (what) => sound.play(what));
      number.textContent = String(pocket);
      number.className = `number ${colourOf(pocket)}`;
    },
    tell({ pocket }) {
      const line = cameTo(text, pocket);
      return { line, spoken: `${line}.` };
    },
  };
}

/** Opens a table of roulette. */
export function openRoulette(visit: Opened, parts: Parts): void {
  const { text } = parts;
  const last = visit.rounds.find(({ pocket }) => pocket !== undefined)?.pocket ?? 0;
  const scene = sceneOf(parts, last);
  openTable(visit, {
    ...parts,
    table: ROULETTE,
    layout: layoutOf(text),
    scene,
    road: {
      rows: 2,
      beadOf: ({ pocket }) => ({ look: colourOf(pocket), sign: String(pocket), said: cameTo(text, pocket) }),
    },
    outcomeOf: ({ pocket }) => (pocket === undefined ? undefined : { pocket }),
    openRules: (stakes) => openRouletteRules(text, stakes),
  });
  scene.prepare();
}
