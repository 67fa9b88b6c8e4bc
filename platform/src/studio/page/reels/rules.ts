import Big from 'big.js';
import { LINES } from '../../../base/reels/lines';
import type { PayingSymbol, Profile, ReelSymbol } from '../../../base/reels/profiles';
import type { ReelsTheme } from '../../protocol';
import { openableSheet } from '../dialog';
import { money } from '../money';
import type { Pots } from '../pots';
import { element } from '../sheet';
import { sheet } from '../silhouettes';
import type { Text } from '../texts';
import { drawSymbol } from './symbols';
import { pictureOf } from './themes';

interface RulesOptions {
  readonly text: Text;
  readonly profile: Profile;
  readonly theme: ReelsTheme;
  /** Of a title that is linked to jackpots. */
  readonly pots: Pots | undefined;
  readonly stakes: { readonly low: string; readonly high: string; readonly step: string };
}

const PAYING = 'abcdefgh'.split('') as PayingSymbol[];

function picture(theme: ReelsTheme, symbol: ReelSymbol): HTMLCanvasElement {
  const { canvas, pen } = sheet(44, 44, 2);
  pen.translate(22, 22);
  drawSymbol(pen, pictureOf(theme, symbol), 40);
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

function lineDrawing(rows: readonly number[], at: number): HTMLLIElement {
  const space = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(space, 'svg');
  drawing.setAttribute('viewBox', '0 0 50 30');
  drawing.setAttribute('aria-hidden', 'true');
  const dots = [0, 1, 2, 3, 4]
    .flatMap((reel) => [0, 1, 2].map((row) => `M${reel * 10 + 5} ${row * 10 + 5}h.01`))
    .join('');
  const way = rows.map((row, reel) => `${reel === 0 ? 'M' : 'L'}${reel * 10 + 5} ${row * 10 + 5}`).join('');
  for (const [name, d] of [
    ['dots', dots],
    ['way', way],
  ] as const) {
    const path = document.createElementNS(space, 'path');
    path.setAttribute('class', name);
    path.setAttribute('d', d);
    drawing.append(path);
  }
  const entry = element('li', {}, String(at + 1));
  entry.prepend(drawing);
  return entry;
}

/** The rules of a machine: what pays how much at the stake that is set, its lines, and its numbers. */
export function createRules({ text, profile, theme, pots, stakes }: RulesOptions): { open(stake: string): void } {
  const { pays, scatterPays, freeSpins, times } = profile;
  const sum = (stake: string, hundredths: number) => money(new Big(stake).times(hundredths).div(100).toFixed());

  const payTable = (stake: string) =>
    element(
      'ul',
      { class: 'pays' },
      ...PAYING.map((symbol) =>
        element(
          'li',
          {},
          picture(theme, symbol),
          element(
            'dl',
            {},
            ...[5, 4, 3].flatMap((count) => [
              element('dt', {}, `${count}×`),
              element('dd', {}, sum(stake, (pays[symbol][count - 3] ?? 0) * 5)),
            ]),
          ),
        ),
      ),
    );
  const told = (symbol: ReelSymbol, ...sentences: string[]) =>
    element('div', { class: 'told' }, picture(theme, symbol), element('p', {}, sentences.join(' ')));
  const numbers = () =>
    element(
      'dl',
      { class: 'numbers' },
      ...(
        [
          ['rules.return', `${profile.returnPercent}%`],
          ['rules.hit', `${profile.hitPercent}%`],
          ['rules.often', text('rules.oneIn', { n: profile.freeOneIn })],
          ['rules.swing', text(`rules.${profile.name}`)],
          [
            'rules.stakes',
            text('rules.step', { low: money(stakes.low), high: money(stakes.high), step: money(stakes.step) }),
          ],
        ] as const
      ).flatMap(([name, value]) => [element('dt', {}, text(name)), element('dd', {}, value)]),
    );

  return {
    open(stake) {
      const [three = '', four = '', five = ''] = scatterPays.map((hundredths) => sum(stake, hundredths));
      const [n3, n4, n5] = freeSpins;
      const dialog = openableSheet(
        'rules',
        text('rules.title'),
        text,
        element('p', { class: 'how' }, text('rules.lines', { stake: money(stake) })),
        payTable(stake),
        told('w', text('rules.wild')),
        told('s', text('rules.moon', { three, four, five, n3, n4, n5 }), text('rules.free', { times })),
        ...(pots?.rules(stake) ?? []),
        element('h3', {}, text('rules.drawn')),
        element('ol', { class: 'drawn' }, ...LINES.map(lineDrawing)),
        element('h3', {}, text('rules.numbers')),
        numbers(),
        element('p', { class: 'how' }, text('rules.fair')),
      );
      dialog.showModal();
    },
  };
}
