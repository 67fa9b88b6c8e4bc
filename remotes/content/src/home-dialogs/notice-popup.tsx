import type { Announcement } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Button, Dialog, LinkButton } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import { NoticeList } from '../notice/notice-list';
import styles from './home-dialogs.module.css';

/** So many stand in the dialog; the page has them all. */
const SHOWN = 3;

interface NoticePopupProps {
  notices: readonly Announcement[];
  /** It stands on the page; also a function that stays the same. */
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
