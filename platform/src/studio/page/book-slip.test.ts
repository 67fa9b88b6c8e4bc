import type { SportBet } from '../sport/protocol';
import { betOf, bookPage, buttonOf, liveOf, matchOf, NOON, text } from './book/page.testing';
import { find } from './dom';

const page = bookPage();
const { platform, placed } = page;
const sums = () =>
  [...find('sums').children].map((line) => [line.firstElementChild?.textContent, line.lastElementChild?.textContent]);
const legs = () => [...find('legs').children].map((leg) => leg.querySelector('.leg-odds')?.textContent);
const refusedWith = (code: string, refused = 400, more = {}) => platform.answers.push({ refused, code, ...more });

/** Two matches, and a pick of each. */
async function withTwo(): Promise<void> {
  await page.open([matchOf('m1'), matchOf('m2')]);
  page.price('m1', 'm1 Home').click();
  page.price('m2', 'Under 2.5').click();
}

describe('a single', () => {
  it('is placed once, however often the button is pressed, and shows its number', async () => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    expect(find('spoken').textContent).toBe('m1 Home is in the slip.');
    expect(page.price('m1', 'm1 Home').getAttribute('aria-pressed')).toBe('true');
    expect(find('slip-open').getAttribute('aria-label')).toBe('Slip, 1 picked, odds 2.10. Open it');
    await page.openSlip('25,5');
    expect(sums()).toEqual([
      ['Odds', '2.10'],
      ['Possible win', '฿53.55'],
    ]);
    expect(find('ways').hidden).toBe(true);
    find('place').click();
    find('place').click();
    await page.press();
    expect(placed).toEqual([
      {
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        stake: '25.5',
        accept: 'better',
        legs: [{ matchId: 'm1', market: 'result', side: 'home', odds: '2.10' }],
      },
    ]);
    expect(find('receipt').hidden).toBe(false);
    expect(find('receipt').textContent).toContain('Bet placed');
    expect(find('receipt').querySelector('code')?.textContent).toBe('b1');
    expect(find('balance').textContent).toBe('฿990.00');
    expect(find('slip-bar').hidden).toBe(true);
    expect(page.price('m1', 'm1 Home').getAttribute('aria-pressed')).toBe('false');
    expect(buttonOf('My bets 1', find('tabs'))).toBeTruthy();
  });

  it('of several is a bet each, and what was refused stays', async () => {
    await withTwo();
    await page.openSlip('10');
    buttonOf('Singles').click();
    expect(find('stake-label').textContent).toBe('Stake of each, 2 bets');
    expect(sums()).toEqual([
      ['Total stake', '฿20.00'],
      ['Possible win', '฿40.70'],
    ]);
    platform.answers.push({ bet: betOf('b1'), balance: '980' });
    refusedWith('rate.limited', 429);
    await page.press();
    expect(placed.map(({ legs: own }) => own.map(({ matchId }) => matchId))).toEqual([['m1'], ['m2']]);
    expect(placed[0]?.key).not.toBe(placed[1]?.key);
    expect(legs()).toEqual(['1.97']);
    expect(find('notice').textContent).toContain('1 placed. The rest is still here.');
    expect(find('balance').textContent).toBe('฿980.00');
  });

  it.each([
    ['0.5', () => text('stake.low', { amount: '฿1.00' })],
    ['1000.5', () => text('stake.high', { amount: '฿1,000.00' })],
    ['a few', () => text('stake.form')],
    ['10.3', () => text('stake.step', { amount: '฿0.50' })],
  ])('with a stake of %s is not placed, and the slip says why', async (stake, complaint) => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    await page.openSlip(stake);
    await page.press();
    expect(placed).toEqual([]);
    expect(find('notice').textContent).toBe(complaint());
    expect(find('stake', HTMLInputElement).value).toBe(stake);
  });

  it('is not placed with too small a balance, and after the site closed', async () => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    refusedWith('system.upgrading', 503);
    await page.openSlip('100');
    await page.press();
    expect(find('notice').textContent).toBe(text('system.upgrading'));
    refusedWith('stake.high', 400, { maxStake: '99.5' });
    await page.press();
    expect(find('notice').textContent).toBe(text('stake.high', { amount: '฿99.50' }));
    refusedWith('balance.insufficient', 402);
    await page.press();
    expect(find('notice').textContent).toBe(text('balance.insufficient'));
    expect(placed[0]?.key).not.toBe(placed[1]?.key);
    expect([legs(), find('stake', HTMLInputElement).value]).toEqual([['2.10'], '100']);
  });

  it('after the visit ended shows its last page', async () => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    refusedWith('session.expired', 401);
    await page.openSlip();
    await page.press();
    expect(find('over').hidden).toBe(false);
    expect(find('slip', HTMLDialogElement).open).toBe(false);
  });
});

