import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, IconButton, Loading, NoData, RefreshIcon, Skeleton } from '@foyer/shared/ui';
import { failureText } from '../calls/failure-text';
import { useTitle } from '../front/use-title';
import { useShortcuts } from '../keys/keys';
import styles from '../list/list.module.css';
import { NewPerson } from './new-person';
import own from './people.module.css';
import { useConsolePeople } from './people-calls';
import { PersonRow } from './person-row';
import { Waiting } from './waiting';

/** A merchant's own people at its console, for managers: the first owner, a lost password, somebody who left (decision 96). */
export function PeoplePage() {
  const t = useT('desk');
  const { data, error, isFetching, refetch } = useConsolePeople();
  const reload = () => void refetch();
  useTitle(t('nav.people'));
  useShortcuts([{ keys: ['r'], label: 'keys.reload', run: reload }]);
  return (
    <div className={styles.page}>
      <section className={own.side} aria-labelledby="people-title">
        <div className={styles.panelHead}>
          <h1 id="people-title" className={styles.title}>
            {t('nav.people')}
          </h1>
          <IconButton
            label={t('orders.reload')}
            icon={<RefreshIcon size={20} />}
            aria-busy={isFetching}
            onClick={reload}
          />
        </div>
        <p className={styles.small}>{t(data?.ofTwo ? 'people.hintTwo' : 'people.hint')}</p>
        {error === null ? null : (
          <ErrorPanel
            look={data === undefined ? 'page' : 'inline'}
            title={failureText(t, error)}
            busy={isFetching}
            onRetry={reload}
          />
        )}
        {data === undefined ? (
          error === null ? (
            <Loading className={styles.loading}>
              <Skeleton shape="block" count={3} />
            </Loading>
          ) : null
        ) : (
          <>
            <Waiting of={data.waiting} />
            {data.people.length === 0 ? (
              <NoData text={t('people.empty')} />
            ) : (
              <ul className={styles.list} aria-label={t('nav.people')}>
                {data.people.map((person) => (
                  <li key={person.name}>
                    <PersonRow person={person} />
                  </li>
                ))}
              </ul>
            )}
            <NewPerson />
          </>
        )}
      </section>
    </div>
  );
}
