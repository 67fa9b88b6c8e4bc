import { useT } from '@foyer/shared/i18n';
import { formatMoney } from '@foyer/shared/ui';
import type { NoticeRow } from '../calls/shapes';
import { Time } from '../format/time';
import { useTitle } from '../front/use-title';
import styles from '../list/list.module.css';
import { RowLink, type RowLinkProps } from '../list/row-link';
import { RowsList } from '../list/rows-list';
import { usePages } from '../list/use-pages';
import { useRowKeys } from '../list/use-row-keys';
import { useRows } from '../list/use-rows';
import { useMerchant } from '../session/merchant';

/** What banks said about deposits, newest first; a row leads to its deposit. */
export function NoticesPage() {
  const t = useT('desk');
  const { code } = useMerchant();
  const rows = useRows();
  const pages = usePages<NoticeRow>('notices');
  useTitle(t('nav.notices'));
  useRowKeys(rows);
  return (
    <div className={styles.page}>
      <section className={styles.side} aria-labelledby="notices-title">
        <h1 id="notices-title" className={styles.title}>
          {t('nav.notices')}
        </h1>
        <p className={styles.small}>{t('notices.hint')}</p>
        <RowsList
          pages={pages}
          idOf={({ id }) => String(id)}
          addressOf={({ orderNo, status }) => `/${code}/deposits/${orderNo}?state=${status}`}
          rows={rows}
          label={t('nav.notices')}
          count="notices.count"
          empty={t('notices.empty')}
          line={(row, link) => <NoticeLine row={row} link={link} />}
        />
      </section>
    </div>
  );
}

/** What the bank says was paid, marked where it is not what was asked for, and what it led to. */
function NoticeLine({ row, link }: { readonly row: NoticeRow; readonly link: Omit<RowLinkProps, 'children'> }) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  const { orderNo, member, said, paid, total, ledTo, saidAt } = row;
  const money = (value: string) => formatMoney(value, currencySymbol);
  const isPaid = said === 'paid';
  return (
    <RowLink {...link}>
      <span className={styles.number}>{orderNo}</span>
      <span className={styles.member}>{member}</span>
      <span className={styles.way}>
        {t(`notices.said.${said}`)} ·{' '}
        {ledTo === null ? t('notices.nothing') : t('notices.ledTo', { state: t(`state.${ledTo}`) })}
      </span>
      <span className={styles.amount}>{money(isPaid ? paid : total)}</span>
      <span className={styles.time}>
        <Time at={saidAt} />
      </span>
      {isPaid && paid !== total ? (
        <span className={styles.voice}>{t('notices.differs', { paid: money(paid), total: money(total) })}</span>
      ) : null}
    </RowLink>
  );
}
