import type { LotteryResult } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { dayText, ListEnd, momentText } from '@foyer/shared/report';
import { Link, useAddressQuery } from '@foyer/shared/router';
import { LinkButton, Loading, NoData, QueryView, SegmentedControl, Skeleton } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import { listedIn, useLotteryMenu } from '../lottery/get-lottery-menu';
import { VnResults } from '../numero/vn-results';
import { FairnessDrawer } from './fairness-drawer';
import { dayOfIssue, useResults } from './get-results';
import styles from './lottery-results.module.css';
import { ResultNumbers } from './result-numbers';

const skeleton = (
  <Loading>
    <Skeleton shape="block" count={6} className={styles.waiting} />
  </Loading>
);

function Row({ code, result }: { code: string; result: LotteryResult }) {
  const t = useT('games');
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b>{t('orders.issue', { issue: result.issue })}</b>
        <span>{momentText(result.drawAt)}</span>
      </p>
      <ResultNumbers code={code} result={result} />
    </li>
  );
}

/** The results of a lottery by the day (UTC) whose seed they follow from, with the way to check them. */
function Results({ code, results }: { code: string; results: readonly LotteryResult[] }) {
  const t = useT('games');
  const days = [...new Set(results.map(({ issue }) => dayOfIssue(issue)))];
  return days.map((day) => (
    <section key={day} aria-label={day} className={styles.day}>
      <h2 className={styles.date}>
        <span>{dayText(day, 'full')} · UTC</span>
        <Link
          to={{ search: `?${new URLSearchParams({ code, day })}` }}
          state={{ opened: true }}
          className={styles.check}
        >
          {t('results.check')}
        </Link>
      </h2>
      <ul className={styles.list}>
        {results
          .filter(({ issue }) => dayOfIssue(issue) === day)
          .map((result) => (
            <Row key={result.issue} code={code} result={result} />
          ))}
      </ul>
    </section>
  ));
}

/** /m/lotteryResults?code=…: past results of a lottery, and how to check them at `&day=` (F-DRAW-06, decision 51). */
export default function LotteryResultsPage() {
  const t = useT('games');
  const { drawn, replace } = useAddressQuery();
  const { data: menu, isError } = useLotteryMenu();
  const lotteries = menu && listedIn(menu);
  // An address that names none shows the first.
  const code = drawn.get('code') ?? lotteries?.[0]?.code ?? '';
  const { query, results } = useResults(code);
  const chips = useRef<HTMLDivElement>(null);
  // Their place is kept until they are known.
  const isChoice = lotteries === undefined || lotteries.length > 1;
  const isKnown = lotteries !== undefined;
  // Rows of prizes have pages of their own, day by day.
  const isVietnamese =
    lotteries?.find((each) => each.code === code)?.gameClassifyNew === 'VIETNAM' ||
    results?.some(({ prizes }) => prizes !== undefined) === true;
  useEffect(() => {
    // The chosen lottery may stand beyond the edge of the row.
    if (isKnown && code !== '')
      chips.current
        ?.querySelector('input:checked')
        ?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [code, isKnown]);
  const none = (
    <NoData
      text={t('startLottery.gone')}
      action={
        <LinkButton to="/m/lottery" variant="primary">
          {t('startLottery.others')}
        </LinkButton>
      }
    />
  );
  return (
    <div className={styles.page}>
      {isChoice ? (
        <div ref={chips} className={styles.lotteries}>
          {lotteries === undefined ? null : (
            <SegmentedControl
              look="chips"
              label={t('results.lottery')}
              value={code}
              onChange={(next) => replace(new URLSearchParams({ code: next }))}
              className={styles.chips}
              items={lotteries.map((lottery) => ({ value: lottery.code, label: lottery.displayName }))}
            />
          )}
        </div>
      ) : null}
      <QueryView
        query={{ ...query, data: code === '' && (isKnown || isError) ? null : results }}
        skeleton={skeleton}
        empty={none}
      >
        {(rows) => (
          <>
            <LinkButton full variant="primary" to={`/m/startLottery?code=${code}`}>
              {t('results.bet')}
            </LinkButton>
            {isVietnamese ? (
              <VnResults code={code} />
            ) : (
              <>
                <Results code={code} results={rows} />
                <ListEnd query={query} end={t('results.end')} />
              </>
            )}
          </>
        )}
      </QueryView>
      <FairnessDrawer code={code} />
    </div>
  );
}
