import { useState } from 'react';
import { UserIcon } from '../icons';
import { join } from '../styles/join';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose it is. The first letter is drawn; without a name, the sign of a person. Decoration: say the name in text beside it. */
  name?: string | undefined;
  /** Address of their picture; the letter stands in its place when there is none or it does not come. */
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** A round sign for a person. */
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
