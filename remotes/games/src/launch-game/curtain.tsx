import { imageUrl } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Loading, Picture } from '@foyer/shared/ui';
import styles from './curtain.module.css';

export interface CurtainProps {
  title: string;
  art: string | undefined;
  /** Whether nothing loads behind it. */
  still?: boolean;
}

/** What stands in place of a game until it is open: its picture and name. */
export function Curtain({ title, art, still = false }: CurtainProps) {
  const t = useT('games');
  const picture = (
    <>
      <div className={styles.art}>
        {art === undefined ? null : <Picture src={imageUrl(art)} alt="" ratio="3:4" eager />}
      </div>
      <p className={styles.name}>{title}</p>
    </>
  );
  if (still) return <div className={styles.curtain}>{picture}</div>;
  return (
    <Loading>
      <div className={styles.curtain}>
        {picture}
        <p className={styles.wait}>{t('launch.opening')}</p>
        <span aria-hidden="true" className={styles.line} />
      </div>
    </Loading>
  );
}
