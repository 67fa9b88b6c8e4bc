import type { Announcement } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Button, Dialog, LinkButton } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import { NoticeList } from '../notice/notice-list';
import styles from './home-dialogs.module.css';

/** Number of notices in the dialog; the page has all. */
const SHOWN = 3;

interface NoticePopupProps {
  notices: readonly Announcement[];
  /** Called when it is visible; must be a stable function. */
  onShown: () => void;
  onClosed: () => void;
}

/** The newest notices, once per tab (S2-HOME-14). */
export function NoticePopup({ notices, onShown, onClosed }: NoticePopupProps) {
  const t = useT('content');
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  useEffect(onShown, [onShown]);
  return (
    <Dialog
      open={open}
      onClose={close}
      onGone={onClosed}
      title={t('noticePopup.title')}
      actions={
        <>
          <LinkButton to="/m/notice" onClick={close}>
            {t('noticePopup.all')}
          </LinkButton>
          <Button variant="primary" onClick={close}>
            {t('noticePopup.done')}
          </Button>
        </>
      }
    >
      <div className={styles.list}>
        <NoticeList notices={notices.slice(0, SHOWN)} heading="h3" onLeave={close} />
      </div>
    </Dialog>
  );
}
