import { useState } from 'react';
import { UserIcon } from '../icons';
import { join } from '../styles/join';
import styles from './avatar.module.css';

export interface AvatarProps {
  /**
   * The person's name, whose first letter is drawn. Without it the avatar shows a person. The avatar is decoration: write the
   * name beside it.
   */
  name?: string | undefined;
  /** Address of the picture. The letter stands in for a missing one. */
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

export function Avatar({ name = '', src, size = 'medium', className }: AvatarProps) {
  const [first] = name.trim();
  const [failed, setFailed] = useState<string>();
  if (src !== undefined && src !== '' && src !== failed) {
    return (
      <span aria-hidden="true" className={join(styles.avatar, styles[size], className)}>
        <img src={src} alt="" draggable={false} className={styles.picture} onError={() => setFailed(src)} />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={join(styles.avatar, styles[size], className)}>
      {first === undefined ? <UserIcon size={size === 'large' ? 32 : 20} /> : first.toLocaleUpperCase()}
    </span>
  );
}
