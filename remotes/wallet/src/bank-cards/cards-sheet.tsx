import { call } from '@foyer/shared/api';
import { type BankCard, type BankCards, CARD_LIMIT } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { callQuery, useMutation, useQueryClient } from '@foyer/shared/query';
import { Badge, Button, Drawer, ErrorPanel, QueryView, Skeleton, useErrorText } from '@foyer/shared/ui';
import { useState } from 'react';
import { AddCard } from './add-card';
import styles from './bank-cards.module.css';
import { useBankName } from './bank-name';
import { useBankCards } from './get-cards';
import { RemoveCard } from './remove-card';

interface RowProps {
  card: BankCard;
  onDefault: () => void;
  onRemove: () => void;
}

function CardRow({ card, onDefault, onRemove }: RowProps) {
  const t = useT('wallet');
  const name = `${useBankName()(card.bank)} ••••\u00a0${card.lastFour}`;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <bdi>{name}</bdi> {card.isDefault ? <Badge tone="success">{t('cards.default')}</Badge> : null}
      </p>
      <p className={styles.note}>
        <bdi>{card.holder}</bdi>
      </p>
      <div className={styles.ways}>
        {card.isDefault ? null : (
          <Button size="small" aria-label={`${t('cards.makeDefault')}: ${name}`} onClick={onDefault}>
            {t('cards.makeDefault')}
          </Button>
        )}
        <Button size="small" aria-label={`${t('cards.remove')}: ${name}`} onClick={onRemove}>
          {t('cards.remove')}
        </Button>
      </div>
    </li>
  );
}

/** The member's bank cards: the default, adding, removing (B016). */
export function CardsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const client = useQueryClient();
  const query = useBankCards();
  const { queryKey } = callQuery('bankCards');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<BankCard>();
  const choosing = useMutation({
    mutationFn: (id: string) => call('defaultCard', { body: { id } }),
    onSuccess: (cards) => take(cards),
  });
  const take = async (cards: BankCards) => {
    // A list that was asked for earlier does not know of this change.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, cards);
    void client.invalidateQueries({ queryKey });
    setAdding(false);
    setRemoving(undefined);
  };
  return (
    <Drawer open={open} onClose={onClose} title={t('cards.title')}>
      <QueryView query={query} skeleton={<Skeleton shape="block" className={styles.wait} />} empty={null}>
        {({ cards, name }) => (
          <div className={styles.sheet}>
            <ul className={styles.list}>
              {cards.map((card) => (
                <CardRow
                  key={card.id}
                  card={card}
                  onDefault={() => choosing.mutate(card.id)}
                  onRemove={() => setRemoving(card)}
                />
              ))}
            </ul>
            {choosing.error === null ? null : <ErrorPanel look="inline" title={textOf(choosing.error)} />}
            {cards.length >= CARD_LIMIT ? (
              <p className={styles.note}>{t('cards.full', { max: CARD_LIMIT })}</p>
            ) : adding || cards.length === 0 ? (
              <AddCard
                name={name}
                onAdded={(added) => {
                  void take(added);
                  onClose();
                }}
              />
            ) : (
              <Button variant="primary" full onClick={() => setAdding(true)}>
                {t('cards.add')}
              </Button>
            )}
          </div>
        )}
      </QueryView>
      {removing === undefined ? null : (
        <RemoveCard card={removing} onClose={() => setRemoving(undefined)} onRemoved={(cards) => void take(cards)} />
      )}
    </Drawer>
  );
}
