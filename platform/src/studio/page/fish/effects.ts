import type { Chain, Fish } from '../../../base/fish/fish';
import { type Pen, type Size, sheet } from '../silhouettes';
import { footOf } from './cannon';
import type { Spot } from './schools';
import { drawChain, type Signs } from './signs';
import { sizeOf } from './sprites';

/** What became of a shot. */
export interface Came {
  /** How often it brings its stake; 0 when the fish got away. */
  readonly times: number;
  readonly chain: Chain;
  /** What rises from a catch. */
  readonly words: readonly string[];
}

interface Event extends Came {
  readonly fish: Fish;
  readonly at: Spot;
  readonly born: number;
  readonly picture: HTMLCanvasElement | undefined;
  readonly others: readonly Spot[];
}

interface Shown extends Event {
  /** How many amounts rise from there already. */
  readonly below: number;
  readonly written: HTMLCanvasElement;
}

interface Effects {
  add(event: Event): void;
  clear(): void;
  /** Everything that is under way at a time in seconds. */
  draw(pen: Pen, size: Size, time: number): void;
}

const [NET, CATCH, COINS, WORDS, CHAIN] = [0.55, 0.4, 1.05, 1.5, 0.8];
const part = (time: number, { born }: Event, lasts: number) => (time - born) / lasts;
const under = (age: number) => age >= 0 && age < 1;

/** Pictures are drawn in the screen's resolution, of which `scale` pixels are one of the page. */
function drawCatch(pen: Pen, { picture, at }: Event, age: number, scale: number): void {
  if (picture === undefined) return;
  const [width, height] = [picture.width / scale, picture.height / scale];
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(age * 5);
  const small = 1 - age * age;
  pen.scale(small, small);
  pen.globalAlpha = 1 - age * 0.5;
  pen.drawImage(picture, -width / 2, -height / 2, width, height);
  pen.restore();
}

function drawCoins(pen: Pen, coin: HTMLCanvasElement, { at, times, born }: Event, size: Size, age: number): void {
  const foot = footOf(size);
  const count = Math.min(26, 5 + Math.round(Math.sqrt(times) * 2));
  for (let nth = 0; nth < count; nth += 1) {
    // Out from the fish first, then home to the cannon, one after another.
    const own = Math.min(1, Math.max(0, age * 1.35 - (nth / count) * 0.35));
    const [turn, far] = [nth * 2.399 + born, 18 + ((nth * 37) % 40)];
    const [out, home] = [Math.min(1, own * 2.6), Math.max(0, own - 0.38) / 0.62];
    const x = at.x + Math.cos(turn) * far * out;
    const y = at.y + Math.sin(turn) * far * out;
    const ease = home * home * (3 - 2 * home);
    if (own >= 1) continue;
    pen.drawImage(coin, x + (foot.x - x) * ease - 9, y + (foot.y - y) * ease - 9, 18, 18);
  }
}

const WORDS_HIGH = 76;

/** The words of a catch, painted once. */
function paintWords({ words, times }: Came, scale: number): HTMLCanvasElement {
  const fontOf = (nth: number) => `700 ${nth === 0 ? (times >= 20 ? 26 : 19) : 14}px system-ui, sans-serif`;
  const { pen: ruler } = sheet(1, 1, 1);
  const wide = words.map((word, nth) => {
    ruler.font = fontOf(nth);
    return ruler.measureText(word).width;
  });
  const { canvas, pen } = sheet(Math.ceil(Math.max(0, ...wide)) + 12, WORDS_HIGH, scale);
  pen.translate(canvas.width / scale / 2, 30);
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.lineWidth = 4;
  pen.strokeStyle = '#3a1c02';
  for (const [nth, word] of words.entries()) {
    pen.font = fontOf(nth);
    pen.strokeText(word, 0, nth * 18);
    pen.fillStyle = nth === 0 ? '#ffe27a' : '#ffffff';
    pen.fillText(word, 0, nth * 18);
  }
  return canvas;
}

function drawWords(pen: Pen, { written, at, below }: Shown, size: Size, age: number, scale: number): void {
  const [wide, high] = [written.width / scale, written.height / scale];
  const x = Math.min(size.width - wide / 2, Math.max(wide / 2, at.x));
  const y = Math.max(70, at.y - 14 - age * 26) + below * 34;
  pen.globalAlpha = Math.min(1, (1 - age) * 2.5);
  pen.drawImage(written, x - wide / 2, y - 30, wide, high);
  pen.globalAlpha = 1;
}

/** What nets bring up, and what rises from there. */
export function createEffects(signs: () => Signs, scale: () => number): Effects {
  let events: Shown[] = [];
  return {
    add(event) {
      const near = ({ at, times }: Event) => times > 0 && Math.hypot(at.x - event.at.x, at.y - event.at.y) < 80;
      events.push({ ...event, below: events.filter(near).length, written: paintWords(event, scale()) });
    },
    clear() {
      events = [];
    },
    draw(pen, size, time) {
      events = events.filter((event) => time - event.born < WORDS);
      for (const event of events) {
        const { at, fish, times, chain, others } = event;
        const net = part(time, event, NET);
        if (under(net)) {
          const open = Math.min(1, net * 3.2);
          const r = Math.min(78, Math.max(34, sizeOf(fish).width * 0.62)) * (0.3 + 0.7 * open);
          pen.globalAlpha = Math.min(1, (1 - net) * 2.4);
          pen.drawImage(signs().net, at.x - r, at.y - r, r * 2, r * 2);
          pen.globalAlpha = 1;
        }
        if (times === 0) continue;
        const chained = part(time, event, CHAIN);
        if (chain !== 'none' && under(chained)) drawChain(pen, chain, at, others, chained);
        const caught = part(time, event, CATCH);
        if (under(caught)) drawCatch(pen, event, caught, scale());
        const coins = part(time, event, COINS);
        if (under(coins)) drawCoins(pen, signs().coin, event, size, coins);
        drawWords(pen, event, size, Math.max(0, part(time, event, WORDS)), scale());
      }
    },
  };
}
