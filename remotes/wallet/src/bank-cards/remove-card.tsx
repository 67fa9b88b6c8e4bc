import { ApiError, call } from '@foyer/shared/api';
import type { BankCard, BankCards } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { PaymentPasswordField, usePaymentPassword } from '@foyer/shared/money';
import { invalidate, useMutation } from '@foyer/shared/query';
import { ConfirmDialog, ErrorPanel, LinkButton, useErrorText } from '@foyer/shared/ui';
import styles from './bank-cards.module.css';
import { useBankName } from './bank-name';

interface RemoveCardProps {
  card: BankCard;
  onClose: () => void;
  onRemoved: (cards: BankCards) => void;
}

/** Asks before a card goes, and for the payment password (F-CARD-05). */
export function RemoveCard({ card, onClose, onRemoved }: RemoveCardProps) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const nameOf = useBankName();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (paymentPassword: string) => {
      const { seal } = await import('@foyer/shared/crypto');
      return call('removeCard', { body: { id: card.id, paymentPassword }, seal });
    },
    onSuccess: onRemoved,
  });
  const secret = usePaymentPassword(error ?? undefined);
  return (
    <ConfirmDialog
      open
      title={t('cards.removeTitle')}
      confirmLabel={t('cards.remove')}
      danger
      busy={isPending}
      onConfirm={() => {
        if (secret.check()) mutate(secret.value);
      }}
      onCancel={onClose}
    >
      <div className={styles.sheet}>
        <p>{t('cards.removeText', { card: `${nameOf(card.bank)} ••••\u00a0${card.lastFour}` })}</p>
        <PaymentPasswordField field={secret} />
        {error === null ? null : <ErrorPanel look="inline" title={textOf(error)} />}
        {error instanceof ApiError && error.code === 'card.used' ? (
          // The page behind learns of the order, which takes the place of its form and of this dialog.
          <LinkButton to="/m/withdraw" full onClick={() => void invalidate('withdrawable')}>
            {t('cards.toOrder')}
          </LinkButton>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
