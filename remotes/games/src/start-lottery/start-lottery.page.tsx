import { useT } from '@foyer/shared/i18n';
import { useSearchParams } from '@foyer/shared/router';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { BetTable } from './bet-table';
import { useBoard } from './get-board';
import styles from './start-lottery.module.css';

/** No lottery of the code, or one that the merchant has closed: the way to the others. */
function Gone() {
  const t = useT('games');
  return (
    <NoData
      text={t('startLottery.gone')}
      action={
        <LinkButton to="/m/lottery" variant="primary">
          {t('startLottery.others')}
        </LinkButton>
      }
    />
  );
}

const skeleton = (
  <Loading className={styles.page}>
    <Skeleton shape="block" className={styles.waitHead} />
    <Skeleton shape="block" className={styles.waitTabs} />
    <Skeleton shape="block" className={styles.waitBoard} />
  </Loading>
);

function OfCode({ code }: { code: string }) {
  const query = useBoard(code);
  return (
    <QueryView query={query} skeleton={skeleton} empty={<Gone />}>
      {(board) => <BetTable board={board} query={query} />}
    </QueryView>
  );
}

/** /m/startLottery?code=…: board, slip and order of a house lottery (S2-ROUTES-45, A093, B034). */
export default function StartLotteryPage() {
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  return code === '' ? <Gone /> : <OfCode key={code} code={code} />;
}
