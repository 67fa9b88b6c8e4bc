import { Slot, useWidgets } from '../home/slot';
import styles from './header.module.css';

/**
 * The header's slot beside the menu. It keeps room for its widgets, so that nothing moves; without widgets for this visitor it
 * takes none.
 * @param ready whether widgets may load, after what everybody waits for
 */
export function HeaderIcons({ ready }: { ready: boolean }) {
  if (useWidgets('header.icons').length === 0) return null;
  return <div className={styles.icons}>{ready ? <Slot name="header.icons" /> : null}</div>;
}
