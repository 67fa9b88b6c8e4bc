import { percentText, useT } from '@foyer/shared/i18n';
import { dayText, stampText } from '@foyer/shared/report';
import { List, ListRow, Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { useCategoryName } from '../category-name';
import { useHistory } from './get-rates';
import styles from './rates.module.css';

/** Who changed the rates of a member, when, from what, to what. */
export function History({ memberId }: { memberId: number }) {
  const t = useT('agent');
  const nameOf = useCategoryName();
  const query = useHistory(memberId);
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Skeleton shape="block" className={styles.wait} />
        </Loading>
      }
      empty={<p className={styles.note}>{t('rates.noHistory')}</p>}
    >
      {(changes) => (
        <List heading={t('rates.history')}>
          {changes.map(({ at, by, category, from, to, since }) => (
            <ListRow
              key={`${at} ${category}`}
              title={t('rates.change', {
                category: nameOf(category),
                from: percentText(from ?? '0.0'),
                to: percentText(to),
              })}
              note={t('rates.changeBy', {
                by: by ?? t('rates.operator'),
                at: stampText(at),
                since: dayText(since, 'full'),
              })}
            />
          ))}
        </List>
      )}
    </QueryView>
  );
}
