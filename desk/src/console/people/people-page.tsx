import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { useFront } from '../../front/front';
import { useTitle } from '../../front/use-title';
import styles from '../console.module.css';
import { NewPerson } from './new-person';
import { usePeople } from './people-calls';
import { PersonRow } from './person-row';

/** The people of the merchant, for its owners: who may do what, and first passwords. */
export function PeoplePage() {
  const t = useT('console');
  const { failure } = useFront();
  const people = usePeople();
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