describe('a combo', () => {
  it('is one bet of multiplied odds', async () => {
    await withTwo();
    await page.openSlip('10');
    expect(buttonOf('Combo').getAttribute('aria-pressed')).toBe('true');
    expect(sums()).toEqual([
      ['Odds', '4.13'],
      ['Possible win', '฿41.30'],
    ]);
    await page.press();
    expect(placed).toHaveLength(1);
    expect(placed[0]?.legs.map(({ matchId, line, odds }) => [matchId, line, odds])).toEqual([
      ['m1', undefined, '2.10'],
      ['m2', '2.5', '1.97'],
    ]);
  });

  it('has no two picks of one match, and says why', async () => {
    await withTwo();
    page.price('m1', 'Draw').click();
    await page.openSlip();
    expect(buttonOf('Singles').getAttribute('aria-pressed')).toBe('true');
    buttonOf('Combo').click();
    expect(find('clash').textContent).toBe(text('combo.clash'));
    expect(find('place').getAttribute('aria-disabled')).toBe('true');
    await page.press();
    expect(placed).toEqual([]);
    document.querySelector<HTMLElement>('[aria-label="Remove Draw"]')?.click();
    expect(find('clash').textContent).toBe('');
    expect(find('place').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('an answer that was lost', () => {
  it('is asked for again as it was, with the same key, and the next bet has another', async () => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    platform.answers.push('lost', 'lost');
    await page.openSlip('10');
    await page.press();
    expect(find('notice').textContent).toBe(text('place.lost'));
    expect([find('stake', HTMLInputElement).disabled, find('place').textContent]).toEqual([true, 'Ask again']);
    // Neither odds that move meanwhile nor a locked market make another bet of it.
    platform.matches = [matchOf('m1', { result: ['1.50', '3.40', '3.10'], suspended: true })];
    await page.pass(5000);
    await page.press();
    await page.press();
    expect(placed).toHaveLength(3);
    expect(new Set(placed.map((wish) => JSON.stringify(wish))).size).toBe(1);
    expect(find('receipt').hidden).toBe(false);
    platform.matches = [matchOf('m1')];
    await page.pass(5000);
    buttonOf('Go on').click();
    page.price('m1', 'm1 Home').click();
    await page.openSlip('10');
    await page.press();
    expect(placed[3]?.key).not.toBe(placed[0]?.key);
  });

  it('need not be waited for: the player may look in the bets', async () => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    platform.answers.push('lost');
    await page.openSlip('10');
    await page.press();
    await page.press('place-leave');
    expect(find('view-bets').hidden).toBe(false);
    find('slip-open').click();
    expect([find('place').textContent, find('stake', HTMLInputElement).disabled]).toEqual(['Place bet ฿10.00', false]);
  });
});

describe('odds that move', () => {
  it('meanwhile are shown old and new, and asked about again', async () => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    await page.openSlip('10');
    buttonOf('Ask me').click();
    refusedWith('odds.changed', 409, { legs: [{ matchId: 'm1', market: 'result', side: 'home', odds: '1.95' }] });
    platform.matches = [matchOf('m1', { result: ['1.95', '3.40', '3.10'] })];
    await page.press();
    expect(find('notice').textContent).toBe(text('odds.changed'));
    expect(legs()).toEqual(['▼ 1.95was 2.10']);
    expect(find('place').textContent).toBe('Accept new odds');
    await page.press();
    // A second press that belongs to the first one places nothing.
    await page.press();
    expect([placed.length, legs(), find('place').textContent]).toEqual([1, ['1.95'], 'Place bet ฿10.00']);
    await page.pass(1000);
    await page.press();
    expect(placed[1]).toMatchObject({ accept: 'same', legs: [{ odds: '1.95' }] });
    expect(placed[1]?.key).not.toBe(placed[0]?.key);
  });

  it.each([
    ['Ask me', '2.20', 'Accept new odds'],
    ['Take better', '2.20', 'Place bet ฿10.00'],
    ['Take better', '2.00', 'Accept new odds'],
    ['Take any', '2.00', 'Place bet ฿10.00'],
  ])('with “%s” and %s: %s', async (accept, odds, label) => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    await page.openSlip('10');
    buttonOf(accept).click();
    platform.matches = [matchOf('m1', { result: [odds, '3.40', '3.10'] })];
    await page.pass(5000);
    expect(find('place').textContent).toBe(label);
    expect(find('slip-spoken').textContent).toBe(text('slip.moved'));
  });

  it('with a score are asked about whatever was chosen', async () => {
    await page.open([liveOf('m1')]);
    page.price('m1', 'm1 Home').click();
    await page.openSlip('10');
    buttonOf('Take any').click();
    platform.matches = [liveOf('m1', { score: [1, 1] })];
    await page.pass(5000);
    expect(find('legs').textContent).toContain('It now stands 1 : 1');
    await page.press();
    await page.pass(1000);
    await page.press();
    expect(placed).toMatchObject([{ legs: [{ score: [1, 1] }] }]);
  });

  it('on other lines than the list has are known, too', async () => {
    const row = matchOf('m1');
    const line = (odds: string) => ({
      ...{ market: 'total' as const, line: '4.5', suspended: false },
      prices: [{ side: 'over' as const, odds }],
    });
    platform.details = { m1: { match: { ...row, markets: [line('5.00')] } } };
    await page.open([row], 'm1');
    find('view-match').querySelector<HTMLElement>('.price')?.click();
    platform.details = { m1: { match: { ...row, markets: [line('4.50')] } } };
    buttonOf('‹ All matches').click();
    await page.pass(5000);
    expect(legs()).toEqual(['▼ 4.50was 5.00']);
  });

  it('closed: a locked market or an ended match takes no bet until it is out of the slip', async () => {
    await withTwo();
    await page.openSlip('10');
    platform.matches = [matchOf('m1', { suspended: true })];
    await page.pass(5000);
    expect(legs()).toEqual(['2.10Takes no bets now', '1.97Takes no bets now']);
    expect(find('clash').textContent).toBe(text('market.closed'));
    await page.press();
    expect(placed).toEqual([]);
    platform.matches = [matchOf('m1')];
    await page.pass(5000);
    document.querySelector<HTMLElement>('[aria-label="Remove Under 2.5"]')?.click();
    await page.press();
    expect(placed).toHaveLength(1);
  });
});

it('takes so many picks at most, and keeps them for the next visit without any amount', async () => {
  await page.open(Array.from({ length: 9 }, (_, at) => matchOf(`m${at}`)));
  for (let at = 0; at < 9; at += 1) page.price(`m${at}`, 'Draw').click();
  expect(find('news').textContent).toBe(text('slip.full', { n: 8 }));
  expect(legs()).toHaveLength(8);
  expect(sessionStorage.getItem('slip')).not.toMatch(/stake|balance|key/);
  await page.open();
  expect(legs()).toHaveLength(8);
  expect(page.price('m3', 'Draw').getAttribute('aria-pressed')).toBe('true');
});

describe('my bets', () => {
  const ids = () => [...document.querySelectorAll<HTMLElement>('#view-bets .bet')].map((bet) => bet.dataset['bet']);
  const openBets = async () => {
    find('tabs').querySelector<HTMLElement>('.choice:last-child')?.click();
    await page.pass();
  };
  const SETTLED = ['won', 'half-won', 'void', 'half-lost', 'lost'] as const;

  it('come a page at a time, with what became of each leg', async () => {
    platform.bets.settled = SETTLED.map((result, at) =>
      betOf(`s${at}`, {
        status: (['won', 'won', 'void', 'lost', 'lost'] as const)[at] ?? 'lost',
        legs: betOf('x').legs.map((leg) => ({ ...leg, result, score: [2, at] })),
      }),
    );
    await page.open([matchOf('m1')]);
    await openBets();
    expect(find('view-bets').textContent).toContain('You have no open bet.');
    buttonOf('Settled').click();
    expect(document.querySelectorAll('#view-bets .bone')).toHaveLength(3);
    await page.pass();
    expect(ids()).toEqual(['s0', 's1']);
    buttonOf('Show more').click();
    await page.pass();
    platform.down.add('/vendor/sport/bets');
    buttonOf('Show more').click();
    await page.pass();
    expect(ids()).toEqual(['s0', 's1', 's2', 's3']);
    expect(find('view-bets').textContent).toContain('The rest did not load.');
    platform.down.clear();
    buttonOf('Try again', find('view-bets')).click();
    await page.pass();
    expect(ids()).toEqual(['s0', 's1', 's2', 's3', 's4']);
    expect([...document.querySelectorAll('.leg-result')].map(({ textContent }) => textContent)).toEqual([
      ...['Won', 'Half won', 'Void', 'Half lost', 'Lost'],
    ]);
    expect([...document.querySelectorAll('.bet-status')].map(({ textContent }) => textContent)).toEqual([
      ...['Won', 'Won', 'Paid back', 'Lost', 'Lost'],
    ]);
    expect(document.querySelector('#view-bets .bet')?.textContent).toContain('m1 Home 2 : 0 m1 Away');
    expect([...document.querySelectorAll('#view-bets .plain')]).toEqual([]);
  });

  it('that do not load can be tried again', async () => {
    platform.bets.open = [betOf('o1')];
    await page.open([matchOf('m1')]);
    platform.down.add('/vendor/sport/bets');
    await openBets();
    expect(find('view-bets').textContent).toContain('Your bets did not load.');
    platform.down.clear();
    buttonOf('Try again', find('view-bets')).click();
    await page.pass();
    expect(ids()).toEqual(['o1']);
  });

  const leave = (count: number, terms: Partial<SportBet>[]) => {
    platform.ended = terms.map((each, at) => ({ ...platform.bets.open[at]!, ...each }));
    platform.bets = { open: platform.bets.open.slice(count), settled: [...platform.ended] };
  };
  const label = (at: number) => find('tabs').querySelectorAll('.choice')[at]?.textContent;

  it('are told about when they are settled, with the balance they brought', async () => {
    platform.bets.open = [
      betOf('o1'),
      betOf('o2', { legs: betOf('o2').legs.map((leg) => ({ ...leg, matchId: 'm2' })) }),
    ];
    await page.open([liveOf('m1'), liveOf('m2')]);
    await openBets();
    expect(ids()).toEqual(['o1', 'o2']);
    expect(document.querySelector('#view-bets .bet')?.textContent).toContain('Live 10′ · 1 : 0');
    platform.matches = [liveOf('m2')];
    leave(1, [{ status: 'won', payout: '21' }]);
    platform.balance = '1021';
    await page.pass(5000);
    expect(find('news').textContent).toBe('A bet has won: ฿21.00.');
    expect(find('balance').textContent).toBe('฿1,021.00');
    expect(ids()).toEqual(['o2']);
    expect(page.asked).toEqual([{ since: NOON }]);
    await page.pass(20_000);
    expect(page.asked).toHaveLength(1);
    buttonOf('Settled').click();
    await page.pass();
    expect(ids()).toEqual(['o1']);
  });

  it.each<[string, Partial<SportBet>[]]>([
    ['A bet has lost.', [{ status: 'lost', payout: '0' }]],
    ['A bet was paid back: ฿10.00.', [{ status: 'void', payout: '10' }]],
    ['A part of a stake came back: ฿5.00.', [{ status: 'lost', payout: '5' }]],
    [
      '3 bets were settled, 1 of them won. Paid: ฿26.00.',
      [
        { status: 'won', payout: '21' },
        { status: 'lost', payout: '5' },
        { status: 'lost', payout: '0' },
      ],
    ],
  ])('that ended are told as “%s”', async (sentence, terms) => {
    platform.bets.open = Array.from({ length: 4 }, (_, at) => betOf(`o${at}`));
    await page.open([liveOf('m1')]);
    leave(terms.length, terms);
    await page.pass(5000);
    expect(find('news').textContent).toBe(sentence);
  });

  it('that the site told of already bring their balance without a word', async () => {
    platform.bets.open = [betOf('o1')];
    await page.open([liveOf('m1')]);
    platform.bets.open = [];
    platform.balance = '1021';
    await page.pass(5000);
    expect([find('news').textContent, find('balance').textContent]).toEqual(['', '฿1,021.00']);
  });

  it('are asked about again where the answer was lost', async () => {
    platform.bets.open = [betOf('o1')];
    await page.open([liveOf('m1')]);
    leave(1, [{ status: 'won', payout: '21' }]);
    platform.down.add('/vendor/sport/told');
    await page.pass(5000);
    expect(find('news').textContent).toBe('');
    platform.down.clear();
    await page.pass(5000);
    expect(find('news').textContent).toBe('A bet has won: ฿21.00.');
  });

  it('are counted by the platform, however many pages they have, and every page that is seen follows', async () => {
    platform.bets.open = Array.from({ length: 23 }, (_, at) => betOf(`o${at}`));
    await page.open([liveOf('m1')]);
    expect(label(2)).toBe('My bets 23');
    await openBets();
    expect(buttonOf('Open 23', find('view-bets')).getAttribute('aria-pressed')).toBe('true');
    buttonOf('Show more').click();
    await page.pass();
    expect(ids()).toEqual(['o0', 'o1', 'o2', 'o3']);
    platform.bets.open = platform.bets.open.filter(({ betId }) => betId !== 'o2');
    platform.ended = [betOf('o2', { status: 'lost', payout: '0' })];
    await page.pass(5000);
    expect([label(2), ids()]).toEqual(['My bets 22', ['o0', 'o1', 'o3', 'o4']]);
    const reads = page.calls.filter((each) => each.startsWith('/vendor/sport/bets')).length;
    await page.pass(20_000);
    expect(page.calls.filter((each) => each.startsWith('/vendor/sport/bets'))).toHaveLength(reads);
  });

  it('that end while their receipt is open show it there', async () => {
    await page.open([matchOf('m1')]);
    page.price('m1', 'm1 Home').click();
    await page.openSlip('10');
    await page.press();
    const receipt = () => find('receipt').querySelector('.bet-status')?.textContent;
    expect([receipt(), label(2)]).toEqual(['Open', 'My bets 1']);
    platform.bets.open = [];
    platform.ended = [betOf('b1', { status: 'won', payout: '21' })];
    await page.pass(5000);
    expect([receipt(), label(2)]).toEqual(['Won', 'My bets']);
  });
});

it('a pick on a quarter line says in the slip and on the bet what its halves are on', async () => {
  const row = matchOf('m1');
  const quarter = (
    market: 'handicap' | 'total',
    line: string,
    sides: readonly ['home' | 'over', 'away' | 'under'],
  ) => ({
    ...{ market, line, suspended: false },
    prices: sides.map((side) => ({ side, odds: '1.90' })),
  });
  const markets = [quarter('handicap', '-0.25', ['home', 'away']), quarter('total', '2.75', ['over', 'under'])];
  await page.open([{ ...row, markets }]);
  page.price('m1', 'm1 Away +0.25').click();
  await page.openSlip('10');
  expect(find('legs').textContent).toContain('Half on +0.5, half on 0');
  await page.press();
  expect(page.placed[0]?.legs).toMatchObject([{ line: '-0.25', side: 'away' }]);
  expect(find('receipt').textContent).toContain('Half on +0.5, half on 0');
  page.price('m1', 'Over 2.75').click();
  expect(find('legs').textContent).toContain('Half on 2.5, half on 3');
});
