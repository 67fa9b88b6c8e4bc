import { bus } from '@foyer/shared/bus';
import type { Activity, Application } from '@foyer/shared/contract';
import { TRIAL_TYPE } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { useSession } from '@foyer/shared/session';
import { Button, Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { ApplicationState } from './application-state';
import styles from './apply.module.css';
import { ApplyForm } from './apply-form';
import { useApplication } from './get-application';

interface ApplyProps {
  /** Id of the activity. */
  id: number;
  status: Activity['status'];
}

/** What a member sees: how their application stands, or the form. An application of an ended activity still shows. */
function OfMember({ id, status }: ApplyProps) {
  const t = useT('content');
  const query = useApplication(id);
  const [sent, setSent] = useState<Application>();
  // The form stays where the activity ends while somebody writes, so that the refusal keeps the text.
  const [open] = useState(status === 'running');
  const form = open ? (
    <ApplyForm id={id} onSent={setSent} />
  ) : (
    <p className={styles.muted}>{t(status === 'coming' ? 'apply.soon' : 'activity.ended')}</p>
  );
  if (sent !== undefined) return <ApplicationState application={sent} />;
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Skeleton shape="block" className={styles.waiting} />
        </Loading>
      }
      failed={{ look: 'inline' }}
      empty={form}
    >
      {(application) => <ApplicationState application={application} />}
    </QueryView>
  );
}

/** The application for an activity that asks for one (F-APPLY-01). */
export function Apply({ id, status }: ApplyProps) {
  const t = useT('content');
  const type = useSession(({ session }) => session?.type);
  const isMember = useSession(({ session }) => session !== undefined);
  return (
    <section className={styles.apply}>
      <h3 className={styles.title}>{t('apply.title')}</h3>
      {isMember ? (
        type === TRIAL_TYPE ? (
          <p className={styles.muted}>{t('apply.trial')}</p>
        ) : (
          <OfMember key={id} id={id} status={status} />
        )
      ) : (
        <Button
          variant="primary"
          full
          onClick={() => bus.emit('login:required', { returnTo: `/m/activityInfo?id=${id}` })}
        >
          {t('apply.login')}
        </Button>
      )}
    </section>
  );
}
