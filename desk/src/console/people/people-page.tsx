import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, Loading, Skeleton, TextField } from '@foyer/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { firstPassword } from '../../front/first-password';
import { SelectField } from '../../front/form/select-field';
import { useFront } from '../../front/front';
import { useTitle } from '../../front/use-title';
import styles from '../console.module.css';
import { consoleCall } from '../console-call';
import { usePerson } from '../person';
import { type Person, type Role, roles } from '../shapes';

const KEY = ['people'] as const;

/** The people of the merchant, for its owners: who may do what, and first passwords. */
export function PeoplePage() {
  const t = useT('console');
  const { failure } = useFront();
  const people = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => consoleCall<{ readonly people: readonly Person[] }>('/people', { signal }),
  });
  useTitle(t('nav.people'));
  const { data, error } = people;
  return (
    <section className={styles.page} aria-labelledby="title">
      <h1 id="title" className={styles.title}>
        {t('nav.people')}
      </h1>
      {error === null ? null : (
        <ErrorPanel title={failure(error)} busy={people.isFetching} onRetry={() => void people.refetch()} />
      )}
      {data !== undefined ? (
        <ul className={styles.list}>
          {data.people.map((each) => (
            <li key={each.name}>
              <PersonRow person={each} />
            </li>
          ))}
        </ul>
      ) : error === null ? (
        <Loading>
          <Skeleton shape="block" count={3} />
        </Loading>
      ) : null}
      <NewPerson />
    </section>
  );
}

function useChange(name: string) {
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly role?: Role; readonly closed?: boolean; readonly password?: string }) =>
      consoleCall<Person>(`/people/${encodeURIComponent(name)}`, { method: 'PATCH', body }).then(() => body),
    onSettled: () => answers.invalidateQueries({ queryKey: KEY }),
  });
}

function PersonRow({ person }: { readonly person: Person }) {
  const t = useT('console');
  const { failure } = useFront();
  const own = usePerson().name === person.name;
  const change = useChange(person.name);
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

function NewPerson() {
  const t = useT('console');
  const { failure } = useFront();
  const answers = useQueryClient();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const [isChecked, setChecked] = useState(false);
  const make = useMutation({
    mutationFn: (body: { readonly name: string; readonly role: Role; readonly password: string }) =>
      consoleCall<Person>('/people', { method: 'POST', body }).then(() => body),
    onSuccess: () => {
      setName('');
      setChecked(false);
      return answers.invalidateQueries({ queryKey: KEY });
    },
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
