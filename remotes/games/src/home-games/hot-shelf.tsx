import { HOT } from '../catalogue/categories';
import { useHotGames } from '../catalogue/get-hot-games';
import { ShelfOfGames } from './game-shelf';
import styles from './section.module.css';
import { SectionHead } from './section-head';
import { sectionId } from './section-id';

/** Popular games, the first section (S9-CONST-38). */
export function HotShelf() {
  return (
    <section id={sectionId(HOT)} aria-labelledby={`${sectionId(HOT)}-name`} className={styles.section}>
      <SectionHead code={HOT} />
      <ShelfOfGames query={useHotGames()} hot />
    </section>
  );
}
