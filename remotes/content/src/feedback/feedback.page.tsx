import { useT } from '@foyer/shared/i18n';
import { hasPage, useSearchParams } from '@foyer/shared/router';
import { InfoIcon, LinkButton } from '@foyer/shared/ui';
import styles from './feedback.module.css';
import { FeedbackForm } from './feedback-form';
import { FeedbackList } from './feedback-list';
import { OneFeedback } from './one-feedback';

const idOf = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** /m/feedback: a form with what was written before; `?id=` shows one of those (S2-ROUTES-31, B040). */
export default function FeedbackPage() {
  const t = useT('content');
  const id = useSearchParams()[0].get('id');
  if (id !== null) return <OneFeedback id={idOf(id)} />;
  return (
    <div className={styles.page}>
      <p className={styles.muted}>{t('feedback.lead')}</p>
      <FeedbackForm />
      {hasPage('/m/help') ? (
        <LinkButton to="/m/help" full icon={<InfoIcon size={20} />}>
          {t('feedback.help')}
        </LinkButton>
      ) : null}
      <FeedbackList />
    </div>
  );
}
