import { widgetsOf } from '../federation';
import { Slot } from '../home/slot';
import styles from './header.module.css';

/**
 * What remotes put beside the menu. Its room is kept until it comes, so that nothing beside it moves; without such widgets it
 * takes none.
 *
 * @param ready whether it may load yet: what everybody waits for goes first
 */
export function HeaderIcons({ ready }: { ready: boolean }) {
  if (widgetsOf('header.icons').length === 0) return null;
  return <div className={styles.icons}>{ready ? <Slot name="header.icons" /> : null}</div>;
}
