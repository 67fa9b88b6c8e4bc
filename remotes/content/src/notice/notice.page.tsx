import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { notices, useAnnouncements } from '../announcements/get-announcements';
import styles from './notice.module.css';
import { NoticeList } from './notice-list';

function Content() {
  const t = useT('content');
  const { data, ...query } = useAnnouncements();
  return (
    <QueryView
      query={{ ...query, data: data && notices(data) }}
      skeleton={
        <Loading>
          <Skeleton shape="block" count={6} />
        </Loading>
      }
      empty={<NoData text={t('notice.empty')} action={<LinkButton to={HOME}>{t('notice.home')}</LinkButton>} />}
    >
      {(list) => <NoticeList notices={list} heading="h2" />}
    </QueryView>
  );
}

/** All notices of the merchant (S2-TICKER-01). */
export default function NoticePage() {
  return (
    <div className={styles.page}>
      <Content />
    </div>
  );
}
