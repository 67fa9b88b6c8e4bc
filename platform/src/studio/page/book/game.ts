import { CallError } from '../api';
import { find } from '../dom';
import { failWith } from '../fail';
import { createPurse } from '../purse';
import { element } from '../sheet';
import type { Opened } from '../table/game';
import type { Text } from '../texts';
import { openPage } from '../visit';
import { createFeed, type Feed } from './feed';
import { MOST_LEGS } from './limits';
import { createNews } from './news';
import { nameOf } from './picks';
import type { PriceNow } from './price';
import { endReceipt } from './receipt';
import { openBookRules } from './rules';
import { oldText, type Scope } from './scope';
import { createSlip } from './slip';
import { createLegs } from './slip-legs';
import { toast } from './toast';
import { createViews } from './views';

interface Parts {
  readonly text: Text;
  readonly locale: string;
  /** The match that the address names. */
  readonly wanted: string | null;
}

const SECOND = 1000;
/** Why there is no book at the moment. */
const CLOSED: ReadonlySet<string> = new Set([
  ...['permission.denied', 'system.upgrading', 'vendor.maintenance', 'ip.restricted'],
]);

/** Opens the book of matches of a visit. */
export function openBook(visit: Opened, { text, locale, wanted }: Parts): void {
  const { game } = visit;
  let closed = '';
  const purse = createPurse(visit);
  /** What fails says so in its own place: only the visit's end is of more weight. */
  const quiet = (error: unknown) => failWith(error, () => {});

  const legs = createLegs({ offerOf: (pick) => feed.offerOf(pick), scoreOf: (id) => feed.scoreOf(id) }, () => update());
  /** Matches with legs on other lines than the list has. */
  const apart = () =>
    legs.readings.flatMap(({ leg }) => {
      const main = feed.matches.find(({ matchId }) => matchId === leg.matchId)?.markets;
      return main?.some(({ market, line }) => market === leg.market && line === leg.line) ? [] : [leg.matchId];
    });
  const feed: Feed = createFeed({
    wanted: apart,
    onAnswer(book) {
      legs.forget();
      update();
      void news.hear(book).then((isOther) => (isOther ? views.refreshBets() : undefined), quiet);
    },
    onFail(error) {
      quiet(error);
      closed = error instanceof CallError && CLOSED.has(error.code) ? text(error.code) : '';
      update();
    },
  });

  const onPick = ({ pick, offer, clubs, score }: PriceNow) => {
    const { home, away } = clubs;
    const isIn = legs.toggle({ ...pick, odds: offer.odds, home, away, ...(score && { score }) });
    if (isIn === undefined) toast(text('slip.full', { n: MOST_LEGS }));
    else find('spoken').textContent = text(isIn ? 'slip.in' : 'slip.out', { name: nameOf(text, pick, clubs) });
  };
  const scope: Scope = { text, locale, feed, legs, onPick };
  const news = createNews(text, {
    purse,
    onChange: () => views.update(),
    onEnded: (bets) => endReceipt(scope, bets),
  });
  const views = createViews(scope, { openBets: () => news.open, onFail: quiet });
  const { minBet, maxStake, stakeStep } = game;
  const slip = createSlip(scope, {
    ...{ purse, minBet, maxStake, stakeStep },
    onPlaced() {
      news.placed();
      void views.refreshBets();
    },
    onBets: () => views.open('bets'),
  });

  const showOld = () => {
    const into = find('old');
    const since = feed.isLoaded ? oldText(scope) : text('old.first');
    const said = feed.isOld ? closed || since : '';
    if (into.dataset['said'] === said) return;
    into.dataset['said'] = said;
    if (said === '') return into.replaceChildren();
    const again = element('button', { type: 'button', class: 'plain' }, text('retry'));
    again.addEventListener('click', () => void feed.refresh());
    into.replaceChildren(element('p', {}, said), again);
  };
  const update = () => {
    showOld();
    views.update();
    slip.update();
  };

  find('rules-open').addEventListener('click', () => {
    openBookRules(text, game).catch(() => toast(text('rules.failed')));
  });
  setInterval(() => {
    if (!document.hidden) views.tick();
  }, SECOND);
  update();
  if (wanted !== null) views.openMatch(wanted);
  void feed.refresh();
  openPage('rules-open');
}
