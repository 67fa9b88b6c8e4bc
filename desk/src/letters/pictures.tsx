import { useT } from '@foyer/shared/i18n';
import { useState } from 'react';
import { type LetterPath, usePictureAddress } from './letter-calls';
import styles from './letters.module.css';

interface PicturesProps {
  readonly path: LetterPath;
  readonly id: number;
  readonly count: number;
}

/** The pictures that came with a letter; each opens whole in a tab of its own. */
export function Pictures({ path, id, count }: PicturesProps) {
  const addressOf = usePictureAddress(path, id);
  if (count === 0) return null;
  return (
    <ul className={styles.pictures}>
      {Array.from({ length: count }, (_, place) => (
        <li key={addressOf(place)}>
          <Sent source={addressOf(place)} number={place + 1} />
        </li>
      ))}
    </ul>
  );
}

function Sent({ source, number }: { readonly source: string; readonly number: number }) {
  const t = useT('desk');
  const [failed, setFailed] = useState(false);
  const name = t('letters.picture', { number });
  return (
    <a href={source} target="_blank" rel="noreferrer" className={styles.picture}>
      {failed ? (
        <span className={styles.missing}>{t('letters.pictureFailed', { number })}</span>
      ) : (
        <img src={source} alt={name} onError={() => setFailed(true)} />
      )}
    </a>
  );
}
