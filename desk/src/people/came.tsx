import { useT } from '@foyer/shared/i18n';
import { failureText } from '../calls/failure-text';
import styles from '../list/list.module.css';
import own from './people.module.css';
import type { useDeed } from './people-calls';

/** How a deed ended: done, with a first password where there is one; waiting for a second manager; failed. */
export function CameOf({ deed: { data, error } }: { readonly deed: ReturnType<typeof useDeed> }) {
  const t = useT('desk');
  const text =
    data === undefined
      ? ''
      : data.came === 'waiting'
        ? t('people.noted', { name: data.name })
        : data.password === undefined
          ? t('people.done', { name: data.name })
          : t('people.password', { name: data.name, password: data.password });
  return (
    <>
      <p role="status" className={own.came}>
        {text}
      </p>
      {error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failureText(t, error)}
        </p>
      )}
    </>
  );
}
