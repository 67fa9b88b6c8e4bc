import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { ChevronRightIcon } from '@foyer/shared/ui';
import { categoryPath } from '../catalogue/category-path';
import { useCategoryName } from '../catalogue/use-category-name';
import styles from './section-head.module.css';
import { sectionId } from './section-id';

export interface SectionHeadProps {
  code: string;
  /** What "see all" does where the category is one vendor; otherwise it goes to the category's list. */
  onOpen?: (() => void) | undefined;
}

/** Name of a section and the way to all of it. */
export function SectionHead({ code, onOpen }: SectionHeadProps) {
  const t = useT('games');
  const name = useCategoryName()(code);
  const label = t('home.allOf', { name });
  const content = (
    <>
      {t('home.all')}
      <ChevronRightIcon size={16} />
    </>
  );
  return (
    <div className={styles.head}>
      <h2 id={`${sectionId(code)}-name`} className={styles.name}>
        {name}
      </h2>
      {onOpen === undefined ? (
        <Link to={categoryPath(code)} aria-label={label} className={styles.all}>
          {content}
        </Link>
      ) : (
        <button type="button" aria-label={label} onClick={onOpen} className={styles.all}>
          {content}
        </button>
      )}
    </div>
  );
}
