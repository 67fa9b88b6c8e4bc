import { useT } from '@foyer/shared/i18n';
import { ClearIcon } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import styles from './writing.module.css';

/** A chosen picture, and the button that takes it away. */
export function PictureTile({ file, place, onRemove }: { file: File; place: number; onRemove: () => void }) {
  const t = useT('content');
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <li className={styles.tile}>
      {src === undefined ? null : <img src={src} alt={t('writing.picture', { place })} className={styles.preview} />}
      <button type="button" aria-label={t('writing.remove', { place })} className={styles.remove} onClick={onRemove}>
        <ClearIcon size={20} />
      </button>
    </li>
  );
}
