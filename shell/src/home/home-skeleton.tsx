import { Loading } from '@foyer/shared/ui';
import { widgetsOf } from '../federation';
import styles from './home.module.css';
import { homeSlots } from './slots';

/** Home while the site starts: skeletons of the slots that have widgets. */
export function HomeSkeleton() {
  return (
    <Loading>
      <div className={styles.home}>
        {homeSlots.map(({ name, skeleton }) =>
          widgetsOf(name).map(({ part, expose }) => (
            <div key={`${part}/${expose}`} className={styles.slot}>
              {skeleton}
            </div>
          )),
        )}
      </div>
    </Loading>
  );
}
