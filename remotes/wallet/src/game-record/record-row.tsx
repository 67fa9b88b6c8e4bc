import { imageUrl } from '@foyer/shared/api';
import type { BetRecord } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { timeText, useOpened } from '@foyer/shared/report';
import { Link } from '@foyer/shared/router';
import { join, Money, Picture } from '@foyer/shared/ui';
import { netOf, outcomeOf } from '../bet/outcome';
import styles from './record-row.module.css';

/** A bet with its outcome by sign, colour and word; opens its details. */
export function RecordRow({ record, currency }: { record: BetRecord; currency: string }) {
  const t = useT('wallet');
  const { linkTo } = useOpened('bet');
  const { to, state } = linkTo(record.id);
  const outcome = outcomeOf(record);
  const settled = outcome !== 'open' && outcome !== 'void';
  return (
    <li className={styles.item}>
      <Link to={to} state={state} className={styles.row}>
        <Picture src={imageUrl(record.icon)} alt="" ratio="1:1" className={styles.icon} />
        <div className={styles.game}>
          <p className={styles.name}>{record.gameName}</p>
          <p className={styles.note}>
            {record.vendorName ?? record.vassalage} · {timeText(record.placedAt)}
          </p>
        </div>
        <div className={styles.result}>
          <p className={join(styles.net, outcome === 'open' && styles.running, outcome === 'void' && styles.returned)}>
            <Money
              value={settled ? netOf(record) : record.stake}
              currency={currency}
              signed={settled}
              word={t(`outcome.${outcome}`)}
            />
          </p>
          <p className={styles.note}>
            {t('record.stake')} <Money value={record.stake} currency={currency} />
          </p>
        </div>
      </Link>
    </li>
  );
}
