import { useT } from '@foyer/shared/i18n';
import { useLeaveGuard } from '@foyer/shared/router';
import { ConfirmDialog } from '@foyer/shared/ui';

/** Asks before a step away loses rates that are not saved yet (F-AGENTREBATE-05). */
export function Unsaved({ name, unsaved }: { name: string; unsaved: boolean }) {
  const t = useT('agent');
  const { asked, stay, leave } = useLeaveGuard(unsaved);
  return (
    <ConfirmDialog
      open={asked}
      title={t('rates.unsaved')}
      cancelLabel={t('rates.stay')}
      confirmLabel={t('rates.leave')}
      danger
      onCancel={stay}
      onConfirm={leave}
    >
      <p>{t('rates.unsavedNote', { name })}</p>
    </ConfirmDialog>
  );
}
