import { imageUrl } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { momentText, timeText } from '@foyer/shared/report';
import { ChevronDownIcon, decimal, join, Money, Picture } from '@foyer/shared/ui';
import { useId, useState } from 'react';
import { useCategoryName } from '../category-name';
import { useOutcomeWord } from '../outcome-word';
import { BetOrder } from './bet-order';
import type { TeamBet } from './bets-source';
import styles from './team-betting.module.css';

const netOf = ({ payout, stake }: TeamBet): string => decimal(payout).minus(stake).toFixed();

/** The outcome by sign, colour and word; a bet that runs or came back shows its stake. */
function Outcome({ bet, currency }: { bet: TeamBet; currency: string }) {
  const t = useT('agent');
  const wordOf = useOutcomeWord();
  if (bet.status === 'open' || bet.status === 'void')
    return <Money value={bet.stake} currency={currency} word={t(`bets.${bet.status}`)} />;
  const net = netOf(bet);
  return <Money value={net} currency={currency} signed word={wordOf(net)} />;
}

/** What a bet was on. */
function Facts({ bet, currency, onOnly }: BetRowProps) {
  const t = useT('agent');
  const nameOf = useCategoryName();
  const facts = [
    [t('bets.number'), bet.id],
    [t('bets.when'), momentText(bet.placedAt)],
    [t('teamRebate.category'), nameOf(bet.gameType)],
    [t('bets.studio'), bet.vendorName ?? bet.vassalage],
    [t('bets.state'), t(`bets.status.${bet.status}`)],
    [t('bets.payout'), <Money key="payout" value={bet.payout} currency={currency} />],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bet.order === undefined ? null : <BetOrder orderNo={bet.order} currency={currency} />}
      {onOnly === undefined ? null : (
        <button type="button" className={styles.only} onClick={() => onOnly(bet.username)}>
          {t('bets.only', { name: bet.username })}
        </button>
      )}
    </>
  );
}

interface BetRowProps {
  bet: TeamBet;
  currency: string;
  /** Narrows the list to a member; missing while it is. */
  onOnly: ((member: string) => void) | undefined;
}

/** A bet of the team; opens to what it was on. */
export function BetRow({ bet, currency, onOnly }: BetRowProps) {
  const t = useT('agent');
  const [open, setOpen] = useState(false);
  const facts = useId();
  return (
    <li className={styles.item}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? facts : undefined}
        className={styles.row}
        onClick={() => setOpen(!open)}
      >
        <Picture src={imageUrl(bet.icon)} alt="" ratio="1:1" className={styles.icon} />
        <span className={styles.what}>
          <span className={styles.name}>
            {bet.username} <span className={styles.note}>{timeText(bet.placedAt)}</span>
          </span>
          <span className={styles.note}>{bet.gameName}</span>
        </span>
        <span className={styles.result}>
          <span className={join(styles.net, bet.status === 'void' && styles.returned)}>
            <Outcome bet={bet} currency={currency} />
          </span>
          <span className={styles.note}>
            {t('bets.stake')} <Money value={bet.stake} currency={currency} />
          </span>
        </span>
        <ChevronDownIcon size={16} className={join(styles.arrow, open && styles.up)} />
      </button>
      {open ? (
        <div id={facts} className={styles.opened}>
          <Facts bet={bet} currency={currency} onOnly={onOnly} />
        </div>
      ) : null}
    </li>
  );
}
