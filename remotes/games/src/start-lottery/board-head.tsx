import type { LotteryResult } from '@foyer/shared/contract';
import { countdownText, useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { ChartIcon, formatMoney, HistoryIcon, join, Skeleton, TrophyIcon } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import type { Board } from '../lottery-bets/picks';
import { headNumbers } from '../lottery-bets/result-words';
import { ResultNumbers } from '../lottery-results/result-numbers';
import styles from './board-head.module.css';
import { useLastResult, useNews } from './get-last-result';
import { useOwnWin } from './use-own-win';

interface BoardHeadProps {
  board: Board;
  currency: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Seconds before the closing from which the countdown warns. */
const SOON = 10;

/** The draw that closed last while the page was open: also one that closed while nobody looked. */
function useClosed({ issue }: Board, isOver: boolean): string | undefined {
  const [shown, setShown] = useState(issue);
  const [closed, setClosed] = useState<string>();
  useEffect(() => {
    if (isOver || shown !== issue) setClosed(isOver ? issue : shown);
    setShown(issue);
  }, [issue, isOver, shown]);
  return closed;
}

function LastResult({ code, result }: { code: string; result: LotteryResult }) {
  const t = useT('games');
  return (
    <div className={styles.last}>
      <p className={styles.label}>{t('lottery.last', { issue: result.issue })}</p>
      <ResultNumbers code={code} result={result} size="large" />
    </div>
  );
}

/** What is told once of draws that close and results that come while the page is open (F-LOTTERYBET-02, F-DRAW-05). */
function News({ closed, result }: { closed: string | undefined; result: LotteryResult | undefined }) {
  const t = useT('games');
  const numbers = result && headNumbers(result).join(' ');
  const told = result?.state === 'void' ? 'startLottery.toldVoid' : 'startLottery.told';
  return (
    <>
      <p role="status" className="visually-hidden">
        {closed === undefined ? '' : t('startLottery.closed', { issue: closed })}
      </p>
      <p role="status" className="visually-hidden">
        {result === undefined ? '' : t(told, { issue: result.issue, numbers })}
      </p>
    </>
  );
}

/** Name, draw and countdown of a lottery, its last result, and the ways to results and orders. */
export function BoardHead({ board, currency, now }: BoardHeadProps) {
  const t = useT('games');
  const isMember = useSession(({ session }) => session !== undefined);
  const { code, displayName, issue, closesAt, interval } = board;
  const left = closesAt - now;
  const isOver = left <= 0;
  const results = useLastResult(code, interval);
  const result = results.data?.content[0];
  const news = useNews(result);
  const won = useOwnWin(code, news?.issue);
  const closed = useClosed(board, isOver);
  const share = Math.min(1, Math.max(0, left / (interval * 1000)));
  return (
    <section aria-label={displayName} className={styles.head}>
      <div className={styles.draw}>
        <div className={styles.names}>
          <h2 className={styles.name}>{displayName}</h2>
          <p className={styles.label}>{t('startLottery.issue', { issue })}</p>
        </div>
        <p className={join(styles.clock, left <= SOON * 1000 && styles.soon)}>
          <span className={styles.label}>{t(isOver ? 'startLottery.shut' : 'startLottery.closes')}</span>
          <span role="timer" className={styles.time}>
            {countdownText(left)}
          </span>
        </p>
      </div>
      <span aria-hidden="true" className={styles.fuse}>
        <span
          className={join(styles.left, left <= SOON * 1000 && styles.burnt)}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </span>
      {result === undefined ? <Skeleton className={styles.waiting} /> : <LastResult code={code} result={result} />}
      <div>
        <div role="status">
          {won === undefined ? null : (
            <p className={styles.won}>
              <TrophyIcon size={20} />
              {t('startLottery.won', { amount: formatMoney(won, currency) })}
            </p>
          )}
        </div>
        <nav aria-label={t('startLottery.more')} className={styles.ways}>
          <Link to={`/m/lotteryResults?code=${code}`} className={styles.way}>
            <ChartIcon size={16} />
            {t('results.title')}
          </Link>
          {isMember ? (
            <Link to={`/m/lotteryOrders?code=${code}`} className={styles.way}>
              <HistoryIcon size={16} />
              {t('orders.title')}
            </Link>
          ) : null}
        </nav>
      </div>
      <News closed={closed} result={news} />
    </section>
  );
}
