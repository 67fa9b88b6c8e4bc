import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { firstPassword } from '../front/first-password';
import { SelectField } from '../front/form/select-field';
import styles from '../list/list.module.css';
import { CameOf } from './came';
import own from './people.module.css';
import { type ConsolePerson, consoleRoles, type Deed, useDeed } from './people-calls';

/** One person, with what a manager can do: another role, a lock, a first password once more. */
export function PersonRow({ person: { name, role, closed, mustChangePassword } }: { readonly person: ConsolePerson }) {
  const t = useT('desk');
  const deed = useDeed();
  const change = (body: NonNullable<Deed['body']>) => {
    if (!deed.isPending) deed.mutate({ name, method: 'PATCH', body });
  };
  return (
    <div className={own.person}>
      <p className={own.name}>
        {name}
        <span className={styles.state} data-state={closed ? 'refused' : 'done'}>
          {closed ? t('people.closed') : mustChangePassword ? t('people.first') : t('people.works')}
        </span>
      </p>
      <SelectField
        label={t('people.roleOf', { name })}
        value={role}
        options={consoleRoles.map((value) => ({ value, label: t(`consoleRole.${value}`) }))}
        onChange={(value) => change({ role: consoleRoles.find((each) => each === value) ?? role })}
      />
      <div className={own.buttons}>
        <Button variant={closed ? 'quiet' : 'danger'} busy={deed.isPending} onClick={() => change({ closed: !closed })}>
          {t(closed ? 'people.unlock' : 'people.lock', { name })}
        </Button>
        <Button busy={deed.isPending} onClick={() => change({ password: firstPassword() })}>
          {t('people.reset', { name })}
        </Button>
      </div>
      <CameOf deed={deed} />
    </div>
  );
}
