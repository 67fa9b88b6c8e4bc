import { UserIcon } from '../icons';
import { join } from '../styles/join';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose it is. The first letter is drawn; without a name, the sign of a person. Decoration: say the name in text beside it. */
  name?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** A round sign for a person. */
export function Avatar({ name = '', size = 'medium', className }: AvatarProps) {
  const [first] = name.trim();
  return (
    <span aria-hidden="true" className={join(styles.avatar, styles[size], className)}>
      {first === undefined ? <UserIcon size={size === 'large' ? 32 : 20} /> : first.toLocaleUpperCase()}
    </span>
  );
}
