import { join } from '@foyer/shared/ui';
import { NavLink } from 'react-router-dom';
import styles from './place.module.css';

interface PlaceProps {
  readonly to: string;
  readonly label: string;
  /** Whether it is marked on its own page alone, and not on pages below it. */
  readonly end?: boolean;
}

/** A page in the navigation of desk or console, marked where it is shown. */
export function Place({ to, label, end = false }: PlaceProps) {
  return (
    <NavLink to={to} end={end} className={join(styles.place)}>
      {label}
    </NavLink>
  );
}
