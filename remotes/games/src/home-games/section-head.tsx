import { useT } from '@foyer/shared/i18n';
import { categoryPath } from '../catalogue/category-path';
import { useCategoryName } from '../catalogue/use-category-name';
import { ShelfHead } from '../shelf-head/shelf-head';
import { sectionId } from './section-id';

export interface SectionHeadProps {
  code: string;
  /** What "see all" does where the category is one vendor; otherwise it goes to the category's list. */
  onOpen?: (() => void) | undefined;
}

/** Name of a category's section and the way to all of it. */
export function SectionHead({ code, onOpen }: SectionHeadProps) {
  const t = useT('games');
  const name = useCategoryName()(code);
  return (
    <ShelfHead
      name={name}
      id={`${sectionId(code)}-name`}
      allLabel={t('home.allOf', { name })}
      all={onOpen ?? categoryPath(code)}
    />
  );
}
