import { PICTURES } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { PlusIcon } from '@foyer/shared/ui';
import { useId, useRef, useState } from 'react';
import { faultOf, type PictureFault } from './check-picture';
import { PictureTile } from './picture-tile';
import styles from './writing.module.css';

interface PictureFieldProps {
  /** The present pictures, also between two renders. */
  current: () => readonly File[];
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
}

/** Up to three pictures, each judged before it is taken (A049). */
export function PictureField({ current, pictures, onChange }: PictureFieldProps) {
  const t = useT('content');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<PictureFault | 'count'>();
  const take = async (files: readonly File[]) => {
    const judged = await Promise.all(files.map(async (file) => ({ file, fault: await faultOf(file) })));
    const good = judged.filter((each) => each.fault === undefined).map(({ file }) => file);
    const all = [...current(), ...good];
    setFault(judged.find((each) => each.fault)?.fault ?? (all.length > PICTURES.max ? 'count' : undefined));
    onChange(all.slice(0, PICTURES.max));
  };
  const remove = (file: File) => {
    setFault(undefined);
    onChange(current().filter((each) => each !== file));
    add.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in the fieldset of the form would draw a frame of its own
    <div role="group" aria-labelledby={id} className={styles.pictures}>
      <p id={id} className={styles.label}>
        {t('writing.pictures')}
      </p>
      <ul className={styles.tiles}>
        {pictures.map((file, at) => (
          <PictureTile
            key={`${file.name} ${file.lastModified} ${file.size} ${at}`}
            file={file}
            place={at + 1}
            onRemove={() => remove(file)}
          />
        ))}
        <li className={styles.tile}>
          <button
            ref={add}
            type="button"
            className={styles.add}
            aria-describedby={`${id}-note`}
            disabled={pictures.length >= PICTURES.max}
            onClick={() => input.current?.click()}
          >
            <PlusIcon />
            {t('writing.add')}
          </button>
        </li>
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/png,image/jpeg"
        aria-label={t('writing.file')}
        tabIndex={-1}
        className="visually-hidden"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = '';
          void take(chosen);
        }}
      />
      <p id={`${id}-note`} aria-live="polite" className={styles.note} data-failed={fault && ''}>
        {t(fault === undefined ? 'writing.pictureNote' : `writing.fault.${fault}`, { max: PICTURES.max })}
      </p>
    </div>
  );
}
