import { useWindowFrom } from '@foyer/shared/ui';
import { useMemo, useRef } from 'react';
import { CategoryStudios } from './category-studios';
import { heightOf, unknownInWindow, useKeptHeights } from './former-heights';
import type { LobbyCategory } from './lobby-of';
import { useOneByOne } from './use-one-by-one';

/** Categories with their studios, which are drawn one category in a frame (decision 109). */
export function Categories({ categories }: { categories: readonly LobbyCategory[] }) {
  const list = useRef<HTMLDivElement>(null);
  // As many as the styles have.
  const columns = useWindowFrom(768) ? 4 : 2;
  const codes = useMemo(() => categories.map(({ code }) => code), [categories]);
  const drawn = useOneByOne(list, codes, () => unknownInWindow(categories, columns));
  useKeptHeights(list, categories, drawn);
  return (
    <div ref={list}>
      {categories.map((category) => (
        <CategoryStudios
          key={category.code}
          category={category}
          room={drawn.has(category.code) ? undefined : heightOf(category, columns)}
        />
      ))}
    </div>
  );
}
