import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { ErrorPanel, LinkButton, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { ServerHtml } from '../server-html/server-html';
import { useAgreement } from './get-agreement';
import styles from './user-agreement.module.css';

function Content() {
  const t = useT('content');
  const tShared = useT();
  const { data, error, isPending, isFetching, refetch } = useAgreement();
  if (isPending) {
    return (
      <Loading className={styles.shape}>
        <Skeleton className={styles.heading} />
        <Skeleton count={5} />
        <Skeleton className={styles.heading} />
        <Skeleton count={7} />
      </Loading>
    );
  }
  if (!data) {
    return <ErrorPanel title={tShared(errorTextKey(error))} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.content.trim() === '') {
    return <NoData text={t('agreement.empty')} action={<LinkButton to={HOME}>{t('agreement.home')}</LinkButton>} />;
  }
  return <ServerHtml html={data.content} className={styles.text} />;
}

/** /m/useragreement: what a member agrees to when registering. */
export default function UserAgreementPage() {
  return (
    <article className={styles.page}>
      <Content />
    </article>
  );
}
