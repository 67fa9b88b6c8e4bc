import type { BankCard } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Button, useChosen } from '@foyer/shared/ui';
import { useId } from 'react';
import { useBankName } from '../bank-cards/bank-name';
import styles from './withdraw.module.css';

interface CardChoiceProps {
  cards: readonly BankCard[];
  value: string;
  onChange: (id: string) => void;
  onManage: () => void;
}

/** The card that the money goes to. */
export function CardChoice({ cards, value, onChange, onManage }: CardChoiceProps) {
  const t = useT('wallet');
  const nameOf = useBankName();
  const name = useId();
  const [chosen, choose] = useChosen(value, onChange);
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>{t('withdraw.card')}</legend>
      {cards.map(({ id, bank, lastFour, holder }) => (
        <label key={id} className={styles.choice} data-checked={id === chosen || undefined}>
          <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => choose(id)} />
          <span>
            <span>
              {nameOf(bank)} <bdi className={styles.digits}>•••• {lastFour}</bdi>
            </span>
            <span className={styles.note}>
              <bdi>{holder}</bdi>
            </span>
          </span>
        </label>
      ))}
      <Button variant="link" onClick={onManage}>
        {t('withdraw.manage')}
      </Button>
    </fieldset>
  );
}
