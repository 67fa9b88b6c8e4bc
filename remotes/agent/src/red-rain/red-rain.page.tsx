import { ApiError, call, siteConfig } from '@foyer/shared/api';
import type { Rain } from '@foyer/shared/contract';
import { clockDigits, countText, useT } from '@foyer/shared/i18n';
import { Checking, isUnderWay, useMoneySubmit } from '@foyer/shared/money';
import { stampText } from '@foyer/shared/report';
import { useSession } from '@foyer/shared/session';
import { Card, ErrorPanel, GiftIcon, Loading, Money, QueryView, Skeleton, useErrorText } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { RainField } from './rain-field';
import styles from './red-rain.module.css';
import { useRain } from './use-rain';

/** Hours, minutes and seconds, the first only when there are some. */
function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${countText(hours)}:` : ''}${clockDigits(minutes)}:${clockDigits(seconds % 60)}`;
}

const useCurrency = () => useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;

/** What the agent got of a rain. */
function Packet({ amount }: { amount: string }) {
  const t = useT('agent');
  const currency = useCurrency();
  return (
    <Card look="lit" className={styles.result}>
      <GiftIcon size={32} className={styles.gift} />
      <h2 className={styles.heading}>{t('rain.got')}</h2>
      <p role="status" className={styles.amount}>
        <Money value={amount} currency={currency} />
      </p>
      <p className={styles.note}>{t('rain.booked')}</p>
    </Card>
  );
}

function LastRain({ last }: { last: Rain }) {
  const t = useT('agent');
  const currency = useCurrency();
  return (
    <Card className={styles.last}>
      <h2 className={styles.heading}>{t('rain.last')}</h2>
      <p className={styles.note}>{t('rain.lastWhen', { time: stampText(last.startsAt), count: last.packets })}</p>
      <p>
        {last.amount === undefined ? (
          t('rain.none')
        ) : (
          <>
            {t('rain.got')} <Money value={last.amount} currency={currency} className={styles.sum} />
          </>
        )}
      </p>
    </Card>
  );
}

/** The red rain of agents: waits, rains and tells the result by itself (F-REDRAIN-01). */
export default function RedRain() {
  const t = useT('agent');
  const textOf = useErrorText();
  const { query, next, moment } = useRain();
  const money = useMoneySubmit({
    operation: 'openRedRain',
    send: (rainId: number, key) => call('openRedRain', { body: { rainId, key } }),
    onDone: () => void query.refetch(),
  });
  const { error, receipt } = money;
  const { refetch } = query;
  useEffect(() => {
    if (error !== undefined) void refetch();
  }, [error, refetch]);
  const amount = next?.amount ?? (receipt !== undefined && receipt.rainId === next?.id ? receipt.amount : undefined);
  const gone = error instanceof ApiError && error.code === 'rain.over';
  return (
    <div className={styles.page}>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton shape="block" className={styles.wait} />
          </Loading>
        }
      >
        {({ last }) => (
          <>
            {isUnderWay(money) ? <Checking money={money} /> : null}
            {next === null || moment.phase === 'none' || moment.phase === 'over' ? (
              <Card className={styles.result}>
                <GiftIcon size={32} className={styles.gift} />
                <h2 className={styles.heading}>{t('rain.nothing')}</h2>
                <p className={styles.note}>{t('rain.nothingNote')}</p>
              </Card>
            ) : null}
            {next !== null && moment.phase === 'waiting' ? (
              <Card look="lit" className={styles.result}>
                <GiftIcon size={32} className={styles.gift} />
                <h2 className={styles.heading}>{t('rain.starts')}</h2>
                <p role="timer" className={styles.clock}>
                  {clockText(moment.seconds)}
                </p>
                <p className={styles.note}>{t('rain.when', { time: stampText(next.startsAt), count: next.packets })}</p>
              </Card>
            ) : null}
            {next !== null && moment.phase === 'raining' ? (
              amount !== undefined ? (
                <Packet amount={amount} />
              ) : gone ? (
                <Card className={styles.result}>
                  <h2 className={styles.heading}>{t('rain.gone')}</h2>
                  <p className={styles.note}>{t('rain.goneNote', { count: next.packets })}</p>
                </Card>
              ) : isUnderWay(money) ? null : (
                <RainField
                  seconds={moment.seconds}
                  busy={money.state === 'sending'}
                  onOpen={() => money.submit(next.id)}
                />
              )
            ) : null}
            {error !== undefined && !gone ? <ErrorPanel look="inline" title={textOf(error)} /> : null}
            {last === null || moment.phase === 'raining' ? null : <LastRain last={last} />}
          </>
        )}
      </QueryView>
    </div>
  );
}
