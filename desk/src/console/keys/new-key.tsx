import { useT } from '@foyer/shared/i18n';
import { Button, TextField } from '@foyer/shared/ui';
import { type FormEvent, useState } from 'react';
import { useFront } from '../../front/front';
import styles from '../console.module.css';
import { useMakeKey } from './key-calls';

/** Makes a key, and shows it this once with a call that can be tried. */
export function NewKey({ isFull }: { readonly isFull: boolean }) {
  const t = useT('console');
  const { failure } = useFront();
  const make = useMakeKey();
  const [label, setLabel] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = label.trim() === '';
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isWrong || make.isPending) return;
    make.mutate(label.trim(), {
      onSuccess: () => {
        setLabel('');
        setChecked(false);
      },
    });
  }
  return (
    <>
      <div role="status">
        {make.data === undefined ? null : <Made secret={make.data.key} onSeen={() => make.reset()} />}
      </div>
      {isFull ? (
        <p className={styles.hint}>{t('keys.full')}</p>
      ) : (
        <form onSubmit={submit} className={styles.form} aria-labelledby="new-key" noValidate>
          <h2 id="new-key" className={styles.heading}>
            {t('keys.new')}
          </h2>
          <TextField
            label={t('keys.label')}
            hint={t('keys.labelHint')}
            value={label}
            maxLength={60}
            autoComplete="off"
            error={isChecked && isWrong ? t('keys.labelHint') : undefined}
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          {make.error === null ? null : (
            <p role="alert" className={styles.failure}>
              {failure(make.error)}
            </p>
          )}
          <Button type="submit" variant="primary" busy={make.isPending}>
            {t('keys.make')}
          </Button>
        </form>
      )}
    </>
  );
}

function Made({ secret, onSeen }: { readonly secret: string; readonly onSeen: () => void }) {
  const t = useT('console');
  const call = `curl ${location.origin}/console/conversions -H "Authorization: Bearer $FOYER_KEY" \\
  -H 'Content-Type: application/json' -d '{"conversions":[]}'`;
  return (
    <div className={styles.done}>
      <p>{t('keys.once')}</p>
      <p>
        <code>{secret}</code>
      </p>
      <p>{t('keys.try')}</p>
      <pre className={styles.command}>{call}</pre>
      <Button onClick={onSeen}>{t('keys.seen')}</Button>
    </div>
  );
}
