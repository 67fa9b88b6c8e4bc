import type { Category } from '../catalogue/categories';
import { directVendor } from '../launch/direct-vendor';
import { useLaunch } from '../launch/use-launch';
import { GameShelf } from './game-shelf';
import styles from './section.module.css';
import { SectionHead } from './section-head';
import { sectionId } from './section-id';
import { useNear } from './use-near';
import { VendorShelf } from './vendor-shelf';

/** Categories that list vendors instead of games. */
const BY_VENDOR: ReadonlySet<string> = new Set(['LIVE', 'COCKFIGHT', 'SPORTS', 'ESPORTS']);

/** A category on home, which loads its games when near the window. */
export function Section({ category }: { category: Category }) {
  const { code, vendors } = category;
  const { near, ref } = useNear();
  const launch = useLaunch();
  const direct = directVendor(category);
  const openDirect =
    direct &&
    (() =>
      launch(
        { gameType: code, vassalage: direct.vassalage, gameId: '' },
        {
          name: direct.accountTypeName,
          art: direct.mobileSmallIcon,
        },
      ));
  return (
    <section ref={ref} id={sectionId(code)} aria-labelledby={`${sectionId(code)}-name`} className={styles.section}>
      <SectionHead code={code} onOpen={openDirect} />
      {BY_VENDOR.has(code) && vendors.length > 0 ? (
        <VendorShelf code={code} vendors={vendors} />
      ) : (
        <GameShelf code={code} near={near} />
      )}
    </section>
  );
}
