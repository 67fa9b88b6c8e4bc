import { imageUrl, serverNow } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { momentText } from '@foyer/shared/report';
import { Link } from '@foyer/shared/router';
import { Picture, Skeleton, usePress } from '@foyer/shared/ui';
import { memo, useId } from 'react';
import { CategoryIcon } from '../catalogue/category-icon';
import { allOf } from '../catalogue/category-path';
import { listAddress } from '../catalogue/list-view';
import { useCategoryName } from '../catalogue/use-category-name';
import { ShelfHead } from '../shelf-head/shelf-head';
import styles from './game-lobby.module.css';
import type { LobbyCategory } from './lobby-of';

interface CategoryProps {
  category: LobbyCategory;
  /** Height of one whose studios are not drawn yet, in CSS px. */
  room: number | undefined;
}

/** A category: its name with the number of games, and a tile for each studio. The name is there before the studios. */
export const CategoryStudios = memo(({ category, room }: CategoryProps) => {
  const t = useT('games');
  const id = useId();
  const { code, count } = category;
  const nameOf = useCategoryName();
  const name = category.name ?? nameOf(code);
  return (
    <section aria-labelledby={id} className={styles.category} style={{ minBlockSize: room }}>
      <ShelfHead
        name={name}
        count={count}
        icon={<CategoryIcon code={code} size={20} />}
        id={id}
        allLabel={t('home.allOf', { name })}
        all={allOf(code)}
      />
      {room === undefined ? <Studios category={category} /> : <Skeleton shape="block" className={styles.room} />}
    </section>
  );
});

/** How long the category is closed, and its studios. */
function Studios({ category: { code, studios, until } }: { category: LobbyCategory }) {
  const t = useT('games');
  return (
    <>
      {until !== undefined && until > serverNow() ? (
        <p className={styles.until}>{t('maintenance.until', { until: momentText(until) })}</p>
      ) : null}
      <ul className={styles.studios}>
        {studios.map((studio) => (
          <li key={studio.vassalage}>
            <Studio category={code} studio={studio} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A studio's logo, name and number of games; it leads to the list with the studio chosen. */
function Studio({ category, studio }: { category: string; studio: LobbyCategory['studios'][number] }) {
  const t = useT('games');
  const { pressed, handlers } = usePress();
  const { vassalage, accountTypeName, mobileSmallIcon, count } = studio;
  return (
    <Link
      to={listAddress(category, { vendors: [vassalage] })}
      className={styles.studio}
      data-pressed={pressed || undefined}
      {...handlers}
    >
      <Picture src={imageUrl(mobileSmallIcon)} alt="" ratio="1:1" className={styles.logo} />
      <span className={styles.words}>
        <span className={styles.name}>{accountTypeName}</span>
        {count === undefined ? null : <span className={styles.count}>{t('lobby.games', { count })}</span>}
      </span>
    </Link>
  );
}
