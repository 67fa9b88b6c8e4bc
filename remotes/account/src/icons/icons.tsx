import { type IconProps, join } from '@foyer/shared/ui';
import styles from './icons.module.css';

/** This remote's icons in the kit's style: 24 units, one round line, hidden from screen readers. */
function Drawn({ d, size = 24, className }: Pick<IconProps, 'size' | 'className'> & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      focusable="false"
      aria-hidden="true"
      className={join(styles.icon, styles[`size${size}`], className)}
    >
      <path d={d} />
    </svg>
  );
}

type Props = Pick<IconProps, 'size' | 'className'>;

export const DownloadIcon = (props: Props) => (
  <Drawn {...props} d="M12 4v10.5m0 0-3.8-3.8m3.8 3.8 3.8-3.8M5 16.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-1.5" />
);

export const GearIcon = (props: Props) => (
  <Drawn
    {...props}
    d="M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10.3 3.8h3.4l.5 2.3 1.7 1 2.3-.8 1.7 3-1.8 1.6v2.2l1.8 1.6-1.7 3-2.3-.8-1.7 1-.5 2.3h-3.4l-.5-2.3-1.7-1-2.3.8-1.7-3 1.8-1.6v-2.2L4.1 9.3l1.7-3 2.3.8 1.7-1 .5-2.3Z"
  />
);

export const DepositIcon = (props: Props) => (
  <Drawn
    {...props}
    d="M12 3.8v9.4m0 0-3.4-3.4m3.4 3.4 3.4-3.4M4.5 13.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4.5M8.5 16.6h7"
  />
);

export const WithdrawIcon = (props: Props) => (
  <Drawn
    {...props}
    d="M12 13.2V3.8m0 0L8.6 7.2M12 3.8l3.4 3.4M4.5 13.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4.5M8.5 16.6h7"
  />
);

export const ShieldIcon = (props: Props) => (
  <Drawn {...props} d="M12 3.6 5 6.2v5.2c0 4.2 2.8 7.4 7 9 4.2-1.6 7-4.8 7-9V6.2l-7-2.6ZM8.9 12l2.2 2.2 4.1-4.3" />
);

export const ReceiptIcon = (props: Props) => (
  <Drawn {...props} d="M6 3.8h12v16.4l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 20.2V3.8ZM9.2 8.4h5.6M9.2 12h5.6" />
);

export const LinkIcon = (props: Props) => (
  <Drawn
    {...props}
    d="M10.2 13.8a3.6 3.6 0 0 0 5.1 0l3-3a3.6 3.6 0 0 0-5.1-5.1l-1 1M13.8 10.2a3.6 3.6 0 0 0-5.1 0l-3 3a3.6 3.6 0 0 0 5.1 5.1l1-1"
  />
);

export const TransferIcon = (props: Props) => (
  <Drawn {...props} d="M4.5 9h14m0 0-3.4-3.4M18.5 9l-3.4 3.4M19.5 16h-14m0 0 3.4-3.4M5.5 16l3.4 3.4" />
);

export const SpeechIcon = (props: Props) => (
  <Drawn
    {...props}
    d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8.6a1.5 1.5 0 0 1-1.5 1.5h-6.3L8 20v-3.4H5.5A1.5 1.5 0 0 1 4 15.1V6.5A1.5 1.5 0 0 1 5.5 5ZM8 9.2h8M8 12.4h5"
  />
);

export const CrownIcon = (props: Props) => (
  <Drawn {...props} d="m4.5 8.5 3.8 3.2L12 5.5l3.7 6.2 3.8-3.2-1.4 8.2H5.9L4.5 8.5ZM6.5 19.5h11" />
);

export const PercentIcon = (props: Props) => (
  <Drawn
    {...props}
    d="M6 18 18 6M8 10a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 8 10ZM16 18.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z"
  />
);
