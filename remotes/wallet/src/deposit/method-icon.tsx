import type { DepositMethod } from '@foyer/shared/contract';
import { CardIcon, Icon, type IconProps, WalletIcon } from '@foyer/shared/ui';

const BANK = 'M4 9.5 12 4.5l8 5H4ZM5.5 19.5h13M7 10v6.5M12 10v6.5M17 10v6.5M4.5 17.5h15';
const QR =
  'M4.5 4.5h5v5h-5v-5ZM14.5 4.5h5v5h-5v-5ZM4.5 14.5h5v5h-5v-5ZM14.5 14.5h2v2h-2v-2ZM19.5 14.5v2M17 19.5h2.5v-1M12 5v3M12 11.5v3M5 12h3.5M15 12h4.5M12 18v1.5';

export function MethodIcon({ kind, ...rest }: IconProps & Pick<DepositMethod, 'kind'>) {
  if (kind === 'card') return <CardIcon {...rest} />;
  if (kind === 'wallet') return <WalletIcon {...rest} />;
  return <Icon {...rest} d={kind === 'bank' ? BANK : QR} />;
}
