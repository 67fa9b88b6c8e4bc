import { imageUrl } from '@foyer/shared/api';
import type { Announcement } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { hasPage } from '@foyer/shared/router';
import { ChevronLeftIcon, ChevronRightIcon, Dialog, GiftIcon, IconButton, LinkButton, Picture } from '@foyer/shared/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ServerHtml } from '../server-html/server-html';
import { Garland } from './garland';
import styles from './home-dialogs.module.css';

const REWARDS = '/m/rewardCenter';

interface AnnouncementPopupProps {
  items: readonly Announcement[];
  /** Called when the visitor closes it, before its closing animation. */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** Announcements one by one, with a link to the reward center for those with a promotion (S2-POPUP-01 to 05). */
export function AnnouncementPopup({ items, onClose, onClosed }: AnnouncementPopupProps) {
  const t = useT('content');
  const [index, setIndex] = useState(0);
  const [back, on] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const [open, setOpen] = useState(true);
  const leave = () => {
    onClose();
    setOpen(false);
  };
  const item = items[index];
  if (!item) return null;
  const last = items.length - 1;
  const turnTo = (place: number) => {
    flushSync(() => setIndex(place));
    // At either end the pressed button is disabled, so the focus moves to the other one to stay in the dialog.
    if (place === last) back.current?.focus();
    if (place === 0) on.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      onGone={onClosed}
      title={item.title}
      className={item.image ? undefined : styles.festive}
      art={item.image ? undefined : <Garland />}
      actions={
        item.promotionType && hasPage(REWARDS) ? (
          <LinkButton to={REWARDS} variant="primary" full icon={<GiftIcon size={20} />} onClick={leave}>
            {t('popup.reward')}
          </LinkButton>
        ) : undefined
      }
    >
      <div key={item.id} className={styles.item} aria-live="polite">
        {item.image ? <Picture src={imageUrl(item.image)} alt="" ratio="16:8" className={styles.picture} /> : null}
        <ServerHtml html={item.content ?? ''} onLeave={leave} />
      </div>
      {last > 0 ? (
        <div className={styles.pager}>
          <IconButton
            label={t('popup.previous')}
            icon={<ChevronLeftIcon />}
            ref={back}
            disabled={index === 0}
            onClick={() => turnTo(index - 1)}
          />
          <span className={styles.place}>{t('popup.place', { index: index + 1, count: items.length })}</span>
          <IconButton
            label={t('popup.next')}
            icon={<ChevronRightIcon />}
            ref={on}
            disabled={index === last}
            onClick={() => turnTo(index + 1)}
          />
        </div>
      ) : null}
    </Dialog>
  );
}
