import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { Button, LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import type { ModeLottery } from '../lottery/get-lotteries';
import { arranged, type OnMenu, useLotteryMenu } from '../lottery/get-lottery-menu';
import { LotteryGroups } from '../lottery/lottery-groups';
import { MenuFailed } from '../lottery/menu-failed';
import { useSeconds } from '../lottery/use-seconds';
import { useLotteriesByMode } from './get-lotteries-by-mode';
import { LotteryFilters } from './lottery-filters';
import { ALL, matches, useLotteryView } from './lottery-view';
import styles from './more-lottery.module.css';

interface LotteriesProps {
  lotteries: readonly OnMenu<ModeLottery>[];
  menu: ReturnType<typeof useLotteryMenu>;
}

function Lotteries({ lotteries, menu }: LotteriesProps) {
  const t = useT('games');
  const now = useSeconds(true);
  const [view, changeView] = useLotteryView();
  // All lotteries are loaded, so typing filters them at once; Enter stores the text in the address.
  const [typed, setTyped] = useState<string>();
  const change = (next: Parameters<typeof changeView>[0]) => {
    setTyped(undefined);
    changeView(next);
  };
  const seen = lotteries.filter((lottery) => matches({ ...view, search: typed ?? view.search }, lottery));
  return (
    <div className={styles.page}>
      <MenuFailed menu={menu} />
      <LotteryFilters lotteries={lotteries} menu={menu.data} view={view} onChange={change} onType={setTyped} />
      <p role="status" className="visually-hidden">
        {t('moreLottery.found', { found: seen.length, all: lotteries.length })}
      </p>
      <LotteryGroups lotteries={seen} menu={menu.data} now={now} />
      {seen.length === 0 ? (
        <NoData
          text={t('moreLottery.none')}
          action={<Button onClick={() => change(ALL)}>{t('moreLottery.reset')}</Button>}
        />
      ) : null}
    </div>
  );
}

/** /m/moreLottery: every lottery of every prize mode, with search and filters (S2-ROUTES-44, A093). */
export default function MoreLotteryPage() {
  const t = useT('games');
  const home = (
    <LinkButton size="small" to={HOME}>
      {t('launch.home')}
    </LinkButton>
  );
  const query = useLotteriesByMode();
  const menu = useLotteryMenu();
  return (
    <QueryView
      query={{ ...query, data: arranged(query, menu) }}
      skeleton={
        <Loading className={styles.page}>
          <Skeleton shape="block" className={styles.bar} />
          <Skeleton shape="block" count={4} className={styles.waiting} />
        </Loading>
      }
      empty={<NoData text={t('lottery.empty')} action={home} />}
    >
      {(lotteries) => <Lotteries lotteries={lotteries} menu={menu} />}
    </QueryView>
  );
}
