import { siteConfig } from '@foyer/shared/api';
import type { Contract } from '@foyer/shared/contract';
import { countText, percentText, useT } from '@foyer/shared/i18n';
import { Facts } from '@foyer/shared/money';
import { dayText, stampText } from '@foyer/shared/report';
import { useSession } from '@foyer/shared/session';
import { Badge, Card, Money } from '@foyer/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './contracts.module.css';

const tones = {
  offered: 'lantern',
  accepted: 'success',
  refused: 'quiet',
  withdrawn: 'quiet',
  expired: 'quiet',
} as const;

interface ContractCardProps {
  heading: string;
  /** In force, or offered. */
  running?: boolean;
  contract: Contract;
  /** Below the terms: buttons, or what became of the offer. */
  children?: ReactNode | undefined;
}

/** Percents as they are paid: at most two decimals, without trailing zeros. */
const asPaid = (percent: string): string => percent.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** The terms of a contract: its ladder as a table, and its times (F-CONTRACT-01). */
export function ContractCard({ heading, running = false, contract, children }: ContractCardProps) {
  const t = useT('agent');
  const id = useId();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const { kind, state, steps, startsAt, firstDay, expiresAt, endsAt } = contract;
  const starts = kind === 'hourSalary' ? stampText(startsAt) : dayText(firstDay, 'full');
  const facts = [
    { name: t(running ? 'contract.since' : 'contract.from'), value: starts },
    ...(state === 'offered' ? [{ name: t('contract.until'), value: stampText(expiresAt) }] : []),
    ...(endsAt === undefined ? [] : [{ name: t('contract.ends'), value: stampText(endsAt) }]),
  ];
  return (
    <section aria-labelledby={id}>
      <Card look={state === 'offered' ? 'lit' : 'plain'} className={styles.card}>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          <Badge tone={tones[state]}>{t(running ? 'contract.state.running' : `contract.state.${state}`)}</Badge>
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('contract.turnover')}</th>
              <th scope="col">{t('contract.active')}</th>
              <th scope="col">{t('contract.percent')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ turnover, activeMembers, percent }) => (
              <tr key={turnover}>
                <th scope="row">
                  <Money value={turnover} currency={currency} />
                </th>
                <td>{countText(activeMembers)}</td>
                <td className={styles.percent}>{percentText(asPaid(percent))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Facts facts={facts} />
        {children}
      </Card>
    </section>
  );
}
