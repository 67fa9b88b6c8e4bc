import { call, serverNow, siteConfig } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { ValueOf } from '@foyer/shared/contract';
import { currentLanguage, useT } from '@foyer/shared/i18n';
import { useLocation } from '@foyer/shared/router';
import { sessionStore, useSession } from '@foyer/shared/session';
import { formatMoney } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';

type Win = ValueOf<'tellWins'>['wins'][number];

/** Time in ms after a draw until its wins are asked for, and between two questions while they are not known yet. */
const SETTLED_AFTER = 1500;
const EVERY = 3000;
/** How long a win is told, in ms: a toast that follows takes the place of the one before. */
const TOLD_FOR = 4000;
/** Pages that tell of wins themselves, where one looks for them. */
const OWN_WORDS = ['/m/startLottery', '/m/lotteryOrders'];

/** Shows a win after the other. */
function useTell(): (wins: readonly Win[]) => void {
  const t = useT('games');
  const currency = useSession(({ wallet }) => wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const userName = useSession(({ session }) => session?.userName);
  return (wins) => {
    // Whoever signed out meanwhile hears nothing, nor does who comes next.
    const isTheirs = () => sessionStore.getState().session?.userName === userName;
    if (wins.length > 0 && isTheirs()) bus.emit('wallet:refresh');
    for (const [place, { displayName: lottery, payout }] of wins.entries()) {
      const text = t('wins.told', { lottery, amount: formatMoney(payout, currency) });
      const show = () => isTheirs() && bus.emit('toast:show', { text, kind: 'success', duration: TOLD_FOR });
      setTimeout(show, place * TOLD_FOR);
    }
  };
}

/**
 * Tells a member of what they won in lotteries, and by bets on matches, since the site was opened, on every page and once for each of them
 * (F-SETTLE-06). It asks after the draws and matches that they wait for, and while the page is looked at.
 */
export default function Wins() {
  const { pathname } = useLocation();
  const [since] = useState(serverNow);
  const nextDraw = useSession(({ wallet }) => wallet?.nextDraw);
  const [due, setDue] = useState(nextDraw);
  const tell = useTell();
  useEffect(() => setDue(nextDraw), [nextDraw]);
  useEffect(() => {
    if (due === undefined || OWN_WORDS.includes(pathname)) return;
    const ask = async () => {
      if (!document.hidden) {
        const told = await call('tellWins', { query: { language: currentLanguage() }, body: { since } }).catch(
          () => undefined,
        );
        if (told !== undefined) {
          tell(told.wins);
          if (told.nextDraw !== due) return setDue(told.nextDraw);
        }
      }
      timer = setTimeout(ask, EVERY);
    };
    let timer = setTimeout(ask, Math.max(due + SETTLED_AFTER - serverNow(), 0));
    return () => clearTimeout(timer);
  }, [due, pathname, since]);
  return null;
}
