import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { firstPassword } from '../../front/first-password';
import { SelectField } from '../../front/form/select-field';
import { useFront } from '../../front/front';
import styles from '../console.module.css';
import { usePerson } from '../person';
import { type Person, roles } from '../shapes';
import { useChangePerson } from './people-calls';

/** A person, with what an owner may change of anybody else. */
export function PersonRow({ person }: { readonly person: Person }) {
  const t = useT('console');
  const { failure } = useFront();
  const own = usePerson().name === person.name;
  const change = useChangePerson(person.name);
  const { name, role, closed, mustChangePassword } = person;
  return (
    <div className={styles.row}>
      <strong>{name}</strong>
      <span className={styles.state} data-tone={closed ? 'bad' : undefined}>
        {closed ? t('people.closed') : mustChangePassword ? t('people.first') : t(`role.${role}`)}
      </span>
      {own ? null : (
        <div className={styles.wide}>
          <SelectField
            label={t('people.roleOf', { name })}
            value={role}
            options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
            onChange={(value) => change.mutate({ role: roles.find((each) => each === value) ?? role })}
          />
          <div className={styles.buttons}>
            <Button busy={change.isPending} onClick={() => change.mutate({ closed: !closed })}>
              {t(closed ? 'people.open' : 'people.close', { name })}
            </Button>
            <Button busy={change.isPending} onClick={() => change.mutate({ password: firstPassword() })}>
              {t('people.reset', { name })}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className={styles.wide}>
        {change.data?.password === undefined ? '' : t('people.password', { name, password: change.data.password })}
        {change.error === null ? '' : failure(change.error)}
      </p>
    </div>
  );
}
