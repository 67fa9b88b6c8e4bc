import { imageUrl } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { CheckIcon } from '@foyer/shared/ui';
import { useId } from 'react';
import styles from './icon-choices.module.css';

interface IconChoicesProps {
  choices: readonly string[];
  value: string | undefined;
  onChange: (path: string) => void;
}

/** The offered pictures as native radio buttons, so that arrow keys work. */
export function IconChoices({ choices, value, onChange }: IconChoicesProps) {
  const t = useT('account');
  const name = useId();
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{t('headIcon.choices')}</legend>
      {choices.map((path, index) => (
        <label key={path} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={path === value}
            aria-label={t('headIcon.choice', { index: index + 1 })}
            className={styles.input}
            onChange={() => onChange(path)}
          />
          <img src={imageUrl(path)} alt="" draggable={false} className={styles.picture} />
          <span aria-hidden="true" className={styles.sign}>
            <CheckIcon size={16} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
