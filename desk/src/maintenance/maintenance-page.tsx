import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, IconButton, Loading, RefreshIcon, Skeleton } from '@foyer/shared/ui';
import { useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { MaintainedVendor, Maintenance } from '../calls/shapes';
import { useTitle } from '../front/use-title';
import { useShortcuts } from '../keys/keys';
import styles from '../list/list.module.css';
import { KeepDialog, type Question } from './keep-dialog';
import { useMaintenance } from './maintenance-calls';
import { SiteState } from './site-state';
import { VendorTable } from './vendor-table';

/** Whether the merchant's site and its vendors are in maintenance; a manager closes and opens them (B036). */
export function MaintenancePage() {
  const t = useT('desk');
  const { data, error, isFetching, refetch } = useMaintenance();
  const reload = () => void refetch();
  useTitle(t('nav.maintenance'));
  useShortcuts([{ keys: ['r'], label: 'keys.reload', run: reload }]);
  return (
    <div className={styles.page}>
      <section className={styles.side} aria-labelledby="maintenance-title">
        <div className={styles.panelHead}>
          <h1 id="maintenance-title" className={styles.title}>
            {t('nav.maintenance')}
          </h1>
          <IconButton
            label={t('orders.reload')}
            icon={<RefreshIcon size={20} />}
            aria-busy={isFetching}
            onClick={reload}
          />
        </div>
        {error === null ? null : (
          <ErrorPanel
            look={data === undefined ? 'page' : 'inline'}
            title={failureText(t, error)}
            busy={isFetching}
            onRetry={reload}
          />
        )}
        {data === undefined ? (
          error === null ? (
            <Loading className={styles.loading}>
              <Skeleton shape="block" count={5} />
            </Loading>
          ) : null
        ) : (
          <Standing now={data} />
        )}
      </section>
    </div>
  );
}

function Standing({ now }: { readonly now: Maintenance }) {
  const t = useT('desk');
  const [asked, setAsked] = useState<Question>();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const ask = (question: Question) => {
    setSaid('');
    setAsked(question);
    setOpen(true);
  };
  const vendor = (about: MaintainedVendor) => ask({ about, isOpening: about.until !== null });
  return (
    <>
      <p role="status" className={styles.outcome}>
        {said}
      </p>
      <SiteState isClosed={now.closed} {...(now.may ? { onAsk: () => ask({ isOpening: now.closed }) } : {})} />
      <h2 className={styles.small}>{t('maintenance.vendors')}</h2>
      <VendorTable vendors={now.vendors} {...(now.may ? { onAsk: vendor } : {})} />
      {asked === undefined ? null : (
        <KeepDialog
          open={open}
          question={asked}
          onDone={(text) => {
            setSaid(text);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
