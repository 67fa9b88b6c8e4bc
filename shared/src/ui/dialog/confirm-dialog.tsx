import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode | undefined;
  onConfirm: () => void;
  /** Called by the cancel button, mask and escape key. Without it the dialog has only the confirm button. */
  onCancel?: (() => void) | undefined;
  /** Default: the kit's "OK". */
  confirmLabel?: ReactNode | undefined;
  /** Default: the kit's "Cancel". */
  cancelLabel?: ReactNode | undefined;
  /** For actions that destroy or cost something. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, onConfirm, onCancel, confirmLabel, cancelLabel, danger = false, busy = false } = props;
  const t = useT('shared');
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel ?? onConfirm}
      dismissable={onCancel !== undefined && !busy}
      actions={
        <>
          {onCancel === undefined ? null : (
            <Button full disabled={busy} onClick={onCancel}>
              {cancelLabel ?? t('ui.cancel')}
            </Button>
          )}
          <Button full variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel ?? t('ui.ok')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
