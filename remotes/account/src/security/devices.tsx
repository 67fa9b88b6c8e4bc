import { call } from '@foyer/shared/api';
import { dateText, stampText, useT } from '@foyer/shared/i18n';
import { AccessList } from './access-list';
import { AccessRow } from './access-row';
import { useDevices } from './get-security';
import { useEnding } from './use-ending';

export function Devices({ placed }: { placed: boolean }) {
  const t = useT('account');
  const query = useDevices();
  const { ask, dialog } = useEnding('security.unbound');
  return (
    <>
      <AccessList
        // A new instance once the content above is placed, so that nothing shown moves.
        key={String(placed)}
        heading={t('security.devices')}
        empty={t('security.noDevices')}
        placed={placed}
        query={query}
        row={({ id, device, boundAt, lastSeenAt, current, sessions }) => (
          <AccessRow
            key={id}
            device={device}
            current={current}
            lines={[
              t('security.bound', { day: dateText(boundAt) }),
              `${t('security.seen', { when: stampText(lastSeenAt) })} · ${t('security.running', { count: sessions })}`,
            ]}
            action={t('security.unbind')}
            onEnd={() =>
              ask({
                title: t('security.unbindTitle'),
                text: t('security.unbindText', { device }),
                confirm: t('security.unbind'),
                send: () => call('unbindDevice', { query: { id } }),
              })
            }
          />
        )}
      />
      {dialog}
    </>
  );
}
