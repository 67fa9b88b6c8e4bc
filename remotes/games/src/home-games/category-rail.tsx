import { useT } from '@foyer/shared/i18n';
import { hasPage, Link } from '@foyer/shared/router';
import { join } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import { CategoryIcon } from '../catalogue/category-icon';
import { useCategoryName } from '../catalogue/use-category-name';
import { scrollBehaviour } from '../motion/use-still';
import styles from './category-rail.module.css';

const LOBBY = '/m/gameLobby';

export interface CategoryRailProps {
  codes: readonly string[];
  active: string;
  onPick: (code: string) => void;
}

/** One entry per category, icon above label; sticks to the top and keeps the active entry in view. */
export function CategoryRail({ codes, active, onPick }: CategoryRailProps) {
  const t = useT('games');
  const nameOf = useCategoryName();
  const row = useRef<HTMLUListElement>(null);
  const seen = useRef(codes[0]);

  useEffect(() => {
    // The row begins at its first entry; to measure it at once would lay home out once more.
    if (seen.current === active) return;
    seen.current = active;
    const list = row.current;
    const entry = list?.querySelector<HTMLElement>(`[data-code="${CSS.escape(active)}"]`);
    if (!list || !entry) return;
    const middle = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
    list.scrollTo?.({ left: middle, behavior: scrollBehaviour() });
  }, [active]);

  return (
    <nav aria-label={t('home.categories')} className={styles.rail}>
      <ul ref={row} className={styles.row}>
        {codes.map((code) => (
          <li key={code} data-code={code} className={styles.item}>
            <button
              type="button"
              aria-current={code === active ? 'true' : undefined}
              onClick={() => onPick(code)}
              className={join(styles.entry, code === active && styles.active)}
            >
              <CategoryIcon code={code} />
              <span className={styles.name}>{nameOf(code)}</span>
            </button>
          </li>
        ))}
        {hasPage(LOBBY) ? (
          <li className={styles.item}>
            <Link to={LOBBY} className={styles.entry}>
              <CategoryIcon code="" />
              <span className={styles.name}>{t('home.lobby')}</span>
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
