import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';

/** Asks what became of the waiting orders, once the page has stopped to ask by itself (F-DEPOSIT-08). */
export function LookAgain({ onLook }: { onLook: () => void }) {
  const t = useT('wallet');
  return (
    <Button full onClick={onLook}>
      {t('open.look')}
    </Button>
  );
}
