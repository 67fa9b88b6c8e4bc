import type { DepositMethod, DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { type Fact, Receipt } from '@foyer/shared/money';
import { HOME } from '@foyer/shared/paths';
import { Button, LinkButton, Money } from '@foyer/shared/ui';
import { totalOf } from './amount';
import { CancelDeposit } from './cancel-deposit';
import { LookAgain } from './look-again';
import { openPayment } from './open-payment';
import { TransferFacts } from './transfer-facts';

/** What an order is about: the same figures on the receipt and in the report (F-DEPOSIT-03). */
export function useDepositFacts(order: DepositOrder, currency: string, way: string): readonly Fact[] {
  const t = useT('wallet');
  const money = (value: string) => <Money value={value} currency={currency} />;
  return [
    { name: t('done.order'), value: <bdi>{order.orderNo}</bdi> },
    { name: t('deposits.way'), value: way },
    { name: t('deposit.wallet'), value: money(order.amount) },
    { name: t('deposit.fee'), value: money(order.fee) },
    { name: t(order.status === 'approved' ? 'done.total' : 'deposit.total'), value: money(totalOf(order)) },
  ];
}

interface DepositDoneProps {
  /** Arrived, waiting or being looked at; of the others, see `DepositEnded`. */
  order: DepositOrder;
  methods: readonly DepositMethod[] | undefined;
  currency: string;
  /** Whether the page has stopped to ask by itself. */
  isOver: boolean;
  onLook: () => void;
  onAgain: () => void;
}

/** A placed deposit: its status, number and amount, and what happens next. */
export function DepositDone({ order, methods, currency, isOver, onLook, onAgain }: DepositDoneProps) {
  const t = useT('wallet');
  const { status, payUrl, transfer, orderNo, amount } = order;
  const method = methods?.find(({ code }) => code === order.method);
  const facts = useDepositFacts(order, currency, method?.name ?? t(`deposits.way.${order.kind}`));
  const isWaiting = status === 'pending';
  const isHere = status === 'approved';
  return (
    <Receipt
      title={t(`done.${status}`)}
      tone={isHere ? 'done' : 'waiting'}
      amount={amount}
      currency={currency}
      note={
        <>
          {t(payUrl === undefined ? `done.${status}Next` : 'done.payNext')}{' '}
          {isWaiting && payUrl === undefined ? method?.note : null}
        </>
      }
      facts={facts}
    >
      {transfer === undefined ? null : <TransferFacts order={order} transfer={transfer} currency={currency} />}
      {payUrl === undefined ? null : (
        <Button variant="primary" full onClick={() => openPayment(payUrl)}>
          {t('done.pay')}
        </Button>
      )}
      {isOver ? <LookAgain onLook={onLook} /> : null}
      {isWaiting ? <CancelDeposit orderNo={orderNo} amount={amount} currency={currency} /> : null}
      {isHere ? (
        <LinkButton to="/m/gameList?gameType=HOT" variant="primary" full>
          {t('done.play')}
        </LinkButton>
      ) : null}
      <LinkButton to="/m/transaction/record" full>
        {t('done.record')}
      </LinkButton>
      <LinkButton to={HOME} full>
        {t('done.home')}
      </LinkButton>
      <Button variant="link" full onClick={onAgain}>
        {t('done.again')}
      </Button>
    </Receipt>
  );
}
