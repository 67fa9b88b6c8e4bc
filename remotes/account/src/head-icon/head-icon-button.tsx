import { imageUrl } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Avatar, PlusIcon } from '@foyer/shared/ui';
import { useState } from 'react';
import styles from './head-icon-button.module.css';
import { HeadIconSheet } from './head-icon-sheet';

interface HeadIconButtonProps {
  name: string;
  path: string | undefined;
}

/** The member's picture; a press opens the choice of another. */
export function HeadIconButton({ name, path }: HeadIconButtonProps) {
  const t = useT('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={t('headIcon.change')} className={styles.button} onClick={() => setOpen(true)}>
        <Avatar name={name} src={path ? imageUrl(path) : undefined} size="large" />
        <span aria-hidden="true" className={styles.sign}>
          <PlusIcon size={16} />
        </span>
      </button>
      <HeadIconSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
