import { useT } from '@foyer/shared/i18n';
import { Button, TextField } from '@foyer/shared/ui';
import { SelectField } from '../../front/form/select-field';
import styles from '../console.module.css';
import type { DraftArm } from './draft';

interface ArmsEditorProps {
  readonly arms: readonly DraftArm[];
  /** Releases of the part, in the order in which they were published. */
  readonly versions: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (arms: readonly DraftArm[]) => void;
}

const [LEAST, MOST] = [2, 10];

/** The arms with their releases and shares; the first one is the control. */
export function ArmsEditor({ arms, versions, error, onChange }: ArmsEditorProps) {
  const t = useT('console');
  const options = [
    { value: '', label: t('start.choose') },
    ...[...versions].reverse().map((version) => ({ value: version, label: version })),
  ];
  const set = (at: number, more: Partial<DraftArm>) =>
    onChange(arms.map((arm, index) => (index === at ? { ...arm, ...more } : arm)));
  return (
    <fieldset className={styles.set} aria-describedby={error === undefined ? undefined : 'arms-error'}>
      <legend>{t('start.arms')}</legend>
      {arms.map(({ id, arm, version, share }, at) => {
        const place = { place: at + 1 };
        return (
          <div key={id} className={styles.arm}>
            <TextField
              label={t('start.arm', place)}
              value={arm}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="none"
              aria-invalid={error !== undefined && arm.trim() === ''}
              hint={at === 0 ? t('start.control') : undefined}
              onChange={({ currentTarget }) => set(at, { arm: currentTarget.value })}
            />
            <SelectField
              label={t('start.release', place)}
              value={version}
              options={options}
              onChange={(value) => set(at, { version: value })}
            />
            <TextField
              label={t('start.share', place)}
              value={share}
              inputMode="decimal"
              maxLength={6}
              autoComplete="off"
              onChange={({ currentTarget }) => set(at, { share: currentTarget.value })}
            />
          </div>
        );
      })}
      {error === undefined ? null : (
        <p id="arms-error" role="alert" className={styles.failure}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        {arms.length >= MOST ? null : (
          <Button
            onClick={() =>
              onChange([
                ...arms,
                { id: (arms.at(-1)?.id ?? 0) + 1, arm: `arm${arms.length + 1}`, version: '', share: '0' },
              ])
            }
          >
            {t('start.addArm')}
          </Button>
        )}
        {arms.length <= LEAST ? null : (
          <Button onClick={() => onChange(arms.slice(0, -1))}>{t('start.dropArm')}</Button>
        )}
      </div>
    </fieldset>
  );
}
