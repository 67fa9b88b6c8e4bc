import Big from 'big.js';
import type { Pot } from '../../base/jackpots/pots';
import { NUMBERS, RULES, TIERS } from '../../base/jackpots/tiers';
import { find } from './dom';
import type { Tables, Text } from './texts';

/** What only titles that are linked to jackpots say. This script loads with them alone. */
export const POT_TEXTS: Tables = {
  EN: {
    pots: 'Jackpots',
    'pot.grand': 'Grand',
    'pot.major': 'Major',
    'pot.mini': 'Mini',
    'pot.won': '{pot} jackpot!',
    'pot.spoken': 'You won the {pot} jackpot: {amount}.',
    'pot.paid': '{pot} jackpot {amount}',
    'pots.how':
      'One hundredth of each stake goes into the three jackpots, out of what the house keeps: the lines pay the same. A jackpot that is won begins anew with money of the house. Every spin may win one, whatever the reels show: twice the stake has twice the chance.',
    'pots.oneIn': 'one spin in {n}',
    'pots.share': 'Paid back by jackpots on average, beside the lines',
    'pots.fair': 'Which jackpot a spin wins, if any, is drawn from the same two seeds and the number of the round.',
  },
  TH: {
    pots: 'แจ็คพอต',
    'pot.grand': 'แกรนด์',
    'pot.major': 'เมเจอร์',
    'pot.mini': 'มินิ',
    'pot.won': 'แจ็คพอต{pot}!',
    'pot.spoken': 'คุณชนะแจ็คพอต{pot} {amount}',
    'pot.paid': 'แจ็คพอต{pot} {amount}',
    'pots.how':
      'หนึ่งในร้อยของทุกเดิมพันเข้าแจ็คพอตทั้งสาม โดยหักจากส่วนของเจ้ามือ รางวัลของไลน์จึงเท่าเดิม เมื่อมีผู้ชนะ แจ็คพอตเริ่มใหม่ด้วยเงินของเจ้ามือ ทุกสปินมีโอกาสชนะไม่ว่าวงล้อจะออกอะไร เดิมพันสองเท่ามีโอกาสสองเท่า',
    'pots.oneIn': 'หนึ่งครั้งใน {n} สปิน',
    'pots.share': 'จ่ายคืนจากแจ็คพอตโดยเฉลี่ย นอกเหนือจากไลน์',
    'pots.fair': 'สปินจะชนะแจ็คพอตใดหรือไม่ สุ่มจากซีดสองชุดเดียวกันและลำดับรอบ',
  },
};

interface Means {
  readonly text: Text;
  /** An amount with its symbol. */
  readonly money: (amount: string) => string;
  readonly element: typeof import('./sheet').element;
}

export interface Pots {
  /** Shows what is in the pots now; the one that was won is marked. */
  show(pots: readonly Pot[], won?: Pot): void;
  /** How a pot that was won is told: over the reels, under them, and to a reader of the page. */
  told(won: Pot): { readonly title: string; readonly said: string; readonly spoken: string };
  /** The part of the rules about pots, with the chances of a stake. */
  rules(stake: string): Node[];
}

/** How often a stake wins a pot: one spin in so many, rounded half up. */
const oneIn = (stake: string, numbers: number): string =>
  new Big(NUMBERS).div(new Big(stake).times(100).times(numbers)).round(0, Big.roundHalfUp).toFixed();

/** Percentage of stakes that comes back by pots on average: what stakes put in, and the seeds of the house. */
function share(): string {
  const parts = TIERS.map((tier) => {
    const { feed, seed, numbers } = RULES.tiers[tier];
    return new Big(feed).div(100).plus(new Big(seed).times(numbers).times(10_000).div(NUMBERS));
  });
  return parts.reduce((sum, part) => sum.plus(part), new Big(0)).toFixed(2);
}

/** The pots of a linked title, above its reels. Amounts are whole hundredths, as a winner would be paid. */
export function createPots(pots: readonly Pot[], { text, money, element }: Means): Pots {
  const bar = find('pots');
  const paid = (amount: string) => money(new Big(amount).round(2, Big.roundDown).toFixed());
  const amounts = new Map(pots.map(({ tier, amount }) => [tier, element('dd', {}, paid(amount))]));
  bar.replaceChildren(
    ...[...amounts].map(([tier, shown]) =>
      element('div', { class: tier }, element('dt', {}, text(`pot.${tier}`)), shown),
    ),
  );
  bar.setAttribute('aria-label', text('pots'));
  bar.hidden = false;
  return {
    show(now, won) {
      for (const { tier, amount } of now) {
        const shown = amounts.get(tier);
        if (shown === undefined) continue;
        shown.textContent = paid(amount);
        shown.parentElement?.toggleAttribute('data-won', tier === won?.tier);
      }
    },
    told({ tier, amount }) {
      const values = { pot: text(`pot.${tier}`), amount: money(amount) };
      return { title: text('pot.won', values), said: text('pot.paid', values), spoken: text('pot.spoken', values) };
    },
    rules: (stake) => [
      element('h3', {}, text('pots')),
      element('p', { class: 'how' }, text('pots.how')),
      element(
        'dl',
        { class: 'numbers' },
        ...TIERS.flatMap((tier) => [
          element('dt', {}, text(`pot.${tier}`)),
          element('dd', {}, text('pots.oneIn', { n: oneIn(stake, RULES.tiers[tier].numbers) })),
        ]),
        element('dt', {}, text('pots.share')),
        element('dd', {}, `${share()}%`),
      ),
      element('p', { class: 'how' }, text('pots.fair')),
    ],
  };
}
