import { call } from '@foyer/shared/api';
import type { Contract } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Checking, isUnderWay, type MoneySubmit, useMoneySubmit } from '@foyer/shared/money';
import { Button, ConfirmDialog, ErrorPanel, useErrorText } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import styles from './contracts.module.css';
import { forgetContracts } from './get-contracts';

interface ContractWish {
  readonly id: number;
  readonly accept: boolean;
}

/** The answer to an offer, sent once (B005). What it was refused for, or became, is asked for again. */
export function useContractAnswer(): MoneySubmit<ContractWish, Contract> {
  const money = useMoneySubmit({
    operation: 'answerContract',
    send: (wish: ContractWish, key) => call('answerContract', { body: { ...wish, key } }),
    onDone: forgetContracts,
  });
  const { error } = money;
  useEffect(() => {
    if (error !== undefined) forgetContracts();
  }, [error]);
  return money;
}

interface ContractAnswerProps {
  offer: Contract;
  money: MoneySubmit<ContractWish, Contract>;
}

/** Accept and refuse, each with its question. While the answer is on its way, or lost, there is nothing to press twice. */
export function ContractAnswer({ offer, money }: ContractAnswerProps) {
  const t = useT('agent');
  const [asked, setAsked] = useState<boolean>();
  const [accept, setAccept] = useState(true);
  const ask = (answer: boolean) => {
    money.forget();
    setAccept(answer);
    setAsked(true);
  };
  const busy = money.state === 'sending';
  if (isUnderWay(money)) return <Checking money={money} />;
  return (
    <>
      <div className={styles.ways}>
        <Button full disabled={busy && accept} busy={busy && !accept} onClick={() => ask(false)}>
          {t('contract.refuse')}
        </Button>
        <Button variant="primary" full disabled={busy && !accept} busy={busy && accept} onClick={() => ask(true)}>
          {t('contract.accept')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked === true}
        title={t(accept ? 'contract.acceptTitle' : 'contract.refuseTitle')}
        confirmLabel={t(accept ? 'contract.accept' : 'contract.refuse')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          money.submit({ id: offer.id, accept });
        }}
      >
        <p>{t(accept ? 'contract.acceptText' : 'contract.refuseText')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Why an answer was not taken. */
export function AnswerError({ error }: { error: unknown }) {
  const textOf = useErrorText();
  return error === undefined ? null : <ErrorPanel look="inline" title={textOf(error)} />;
}
