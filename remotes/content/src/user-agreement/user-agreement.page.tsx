import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { ServerHtml } from '../server-html/server-html';
import { useAgreement } from './get-agreement';
import styles from './user-agreement.module.css';

function Content() {
  const t = useT('content');
  return (
    <QueryView
      query={useAgreement()}
      skeleton={
        <Loading className={styles.shape}>
          <Skeleton className={styles.heading} />
          <Skeleton count={5} />
          <Skeleton className={styles.heading} />
          <Skeleton count={7} />
        </Loading>
      }
      isEmpty={({ content }) => content.trim() === ''}
      empty={<NoData text={t('agreement.empty')} action={<LinkButton to={HOME}>{t('agreement.home')}</LinkButton>} />}
    >
      {({ content }) => <ServerHtml html={content} className={styles.text} />}
    </QueryView>
  );
}

/** /m/useragreement: the agreement that members accept when they register. */
export default function UserAgreementPage() {
  return (
    <article className={styles.page}>
      <Content />
    </article>
  );
}
