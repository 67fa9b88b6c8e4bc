import { call } from '@foyer/shared/api';
import { stampText, useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { AccessList } from './access-list';
import { AccessRow } from './access-row';
import { useSessions } from './get-security';
import styles from './security.module.css';
import { useEnding } from './use-ending';

export function Sessions({ placed }: { placed: boolean }) {
  const t = useT('account');
  const query = useSessions();
  const { ask, dialog } = useEnding('security.ended');
  const hasOthers = query.data?.some(({ current }) => !current) ?? false;
  return (
    // A new instance once the content above is placed, so that nothing shown moves.
    <div key={String(placed)} className={styles.group}>
      <AccessList
        heading={t('security.sessions')}
        empty={t('security.noSessions')}
        placed={placed}
        query={query}
        row={({ id, device, address, lastSeenAt, current }) => (
          <AccessRow
            key={id}
            device={device}
            current={current}
            lines={[
              <bdi key="address">{address}</bdi>,
              current ? t('security.now') : t('security.seen', { when: stampText(lastSeenAt) }),
            ]}
            action={t('mine.signOut')}
            onEnd={() =>
              ask({
                title: t('security.endTitle'),
                text: t('security.endText', { device }),
                confirm: t('mine.signOut'),
                send: () => call('endSession', { query: { id } }),
              })
            }
          />
        )}
      />
      {placed && hasOthers ? (
        <Button
          full
          onClick={() =>
            ask({
              title: t('security.othersTitle'),
              text: t('security.othersText'),
              confirm: t('security.others'),
              send: () => call('endOtherSessions', {}),
            })
          }
        >
          {t('security.others')}
        </Button>
      ) : null}
      {dialog}
    </div>
  );
}
