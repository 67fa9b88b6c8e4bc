import type { Announcement } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Button, Dialog, LinkButton } from '@foyer/shared/ui';
import { NoticeList } from '../notice/notice-list';
import styles from './home-dialogs.module.css';
import { useClosing } from './use-closing';

/** So many stand in the dialog; the page has them all. */
const SHOWN = 3;

/** The newest notices, once per tab (S2-HOME-14). */
export function NoticePopup({ notices, onClosed }: { notices: readonly Announcement[]; onClosed: () => void }) {
  const t = useT('content');
  const { open, close } = useClosing(onClosed);
  return (
    <Dialog
      open={open}
      onClose={close}
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
