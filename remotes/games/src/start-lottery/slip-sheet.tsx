import { useT } from '@foyer/shared/i18n';
import { isUnderWay } from '@foyer/shared/money';
import { useSession } from '@foyer/shared/session';
import { Drawer } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import { useLoginFirst } from '../launch/use-login-first';
import { ConfirmOrder, type OrderProps } from './confirm-order';
import { PlacedNote } from './placed-note';
import { SlipView } from './slip-view';

interface SlipSheetProps extends OrderProps {
  step: 'slip' | 'confirm' | undefined;
  onStep: (step: 'slip' | 'confirm' | undefined) => void;
}

/** The slip, the look at the order before it is placed, and its receipt, in one sheet. */
export function SlipSheet({ step, onStep, ...props }: SlipSheetProps) {
  const t = useT('games');
  const { board, slip, money, currency } = props;
  const isMember = useSession(({ session }) => session !== undefined);
  const loginFirst = useLoginFirst();
  const close = () => {
    // What is under way stays in view until the member knows what became of it.
    if (isUnderWay(money) || money.state === 'sending') return;
    money.forget();
    money.startOver();
    onStep(undefined);
  };
  const isEmpty = slip.lines.length === 0 && money.state === 'ready';
  useEffect(() => {
    if (isEmpty) onStep(undefined);
  }, [isEmpty, onStep]);
  const isOpen = step !== undefined && !isEmpty;
  const content =
    money.receipt !== undefined ? (
      <PlacedNote placed={money.receipt} currency={currency} onMore={close} />
    ) : step === 'confirm' ? (
      <ConfirmOrder {...props} onBack={() => onStep('slip')} />
    ) : (
      <SlipView
        {...props}
        isMember={isMember}
        onNext={() => (isMember ? onStep('confirm') : loginFirst(`/m/startLottery?code=${board.code}`))}
      />
    );
  // The closing sheet shows what it showed until its animation ends.
  const shown = useRef({ content, title: '' });
  if (isOpen) shown.current = { content, title: t(step === 'confirm' ? 'confirm.title' : 'slip.title') };
  return (
    <Drawer open={isOpen} onClose={close} title={shown.current.title}>
      {shown.current.content}
    </Drawer>
  );
}
