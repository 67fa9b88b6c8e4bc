import type { Hands } from '../../base/cards/baccarat';
import { CARDS } from '../../base/cards/table';
import { paidOn } from '../../base/tables/paid';
import type { PastRound } from '../protocol';
import { CARDS_TEXTS } from './cards/texts';
import { find } from './dom';
import { openPageOf, settled } from './table/page.testing';
import { chipsOf } from './table/rack';
import { textsWith } from './texts';

const text = textsWith('EN', CARDS_TEXTS);
const { open, spot, asked, answers, sound, play } = openPageOf<{ readonly hands: Hands }>('cards', {
  text,
  open: async () => (await import('./cards/game')).openCards,
  paid: (spots, outcome) => paidOn(CARDS, spots, outcome).payout,
});

const chip = (amount: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.chip')].find((each) => each.textContent === amount)!;
const deal = (hands: Hands | 'lost' | 'refused') => play(typeof hands === 'string' ? hands : { hands });

/** Eight to four; five each; a pair of tens on Player, four to nothing on Banker. */
const PLAYER: Hands = { player: [7, 9], banker: [3, 22] };
const TIE: Hands = { player: [4, 10], banker: [17, 23] };
const BANKER: Hands = { player: [9, 22, 12], banker: [3, 12, 25] };

it('has every text in both languages', () => {
  expect(Object.keys(CARDS_TEXTS.TH).sort()).toEqual(Object.keys(CARDS_TEXTS.EN).sort());
});

it('has chips of whole steps, from the smallest stake on', () => {
  expect(chipsOf('0.2', '10000')).toEqual(['0.2', '1', '10', '50', '100', '500']);
  expect(chipsOf('50', '100')).toEqual(['50', '100']);
});

describe('bets', () => {
  it('are put on several spots with the chosen chip, said by each, added up, and cleared', () => {
    open();
    spot('player').click();
    chip('50').click();
    spot('tie').click();
    spot('tie').click();
    expect(chip('50').getAttribute('aria-pressed')).toBe('true');
    expect(spot('tie').getAttribute('aria-label')).toBe('Tie, pays 8:1, ฿100.00 staked');
    expect(spot('bankerPair').getAttribute('aria-label')).toBe('Banker pair, pays 11:1, nothing staked');
    expect(find('total').textContent).toBe('฿110.00');
    find('clear').click();
    expect(find('total').textContent).toBe('');
    expect(spot('player').getAttribute('aria-label')).toContain('nothing staked');
  });

  it('stay within what a round may cost, and none is dealt without', async () => {
    open();
    chip('500').click();
    for (let at = 0; at < 3; at += 1) spot('banker').click();
    expect(find('total').textContent).toBe('฿1,000.00');
    expect(find('notice').textContent).toContain('฿1,000.00');
    find('clear').click();
    find('light').click();
    await settled();
    expect(find('notice').textContent).toBe(text('place'));
    expect(asked).toEqual([]);
  });
});

describe('a round', () => {
  it('is said in full: every card, both hands, who won, and what that brought', async () => {
    open();
    spot('player').click();
    spot('playerPair').click();
    await deal(PLAYER);
    expect(asked).toMatchObject([{ stake: '20', spots: { player: '10', playerPair: '10' } }]);
    expect(find('spoken').textContent).toBe(
      'Player: 8 of spades, 10 of spades, 8 points. Banker: 4 of spades, 10 of hearts, 4 points. Player wins 8 to 4. Your ฿20.00 came back.',
    );
    expect(find('said').textContent).toBe('Player wins 8 to 4');
    expect(document.querySelectorAll('.card.turned')).toHaveLength(4);
    expect(find('balance').textContent).toBe('฿1,000.00');
  });

  it('that is won shows what each spot was paid, and takes the stakes off the table', async () => {
    open();
    spot('banker').click();
    await deal(BANKER);
    expect(find('sum').textContent).toBe('+฿19.50');
    expect(find('balance').textContent).toBe('฿1,009.50');
    expect(spot('banker').getAttribute('aria-label')).toBe('Banker, pays 0.95:1, paid ฿19.50');
    expect(find('total').textContent).toBe('');
    expect(document.querySelectorAll('.card')).toHaveLength(6);
    expect(sound.play).toHaveBeenCalledWith('win');
  });

  it('that ties gives the stakes back, and is not celebrated', async () => {
    open();
    spot('player').click();
    await deal(TIE);
    expect(find('said').textContent).toBe('Tie at 5');
    expect(find('sum').textContent).toBe('Your ฿10.00 came back.');
    expect(sound.play).not.toHaveBeenCalledWith('win');
    expect(find('stage').dataset['state']).toBe('idle');
  });

  it('takes one stake when pressed twice, at once and again when it is over', async () => {
    open();
    spot('player').click();
    answers.push({ hands: PLAYER }, { hands: PLAYER });
    find('light').click();
    find('light').click();
    spot('player').click();
    expect(find('light').getAttribute('aria-disabled')).toBe('true');
    await settled();
    expect(asked).toHaveLength(1);
    find('light').click();
    await settled();
    expect(asked).toHaveLength(1);
    expect(find('notice').textContent).toBe(text('place'));
  });

  it('is staked again as before by one press', async () => {
    open();
    spot('tie').click();
    await deal(TIE);
    expect(find('rebet', HTMLButtonElement).disabled).toBe(false);
    find('rebet').click();
    expect(spot('tie').getAttribute('aria-label')).toContain('฿10.00 staked');
    await deal(PLAYER);
    expect(asked.map(({ spots }) => spots)).toEqual([{ tie: '10' }, { tie: '10' }]);
    expect(asked[0]?.key).not.toBe(asked[1]?.key);
  });

  it('without an answer leaves the stakes where they are, and is asked for again with the same key', async () => {
    open();
    spot('player').click();
    await deal('lost');
    expect(find('notice').textContent).toBe(text('network'));
    expect(find('total').textContent).toBe('฿10.00');
    await deal(PLAYER);
    expect(asked[1]).toEqual(asked[0]);
    expect(find('notice').textContent).toBe('');
    spot('tie').click();
    await deal('refused');
    expect(find('notice').textContent).toBe(text('rate.limited'));
    expect(find('total').textContent).toBe('฿10.00');
  });
});

it('has a bead for each round of cards, the oldest first, by letter and by name', async () => {
  const round = (hands?: Hands) => ({ kind: hands ? 'cards' : 'rise', ...(hands && { hands }) }) as PastRound;
  open([round(TIE), round(), round(BANKER)]);
  const beads = () => [...document.querySelectorAll('.bead')].map((bead) => bead.textContent);
  expect(beads()).toEqual(['BBanker', 'TTie']);
  expect(document.querySelector('.bead')?.classList).toContain('player-pair');
  spot('player').click();
  await deal(PLAYER);
  expect(beads()).toEqual(['BBanker', 'TTie', 'PPlayer']);
});

it('has rules with odds and returns of every bet', () => {
  open();
  find('rules-open').click();
  const rows = [...find('rules').querySelectorAll('table')[0]!.querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Player pair', '11:1', '89.63%'],
    ['Tie', '8:1', '85.64%'],
    ['Banker pair', '11:1', '89.63%'],
    ['Player', '1:1', '98.76%'],
    ['Banker', '0.95:1', '98.94%'],
  ]);
});
