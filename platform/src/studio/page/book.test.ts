import { createHash, webcrypto } from 'node:crypto';
import { MARGINS, MOST_ODDS } from '../sport/engine/markets';
import { modelOf, played } from '../sport/engine/model';
import { bookPage, buttonOf, liveOf, matchOf, NOON, text } from './book/page.testing';
import { createPoll } from './book/poll';
import { BOOK_TEXTS } from './book/texts';
import { MARGIN, PARTS, RULES } from './book-rules';
import { find } from './dom';

const page = bookPage();
const { platform } = page;
const names = () => [...document.querySelectorAll<HTMLElement>('.match')].map((row) => row.dataset['match']);
const labelOf = (matchId: string, name: string) => page.price(matchId, name).getAttribute('aria-label');
const tab = (name: string) => buttonOf(name, find('tabs'));

describe('texts', () => {
  it('are there in both languages', () => {
    expect(Object.keys(BOOK_TEXTS.TH).sort()).toEqual(Object.keys(BOOK_TEXTS.EN).sort());
    expect(Object.keys(RULES.TH).sort()).toEqual(Object.keys(RULES.EN).sort());
  });

  it('state what the odds keep, and explain every part of the rules', async () => {
    expect([MARGINS.result, MARGINS.handicap, MARGINS.total]).toEqual([
      MARGIN.result * 100,
      MARGIN.other * 100,
      MARGIN.other * 100,
    ]);
    await page.open([matchOf('m1')]);
    await page.press('rules-open');
    await page.pass();
    const rules = find('rules');
    expect(rules.querySelectorAll('h3')).toHaveLength(PARTS.length);
    expect(rules.textContent).toContain('less 6 % for the result, and less 5 %');
    expect(rules.textContent).toContain('฿1.00 to ฿1,000.00 a bet, in steps of ฿0.50');
    expect(rules.textContent).toContain(`Odds are ${MOST_ODDS / 100} at most`);
    expect(rules.textContent).not.toMatch(/\{|did not work/);
  });
});

describe('lists', () => {
  it('have what is played first, with minute, score and the prices of each market', async () => {
    await page.open([matchOf('later'), liveOf('m1')]);
    expect(names()).toEqual(['m1']);
    const row = page.row('m1');
    expect(row.querySelector('.when')?.textContent).toBe('Live 10′');
    expect([...row.querySelectorAll('.score')].map(({ textContent }) => textContent)).toEqual(['1', '0']);
    expect([...row.querySelectorAll('.price')].map(({ textContent }) => textContent)).toEqual([
      ...['12.10', 'X3.40', '23.10', '1 −0.51.90', '2 +0.51.92', 'O 2.51.85', 'U 2.51.97'],
    ]);
    expect(labelOf('m1', 'm1 Away +0.5')).toBe('m1 Away +0.5, odds 1.92');
    expect(row.querySelector('.match-open')?.getAttribute('aria-label')).toBe(
      'm1 Home against m1 Away, Harbour Fives, Live 10′, score 1 : 0, all 9 lines',
    );
    tab('Upcoming').click();
    expect(names()).toEqual(['later']);
    expect(page.row('later').querySelector('.when')?.textContent).toMatch(/^\d\d:\d\d$/);
  });

  it('count minutes on, and the time that is left before a match', async () => {
    await page.open([liveOf('m1', { minuteMs: 9000 }), matchOf('soon', { startsAt: NOON + 125_000 })]);
    expect(page.row('m1').querySelector('.when')?.textContent).toBe('Live 10′');
    await page.pass(19_000);
    expect(page.row('m1').querySelector('.when')?.textContent).toBe('Live 12′');
    tab('Upcoming').click();
    expect(page.row('soon').querySelector('.when')?.textContent).toBe('in 1:46');
    await page.pass(2000);
    expect(page.row('soon').querySelector('.when')?.textContent).toBe('in 1:44');
  });

  it('tell which way odds went, in the same row, and lock a market that is suspended', async () => {
    await page.open([liveOf('m1')]);
    const [row, home, draw] = [page.row('m1'), page.price('m1', 'm1 Home'), page.price('m1', 'Draw')];
    home.focus();
    platform.matches = [liveOf('m1', { result: ['2.20', '3.30', '3.10'] })];
    await page.pass(5000);
    expect(page.row('m1')).toBe(row);
    expect(document.activeElement).toBe(home);
    expect([home, draw].map((price) => [price.textContent, price.dataset['move']])).toEqual([
      ['12.20▲', 'up'],
      ['X3.30▼', 'down'],
    ]);
    expect(home.getAttribute('aria-label')).toBe('m1 Home, odds 2.20, went up');
    platform.matches = [liveOf('m1', { result: ['2.20', '3.30', '3.10'], suspended: true })];
    await page.pass(5000);
    expect([home.dataset['move'], home.getAttribute('aria-disabled')]).toEqual(['', 'true']);
    expect(home.getAttribute('aria-label')).toBe('m1 Home, odds 2.20, takes no bets now');
    home.click();
    expect(find('slip-bar').hidden).toBe(true);
  });

  it('keep the row of a match that ended for a while, with the score it ended with', async () => {
    await page.open([liveOf('m1'), liveOf('m2')]);
    platform.details = { m1: { match: liveOf('m1', { state: 'ended', score: [3, 1], markets: [], lines: 0 }) } };
    platform.matches = [liveOf('m2')];
    await page.pass(5000);
    expect(names()).toEqual(['m1', 'm2']);
    expect(page.row('m1').querySelector('.when')?.textContent).toBe('Ended');
    expect([...page.row('m1').querySelectorAll('.score')].map(({ textContent }) => textContent)).toEqual(['3', '1']);
    expect(page.row('m1').querySelectorAll('.price:not(.gap)')).toHaveLength(0);
    await page.pass(20_000);
    expect(names()).toEqual(['m2']);
  });

  it('are narrowed by sport and league, and say so when nothing is left', async () => {
    const basket = liveOf('b1', { sport: 'basketball', league: 'Harbour Basketball' });
    await page.open([liveOf('m1'), basket, liveOf('m2', { league: 'Coastal Premier' })]);
    buttonOf('Football', find('filters')).click();
    expect(names()).toEqual(['m1', 'm2']);
    buttonOf('Coastal Premier', find('filters')).click();
    expect(names()).toEqual(['m2']);
    expect(buttonOf('Coastal Premier', find('filters')).getAttribute('aria-pressed')).toBe('true');
    platform.matches = [liveOf('m1'), basket];
    await page.pass(25_000);
    expect(find('matches').textContent).toContain('No match of this choice.');
    buttonOf('Show all matches').click();
    expect(names()).toEqual(['m1', 'b1']);
  });

  it('lead on to what comes up when nothing is played', async () => {
    await page.open([matchOf('m1')]);
    expect(tab('Upcoming').getAttribute('aria-pressed')).toBe('true');
    tab('Live').click();
    expect(find('matches').textContent).toContain('No match is being played.');
    buttonOf('See what comes up').click();
    expect(names()).toEqual(['m1']);
  });
});

describe('without an answer', () => {
  it('the page says so, locks all prices, and asks ever less often', async () => {
    await page.open([liveOf('m1')]);
    platform.down.add('/vendor/book');
    await page.pass(5000);
    expect(find('old').textContent).toMatch(/^Odds may be old: no answer since \d\d:\d\d\./);
    expect(page.price('m1', 'm1 Home').getAttribute('aria-disabled')).toBe('true');
    expect(find('clash').textContent).toBe(find('old').querySelector('p')?.textContent);
    const asked = () => page.calls.filter((call) => call === '/vendor/book').length;
    const before = asked();
    await page.pass(9000);
    expect(asked()).toBe(before);
    await page.pass(1000);
    expect(asked()).toBe(before + 1);
    platform.down.clear();
    buttonOf('Try again', find('old')).click();
    await page.pass();
    expect(find('old').textContent).toBe('');
    expect(page.price('m1', 'm1 Home').getAttribute('aria-disabled')).toBe('false');
  });

  it('because the site closed, the page says that', async () => {
    await page.open([liveOf('m1')]);
    platform.closed = { refused: 503, code: 'system.upgrading' };
    await page.pass(5000);
    expect(find('old').querySelector('p')?.textContent).toBe(text('system.upgrading'));
    expect(page.price('m1', 'm1 Home').getAttribute('aria-disabled')).toBe('true');
    platform.closed = { refused: 401, code: 'session.expired' };
    await page.pass(10_000);
    expect(find('over').hidden).toBe(false);
  });

  it('at first, the page offers to try again', async () => {
    platform.down.add('/vendor/book');
    await page.open([liveOf('m1')]);
    expect(find('old').textContent).toContain('The matches did not load.');
    platform.down.clear();
    buttonOf('Try again').click();
    await page.pass();
    expect(names()).toEqual(['m1']);
  });

  it('nothing is asked while the page is not seen, and at once when it is again', async () => {
    const ask = jest.fn().mockResolvedValue(undefined);
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const poll = createPoll({ ask, onFail: () => {} });
    await poll.now();
    await page.pass(5000);
    expect(ask).toHaveBeenCalledTimes(2);
    hide(true);
    await page.pass(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
    hide(false);
    await page.pass();
    expect(ask).toHaveBeenCalledTimes(3);
  });
});

describe('a match', () => {
  const seedHash = 'c4ee3c7e0ddc0bb5ae7e7ea2ff8d9a4b';
  const events = Array.from({ length: 10 }, (_, at) => ({
    ...{ minute: at + 1, side: 'home' as const, points: 1, score: [at + 1, 0] as const },
  }));

  it('has every line, what happened, and the fingerprint of its seed; prices follow', async () => {
    const more = { market: 'total', line: '3', suspended: false, prices: [{ side: 'over', odds: '2.4' }] } as const;
    const row = liveOf('m1');
    platform.details = { m1: { match: { ...row, markets: [more, ...row.markets] }, events, seedHash } };
    await page.open([row]);
    page.row('m1').querySelector<HTMLElement>('.match-open')?.click();
    await page.pass();
    const view = find('view-match');
    expect(view.hidden).toBe(false);
    expect([find('view-matches').hidden, find('book-top').hidden]).toEqual([true, true]);
    expect(view.querySelector('h2')?.textContent).toBe('m1 Home against m1 Away, Harbour Fives, Live 10′, score 1 : 0');
    expect(document.activeElement).toBe(view.querySelector('h2'));
    expect([...view.querySelectorAll('.sign')].map(({ textContent }) => textContent)).toEqual([
      ...['1', 'X', '2', '1 −0.5', '2 +0.5', 'O 2.5', 'U 2.5', 'O 3'],
    ]);
    expect(view.querySelectorAll('.events li')).toHaveLength(8);
    expect(view.querySelector('.events li')?.textContent).toContain('Minute 10, m1 Home, 10 : 0');
    buttonOf('Show all 10').click();
    expect(view.querySelectorAll('.events li')).toHaveLength(10);
    expect(view.querySelector('.seed')?.textContent).toContain(seedHash);
    platform.details = { m1: { match: liveOf('m1', { total: ['1.70', '2.20'], suspended: true }), events } };
    await page.pass(5000);
    expect(view.querySelector('.note')?.textContent).toBe(text('match.closed'));
    buttonOf('‹ All matches').click();
    expect(view.hidden).toBe(true);
    expect(document.activeElement).toBe(page.row('m1').querySelector('.match-open'));
  });

  it('that the address names is opened at once', async () => {
    await page.open([matchOf('m1'), matchOf('m2')], 'm2');
    expect(find('view-match').hidden).toBe(false);
    expect(find('view-match').querySelector('h2')?.textContent).toContain('m2 Home against m2 Away');
  });

  it('that nobody knows is said to be none, and the others are shown', async () => {
    await page.open([matchOf('m1')], 'gone');
    await page.pass();
    expect(find('view-match').hidden).toBe(true);
    expect(find('matches-note').hidden).toBe(false);
    expect(find('matches-note').textContent).toBe(text('match.unknown'));
    expect(names()).toEqual(['m1']);
  });

  it('that is over and of which nothing is kept says so, with a way to the others', async () => {
    platform.gone.add('old');
    await page.open([matchOf('m1')], 'old');
    expect(find('view-match').textContent).toContain(text('match.gone'));
    expect(find('view-match').hidden).toBe(false);
    await page.pass(10_000);
    expect(find('view-match').textContent).toContain(text('match.gone'));
    buttonOf('All matches', find('view-match')).click();
    expect([find('view-match').hidden, names()]).toEqual([true, ['m1']]);
  });

  it('that does not load can be tried again', async () => {
    platform.down.add('/vendor/match');
    await page.open([matchOf('m1')], 'm1');
    expect(find('view-match').textContent).toContain('The match did not load.');
    platform.down.clear();
    buttonOf('Try again', find('view-match')).click();
    await page.pass();
    expect(find('view-match').querySelectorAll('.price')).toHaveLength(7);
  });

  it('that is over shows its seed, and is drawn again from it', async () => {
    // jsdom has none.
    Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
    const model = modelOf({ sport: 'basketball', length: 'full', strengths: [90, 110] });
    const happened = played(model, 'a seed', 'm1');
    const hash = createHash('sha256').update('a seed').digest('hex');
    const verdictOf = async (changes: object) => {
      const match = liveOf('m1', { state: 'ended', markets: [] });
      platform.details = { m1: { match, model, events: happened, seedHash: hash, seed: 'a seed', ...changes } };
      await page.open([], 'm1');
      jest.useRealTimers();
      await new Promise((resolve) => setTimeout(resolve, 80));
      jest.useFakeTimers({ now: NOON });
      return find('view-match').querySelector('.verdict')?.textContent;
    };
    expect(await verdictOf({})).toBe(text('seed.good'));
    expect(find('view-match').textContent).toContain(text('match.ended'));
    expect(find('view-match').textContent).toContain(text('no.lines'));
    expect(await verdictOf({ events: happened.slice(1) })).toBe(text('seed.bad'));
    expect(await verdictOf({ seedHash: 'ab' })).toBe(text('seed.bad'));
  });
});
