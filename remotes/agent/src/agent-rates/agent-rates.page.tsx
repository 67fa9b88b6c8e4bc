import { percentText, useT } from '@foyer/shared/i18n';
import { Link, useSearchParams } from '@foyer/shared/router';
import { Button, Card, List, ListRow, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useCategoryName } from '../category-name';
import { useRatesText } from '../rates-text';
import { useRates, useRatesOf } from './get-rates';
import { History } from './history';
import { RateForm } from './rate-form';
import styles from './rates.module.css';

const waiting = (
  <Loading>
    <Skeleton shape="block" count={3} className={styles.wait} />
  </Loading>
);

/** One direct member: rates, bounds and history. */
function OneMember({ memberId }: { memberId: number }) {
  const t = useT('agent');
  const query = useRatesOf(memberId);
  return (
    <>
      <Link to="/m/member/agent/agentRebeat" className={styles.back}>
        {t('rates.all')}
      </Link>
      <QueryView query={query} skeleton={waiting}>
        {({ content: [member] }) =>
          member === undefined ? null : (
            <>
              <h2 className={styles.name}>{member.username}</h2>
              <RateForm key={member.memberId} member={member} />
              <History memberId={memberId} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

function Everybody() {
  const t = useT('agent');
  const nameOf = useCategoryName();
  const textOf = useRatesText();
  const { query, first, members } = useRates();
  return (
    <QueryView query={{ ...query, data: first }} skeleton={waiting}>
      {({ own }) => (
        <>
          <Card className={styles.card}>
            <h2 className={styles.heading}>{t('rates.own')}</h2>
            <dl className={styles.own}>
              {own.map(({ category, rate }) => (
                <div key={category}>
                  <dt>{nameOf(category)}</dt>
                  <dd>{percentText(rate)}</dd>
                </div>
              ))}
            </dl>
          </Card>
          {members.length === 0 ? (
            <NoData text={t('rates.none')} />
          ) : (
            <List heading={t('rates.members')}>
              {members.map(({ memberId, username, rates }) => (
                <ListRow
                  key={memberId}
                  title={username}
                  note={textOf(rates)}
                  to={`/m/member/agent/agentRebeat?member=${memberId}`}
                />
              ))}
            </List>
          )}
          {query.hasNextPage ? (
            <Button full busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('rates.moreMembers')}
            </Button>
          ) : null}
        </>
      )}
    </QueryView>
  );
}

/** /m/member/agent/agentRebeat: which rate each direct member gets (B022). */
export default function AgentRatesPage() {
  const [search] = useSearchParams();
  const id = search.get('member');
  const isMember = id !== null && /^[1-9]\d{0,14}$/.test(id);
  return <div className={styles.page}>{isMember ? <OneMember key={id} memberId={Number(id)} /> : <Everybody />}</div>;
}
