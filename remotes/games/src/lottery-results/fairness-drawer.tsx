import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { dayText, stampText, useOpened } from '@foyer/shared/report';
import { Drawer, join, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { seedFits } from './check-seed';
import { isDayText, useFairness } from './get-results';
import styles from './lottery-results.module.css';

type Fairness = NonNullable<ValueOf<'lotteryFairness'>>;

const looks: Readonly<Record<string, string | undefined>> = { good: styles.good, bad: styles.bad };

/** Whether the seed is the one that was promised, worked out on this device once it is public. */
function Verdict({ fairness: { seed, hash } }: { fairness: Fairness }) {
  const t = useT('games');
  const [fits, setFits] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    if (seed !== null) void seedFits(seed, hash).then((found) => !isGone && setFits(found));
    return () => {
      isGone = true;
    };
  }, [seed, hash]);
  const kind = seed === null ? 'sealed' : fits === undefined ? 'open' : fits ? 'good' : 'bad';
  return (
    <p role="status" className={join(styles.verdict, looks[kind])}>
      {t(`fair.${kind}`)}
    </p>
  );
}

/** Hash and seed of a day, and how to work out its draws from them (F-DRAW-02, decision 49). */
function Shown({ fairness }: { fairness: Fairness }) {
  const t = useT('games');
  const { day, hash, seed, since, lastDrawAt } = fairness;
  return (
    <div className={styles.fair}>
      <Verdict fairness={fairness} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('fair.day')}</dt>
          <dd>{dayText(day, 'full')} · UTC</dd>
        </div>
        <div>
          <dt>{t('fair.hash')}</dt>
          <dd dir="ltr" className={styles.raw}>
            {hash}
          </dd>
        </div>
        <div>
          <dt>{t('fair.since')}</dt>
          <dd>{stampText(since)}</dd>
        </div>
        <div>
          <dt>{t('fair.seed')}</dt>
          {seed === null ? (
            <dd>{t('fair.later', { at: stampText(lastDrawAt) })}</dd>
          ) : (
            <dd dir="ltr" className={styles.raw}>
              {seed}
            </dd>
          )}
        </div>
      </dl>
      <h3>{t('fair.how')}</h3>
      <ol className={styles.how}>
        {[1, 2, 3, 4].map((step) => (
          <li key={step}>{t(`fair.how.${step}`)}</li>
        ))}
      </ol>
    </div>
  );
}

/** How the draws of the address's day are checked, over the results. */
export function FairnessDrawer({ code }: { code: string }) {
  const t = useT('games');
  const { id, close } = useOpened('day');
  const day = id !== undefined && isDayText(id) ? id : undefined;
  // The closing drawer shows its day until its animation ends.
  const shown = useRef(day);
  shown.current = day ?? shown.current;
  const query = useFairness(code, shown.current ?? '');
  return (
    <Drawer open={day !== undefined} onClose={close} title={t('fair.title')}>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton count={8} />
          </Loading>
        }
        empty={<NoData text={t('fair.none')} />}
      >
        {(fairness) => <Shown fairness={fairness} />}
      </QueryView>
    </Drawer>
  );
}
