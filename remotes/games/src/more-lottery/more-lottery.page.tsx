import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { Button, ErrorPanel, LinkButton, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { LotteryGroups } from '../lottery/lottery-groups';
import { useSeconds } from '../lottery/use-seconds';
import { useLotteriesByMode } from './get-lotteries-by-mode';
import { LotteryFilters } from './lottery-filters';
import { ALL, isSeen, useLotteryView } from './lottery-view';
import styles from './more-lottery.module.css';

/** /m/moreLottery: every lottery of every prize mode, to search and to choose from (S2-ROUTES-44, A093). */
export default function MoreLotteryPage() {
  const t = useT('games');
  const errorText = useT('shared');
  const now = useSeconds(true);
  const [view, changeView] = useLotteryView();
  // All lotteries are there: what is being typed narrows them at once, Enter keeps it in the address.
  const [typed, setTyped] = useState<string>();
  const change = (next: Parameters<typeof changeView>[0]) => {
    setTyped(undefined);
    changeView(next);
  };
  const { data, error, isFetching, refetch } = useLotteriesByMode();
  if (data === undefined) {
    if (error !== null)
      return <ErrorPanel title={errorText(errorTextKey(error))} busy={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading className={styles.page}>
        <Skeleton shape="block" className={styles.bar} />
        <Skeleton shape="block" count={4} className={styles.waiting} />
      </Loading>
    );
  }
  if (data.length === 0)
    return (
      <NoData
        text={t('lottery.empty')}
        action={
          <LinkButton size="small" to={HOME}>
            {t('launch.home')}
          </LinkButton>
        }
      />
    );
  const seen = data.filter((lottery) => isSeen({ ...view, search: typed ?? view.search }, lottery));
  return (
    <div className={styles.page}>
      <LotteryFilters lotteries={data} view={view} onChange={change} onType={setTyped} />
      <p role="status" className="visually-hidden">
        {t('moreLottery.found', { found: seen.length, all: data.length })}
      </p>
      <LotteryGroups lotteries={seen} now={now} />
      {seen.length === 0 ? (
        <NoData
          text={t('moreLottery.none')}
          action={<Button onClick={() => change(ALL)}>{t('moreLottery.reset')}</Button>}
        />
      ) : null}
    </div>
  );
}
