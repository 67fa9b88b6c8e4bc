import { useT } from '@foyer/shared/i18n';
import { allOf } from '../catalogue/category-path';
import { useCategoryName } from '../catalogue/use-category-name';
import { ShelfHead } from '../shelf-head/shelf-head';
import { sectionId } from './section-id';

export interface SectionHeadProps {
  code: string;
  /** Handler of "see all" where the category is one vendor; otherwise it links to the category's list. */
  onOpen?: (() => void) | undefined;
}

/** A category's name with the link to all of it. */
export function SectionHead({ code, onOpen }: SectionHeadProps) {
  const t = useT('games');
  const name = useCategoryName()(code);
  return (
    <ShelfHead
      name={name}
      id={`${sectionId(code)}-name`}
      allLabel={t('home.allOf', { name })}
      all={onOpen ?? allOf(code)}
    />
  );
}
