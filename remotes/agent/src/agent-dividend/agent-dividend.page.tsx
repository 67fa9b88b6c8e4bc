import { call, siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Checking, isUnderWay, useMoneySubmit } from '@foyer/shared/money';
import { useSession } from '@foyer/shared/session';
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorPanel,
  formatMoney,
  LinkButton,
  Loading,
  QueryView,
  Skeleton,
  useErrorText,
} from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import styles from './agent-dividend.module.css';
import { type Dividend, forgetDividends, useDividends } from './get-dividends';
import { HalfMonth } from './half-month';

/** /m/member/agent/agentDivident: how the dividends of an agent come about, and their payment by confirmation (B025). */
export default function AgentDividend() {
  const t = useT('agent');
  const textOf = useErrorText();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const query = useDividends();
  const [asked, setAsked] = useState<Dividend>();
  const [sent, setSent] = useState<string>();
  const money = useMoneySubmit({
    operation: 'confirmDividend',
    send: (period: string, key) => call('confirmDividend', { body: { period, key } }),
    onDone: forgetDividends,
  });
  const { error, receipt } = money;
  useEffect(() => {
    if (error !== undefined) forgetDividends();
  }, [error]);
  const busy = money.state === 'sending';
  return (
    <div className={styles.page}>
      <p className={styles.note}>{t('dividend.lead')}</p>
      {isUnderWay(money) ? <Checking money={money} /> : null}
      {error === undefined ? null : <ErrorPanel look="inline" title={textOf(error)} />}
      <p role="status" className={receipt === undefined ? 'visually-hidden' : styles.done}>
        {receipt === undefined ? '' : t('dividend.done', { amount: formatMoney(receipt.amount, currency) })}
      </p>
      <QueryView
        query={query}
        skeleton={
          <Loading>
            <Skeleton shape="block" count={2} className={styles.wait} />
          </Loading>
        }
      >
        {({ running, past }) => (
          <>
            {running === null ? (
              <Card className={styles.card}>
                <p className={styles.note}>{t('dividend.noContract')}</p>
                <LinkButton to="/m/member/agent/getDevidendContract" full>
                  {t('contract.dividend.title')}
                </LinkButton>
              </Card>
            ) : (
              <HalfMonth opened dividend={running} currency={currency} />
            )}
            {past.map((each) => (
              <HalfMonth key={each.period} dividend={each} currency={currency}>
                {each.state !== 'offered' || isUnderWay(money) || receipt?.period === each.period ? null : (
                  <Button
                    variant="primary"
                    full
                    disabled={busy}
                    busy={busy && sent === each.period}
                    onClick={() => {
                      if (receipt !== undefined) money.startOver();
                      else money.forget();
                      setAsked(each);
                    }}
                  >
                    {t('dividend.confirm')}
                  </Button>
                )}
              </HalfMonth>
            ))}
          </>
        )}
      </QueryView>
      <ConfirmDialog
        open={asked !== undefined && money.state === 'ready' && error === undefined}
        title={t('dividend.confirmTitle')}
        confirmLabel={t('dividend.confirm')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) money.submit(asked.period);
          setSent(asked?.period);
          setAsked(undefined);
        }}
      >
        <p>{t('dividend.confirmText', { amount: formatMoney(asked?.paid, currency) })}</p>
      </ConfirmDialog>
    </div>
  );
}
