import { useT } from '@foyer/shared/i18n';
import { Button, TextField } from '@foyer/shared/ui';
import { type FormEvent, useState } from 'react';
import { firstPassword } from '../../front/first-password';
import { SelectField } from '../../front/form/select-field';
import { useFront } from '../../front/front';
import styles from '../console.module.css';
import { type Role, roles } from '../shapes';
import { useMakePerson } from './people-calls';

/** Makes a person of the merchant, and shows the first password once. */
export function NewPerson() {
  const t = useT('console');
  const { failure } = useFront();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const [isChecked, setChecked] = useState(false);
  const make = useMakePerson(() => {
    setName('');
    setChecked(false);
  });
  const isWrong = !/^[a-z0-9][a-z0-9._-]{1,63}$/.test(name.trim());
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isWrong && !make.isPending) make.mutate({ name: name.trim(), role, password: firstPassword() });
  }
  return (
    <form onSubmit={submit} className={styles.form} aria-labelledby="new-person" noValidate>
      <h2 id="new-person" className={styles.heading}>
        {t('people.new')}
      </h2>
      <TextField
        label={t('people.name')}
        hint={t('people.nameHint')}
        value={name}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        error={isChecked && isWrong ? t('people.nameHint') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <SelectField
        label={t('people.role')}
        value={role}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={(value) => setRole(roles.find((each) => each === value) ?? role)}
      />
      {make.error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure(make.error)}
        </p>
      )}
      <p role="status" className={styles.hint}>
        {make.data === undefined ? '' : t('people.password', { name: make.data.name, password: make.data.password })}
      </p>
      <Button type="submit" variant="primary" busy={make.isPending}>
        {t('people.make')}
      </Button>
    </form>
  );
}
