import type { AccountRecord } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { timeText, useOpened } from '@foyer/shared/report';
import { Link } from '@foyer/shared/router';
import {
  CardIcon,
  ChartIcon,
  decimal,
  GiftIcon,
  HistoryIcon,
  InfoIcon,
  join,
  Money,
  PlayIcon,
  TrophyIcon,
  UserIcon,
  WalletIcon,
} from '@foyer/shared/ui';
import styles from './account-row.module.css';
import { subjectText } from './subject-text';

const icons = {
  deposit: WalletIcon,
  withdrawal: CardIcon,
  stake: PlayIcon,
  payout: TrophyIcon,
  bonus: GiftIcon,
  rebate: HistoryIcon,
  salary: WalletIcon,
  hourSalary: WalletIcon,
  dividend: ChartIcon,
  rain: GiftIcon,
  transfer: UserIcon,
  adjustment: InfoIcon,
} as const;

/** A movement with its effect on the balance by sign, colour and word; opens the bet it belongs to. */
export function AccountRow({ record, currency }: { record: AccountRecord; currency: string }) {
  const t = useT('wallet');
  const Icon = icons[record.kind];
  const came = decimal(record.amount).gte(0);
  const time = timeText(record.at);
  const { between } = record;
  const nameOf = (purse: string) => (purse === 'main' ? t('purses.main') : between?.vendor);
  const purses = between && `${nameOf(between.from)} → ${nameOf(between.to)}`;
  const subject = record.subject === undefined ? undefined : subjectText(record.subject);
  const about = [purses, record.counterpart, subject, time].filter((each) => each !== undefined);
  const { linkTo } = useOpened('bet');
  const content = (
    <>
      <span className={join(styles.icon, came && styles.came)}>
        <Icon size={20} />
      </span>
      <div className={styles.what}>
        <p className={styles.kind}>{t(`kind.${record.kind}`)}</p>
        <p className={styles.note}>{about.join(' · ')}</p>
      </div>
      <div className={styles.money}>
        <p className={styles.amount}>
          <Money value={record.amount} currency={currency} signed word={t(came ? 'flow.in' : 'flow.out')} />
        </p>
        {record.balance === undefined ? null : (
          <p className={styles.note}>
            {t('account.balance')} <Money value={record.balance} currency={currency} />
          </p>
        )}
      </div>
    </>
  );
  if (record.betId === undefined) return <li className={join(styles.item, styles.row)}>{content}</li>;
  const { to, state } = linkTo(record.betId);
  return (
    <li className={styles.item}>
      <Link to={to} state={state} className={styles.row}>
        {content}
      </Link>
    </li>
  );
}
