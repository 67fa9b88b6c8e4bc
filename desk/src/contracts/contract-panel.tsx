import { percentText, useT } from '@foyer/shared/i18n';
import { Button, ConfirmDialog, formatMoney } from '@foyer/shared/ui';
import { useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { ContractRow } from '../calls/shapes';
import { Time } from '../format/time';
import { useShortcuts } from '../keys/keys';
import { Facts } from '../list/facts';
import styles from '../list/list.module.css';
import { Panel } from '../list/panel';
import { reaches, useMerchant } from '../session/merchant';
import { useWithdrawOffer } from './contract-calls';
import own from './contracts.module.css';

interface ContractPanelProps {
  readonly contract: ContractRow;
  readonly onWithdrawn: () => void;
  readonly onClose: () => void;
}

/** One contract with its steps; a manager takes an open offer back. */
export function ContractPanel({ contract, onWithdrawn, onClose }: ContractPanelProps) {
  const t = useT('desk');
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, member, kind, state, offeredAt, expiresAt, decidedAt } = contract;
  return (
    <Panel title={t('contracts.one', { id: String(id) })} heading={heading} onClose={onClose}>
      <p className={styles.sum}>
        <span>{t(`jobs.kind.${kind}`)}</span>
        <span className={styles.state} data-state={state}>
          {t(`contracts.state.${state}`)}
        </span>
      </p>
      <Facts
        lines={[
          ['fact.member', member],
          ['contracts.offeredAt', <Time key="offered" at={offeredAt} seconds />],
          ['contracts.expiresAt', <Time key="expires" at={expiresAt} seconds />],
          ...(decidedAt === null ? [] : ([['contracts.decidedAt', <Time key="at" at={decidedAt} seconds />]] as const)),
        ]}
      />
      <Steps contract={contract} />
      <Withdrawal contract={contract} onWithdrawn={onWithdrawn} />
    </Panel>
  );
}

function Steps({ contract: { steps } }: { readonly contract: ContractRow }) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  return (
    <table className={own.table}>
      <thead>
        <tr>
          {(['turnover', 'activeMembers', 'percent'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`steps.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ turnover, activeMembers, percent }) => (
          <tr key={turnover}>
            <td>{formatMoney(turnover, currencySymbol)}</td>
            <td>{activeMembers}</td>
            <td>{percentText(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The button that takes an offer back, and the question before it. */
function Withdrawal({ contract, onWithdrawn }: Pick<ContractPanelProps, 'contract' | 'onWithdrawn'>) {
  const t = useT('desk');
  const { role } = useMerchant();
  const [asking, setAsking] = useState(false);
  const sending = useRef(false);
  const { id, member, state } = contract;
  const withdraw = useWithdrawOffer(id);
  const may = state === 'offered' && reaches(role, 'manager');
  const ask = () => {
    withdraw.reset();
    setAsking(true);
  };
  useShortcuts(may ? [{ keys: ['x'], label: 'contracts.withdraw', run: ask }] : []);
  function send(): void {
    if (sending.current) return;
    sending.current = true;
    withdraw.mutate(undefined, {
      onSuccess: onWithdrawn,
      onSettled: () => {
        sending.current = false;
        setAsking(false);
      },
    });
  }
  return (
    <>
      {withdraw.error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failureText(t, withdraw.error)}
        </p>
      )}
      {may ? (
        <div className={styles.buttons}>
          <Button variant="danger" aria-keyshortcuts="x" onClick={ask}>
            {t('contracts.withdraw')}
            <span aria-hidden="true" className={styles.key}>
              x
            </span>
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('contracts.ask', { member })}
        confirmLabel={t('contracts.withdraw')}
        cancelLabel={t('ask.cancel')}
        danger
        busy={withdraw.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
