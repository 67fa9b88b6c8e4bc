import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { ErrorPanel, LinkButton, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { notices, useAnnouncements } from '../announcements/get-announcements';
import styles from './notice.module.css';
import { NoticeList } from './notice-list';

function Content() {
  const t = useT('content');
  const tShared = useT();
  const { data, error, isPending, isFetching, refetch } = useAnnouncements();
  if (isPending) {
    return (
      <Loading>
        <Skeleton shape="block" count={6} />
      </Loading>
    );
  }
  if (!data) {
    return <ErrorPanel title={tShared(errorTextKey(error))} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const list = notices(data);
  if (list.length > 0) return <NoticeList notices={list} heading="h2" />;
  return <NoData text={t('notice.empty')} action={<LinkButton to={HOME}>{t('notice.home')}</LinkButton>} />;
}

/** All notices of the merchant (S2-TICKER-01). */
export default function NoticePage() {
  return (
    <div className={styles.page}>
      <Content />
    </div>
  );
}
