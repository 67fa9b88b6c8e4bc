import { useT } from '@foyer/shared/i18n';
import { movable } from '@foyer/shared/money';
import { useSession } from '@foyer/shared/session';
import { Button, Drawer, formatMoney, LinkButton } from '@foyer/shared/ui';
import { Curtain } from './curtain';
import styles from './launch-game.module.css';
import { PurseForm } from './purse-form';

export interface PurseSheetProps {
  /** Code of the vendor whose own purse is empty. */
  vendor: string;
  vendorName: string;
  title: string;
  art: string | undefined;
  /** What main holds, as decimal text. */
  main: string;
  /** What was moved before, and has not arrived: the vendor's answer was lost. */
  moved: string | undefined;
  onMoved: (amount: string) => void;
  onAgain: () => void;
  /** Not now: back to where the member was. */
  onExit: () => void;
}

/** Asks a member whose purse at a vendor is empty how much to take along, or leads to the deposit (B017, B036). */
export function PurseSheet(props: PurseSheetProps) {
  const { vendor, vendorName, title, art, main, moved, onMoved, onAgain, onExit } = props;
  const t = useT('games');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? '';
  const all = movable(main);
  return (
    <div className={styles.stage}>
      <Curtain title={title} art={art} still />
      <Drawer
        open
        onClose={onExit}
        title={t('purse.title')}
        actions={
          <Button full onClick={onExit}>
            {t('purse.later')}
          </Button>
        }
      >
        <div className={styles.purse}>
          {moved !== undefined ? (
            <>
              <p role="status">{t('purse.onWay', { vendor: vendorName, amount: formatMoney(moved, currency) })}</p>
              <Button variant="primary" full onClick={onAgain}>
                {t('purse.again')}
              </Button>
            </>
          ) : all === undefined ? (
            <>
              <p>{t('purse.none', { vendor: vendorName })}</p>
              <LinkButton variant="primary" full to="/m/voucherCenter">
                {t('purse.deposit')}
              </LinkButton>
            </>
          ) : (
            <>
              <p>{t('purse.text', { vendor: vendorName, amount: formatMoney(all, currency) })}</p>
              <PurseForm vendor={vendor} all={all} currency={currency} onMoved={onMoved} />
            </>
          )}
        </div>
      </Drawer>
    </div>
  );
}
