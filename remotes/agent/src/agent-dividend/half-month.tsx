import { useT } from '@foyer/shared/i18n';
import { dayText } from '@foyer/shared/report';
import { Badge, Button, Card, Money } from '@foyer/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './agent-dividend.module.css';
import { DividendLines } from './dividend-lines';
import { DividendSheet } from './dividend-sheet';
import type { Dividend } from './get-dividends';

const tones = { running: 'quiet', counting: 'quiet', offered: 'lantern', paid: 'success', none: 'quiet' } as const;

interface HalfMonthProps {
  dividend: Dividend;
  currency: string;
  /** Shows how it comes about from the start. */
  opened?: boolean;
  /** What can be done with it. */
  children?: ReactNode | undefined;
}

/** A half month: its days, state and sum, and opened how it comes about and who brought it. */
export function HalfMonth({ dividend, currency, opened = false, children }: HalfMonthProps) {
  const t = useT('agent');
  const id = useId();
  const [open, setOpen] = useState(opened);
  const [lines, setLines] = useState(false);
  const { period, lastDay, state, paid } = dividend;
  return (
    <section aria-labelledby={id}>
      <Card look={state === 'offered' ? 'lit' : 'plain'} className={styles.card}>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {t('dividend.days', { from: dayText(period, 'full'), to: dayText(lastDay, 'full') })}
          </h2>
          <Badge tone={tones[state]}>{t(`dividend.state.${state}`)}</Badge>
        </div>
        <p className={styles.sum}>
          <Money value={paid} currency={currency} />
        </p>
        {state === 'running' || state === 'counting' ? (
          <p className={styles.note}>{t(state === 'running' ? 'dividend.notFinal' : 'dividend.notCounted')}</p>
        ) : null}
        {children}
        <Button full aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('dividend.how')}
        </Button>
        {open ? (
          <>
            <DividendSheet dividend={dividend} currency={currency} />
            <Button full aria-expanded={lines} onClick={() => setLines(!lines)}>
              {t('dividend.who')}
            </Button>
            {lines ? <DividendLines period={period} currency={currency} /> : null}
          </>
        ) : null}
      </Card>
    </section>
  );
}
