import { imageUrl } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Loading, Picture } from '@foyer/shared/ui';
import styles from './curtain.module.css';

export function Curtain({ title, art }: { title: string; art: string | undefined }) {
  const t = useT('games');
  return (
    <Loading>
      <div className={styles.curtain}>
        <div className={styles.art}>
          {art === undefined ? null : <Picture src={imageUrl(art)} alt="" ratio="3:4" eager />}
        </div>
        <p className={styles.name}>{title}</p>
        <p className={styles.wait}>{t('launch.opening')}</p>
        <span aria-hidden="true" className={styles.line} />
      </div>
    </Loading>
  );
}
