import { useT } from '@foyer/shared/i18n';
import { Button, TextField } from '@foyer/shared/ui';
import { type FormEvent, useState } from 'react';
import { firstPassword } from '../front/first-password';
import { SelectField } from '../front/form/select-field';
import styles from '../list/list.module.css';
import { CameOf } from './came';
import own from './people.module.css';
import { type ConsoleRole, consoleRoles, useDeed } from './people-calls';

/** Makes somebody of the merchant, with a first password that is shown once. */
export function NewPerson() {
  const t = useT('desk');
  const deed = useDeed();
  const [name, setName] = useState('');
  const [role, setRole] = useState<ConsoleRole>('owner');
  const [isChecked, setChecked] = useState(false);
  const isWrong = !/^[a-z0-9][a-z0-9._-]{1,63}$/.test(name.trim());
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isWrong || deed.isPending) return;
    const body = { name: name.trim(), role, password: firstPassword() };
    deed.mutate(
      { name: body.name, method: 'POST', body },
      {
        onSuccess: () => {
          setName('');
          setChecked(false);
        },
      },
    );
  }
  return (
    <form onSubmit={submit} className={own.form} aria-labelledby="new-person" noValidate>
      <h2 id="new-person" className={styles.small}>
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
        options={consoleRoles.map((value) => ({ value, label: t(`consoleRole.${value}`) }))}
        onChange={(value) => setRole(consoleRoles.find((each) => each === value) ?? role)}
      />
      <CameOf deed={deed} />
      <Button type="submit" variant="primary" busy={deed.isPending}>
        {t('people.make')}
      </Button>
    </form>
  );
}
