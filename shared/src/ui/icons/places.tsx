import { Icon, type IconProps } from './icon';

export function GiftIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 11.5V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7.5M4 8h16a.5.5 0 0 1 .5.5V11a.5.5 0 0 1-.5.5H4a.5.5 0 0 1-.5-.5V8.5A.5.5 0 0 1 4 8ZM12 8v12M12 8S10.8 3.8 8.4 3.8a2 2 0 0 0-2 2.1C6.4 7.4 8 8 12 8Zm0 0s1.2-4.2 3.6-4.2a2 2 0 0 1 2 2.1C17.6 7.4 16 8 12 8Z"
    />
  );
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M17.5 8V6a1.5 1.5 0 0 0-1.9-1.45L5 7.2M5.5 7.5h13A1.5 1.5 0 0 1 20 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V9a1.5 1.5 0 0 1 1.5-1.5ZM20 11.5h-3.8a2.25 2.25 0 0 0 0 4.5H20"
      solid="M16.4 13.1a.65.65 0 1 0 0 1.3.65.65 0 0 0 0-1.3Z"
    />
  );
}

export function HeadsetIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h1.6A1.4 1.4 0 0 1 7.5 15v2.6A1.4 1.4 0 0 1 6.1 19h-.2a1.4 1.4 0 0 1-1.4-1.4v-4.1ZM19.5 13.5h-1.6a1.4 1.4 0 0 0-1.4 1.4v2.7a1.4 1.4 0 0 0 1.4 1.4h.2a1.4 1.4 0 0 0 1.4-1.4v-4.1ZM18.2 19c-.6 1.2-1.9 2-3.6 2H13"
    />
  );
}

export function UserIcon(props: IconProps) {
  return <Icon {...props} d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.2c.8-3.4 3.8-5.4 7.5-5.4s6.7 2 7.5 5.4" />;
}

export function TeamIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 11.4a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM2.8 19.4c.6-3 3.1-4.9 6.2-4.9s5.6 1.9 6.2 4.9M15.6 5a3.2 3.2 0 0 1 0 6.1M18 14.9c1.7.7 2.9 2.4 3.2 4.5"
    />
  );
}

export function TrophyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0V4ZM7.5 5.8H4.2v1.4a3.4 3.4 0 0 0 3.4 3.4M16.5 5.8h3.3v1.4a3.4 3.4 0 0 1-3.4 3.4M12 14v3.2M8.5 20a3.5 2.8 0 0 1 7 0ZM7.3 20h9.4"
    />
  );
}

export function BallIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8.2l3.6 2.6-1.4 4.3H9.8l-1.4-4.3L12 8.2ZM12 8.2V3.6M15.6 10.8l4.5-1.4M14.2 15.1l2.7 3.8M9.8 15.1l-2.7 3.8M8.4 10.8 3.9 9.4"
    />
  );
}

export function PlayIcon(props: IconProps) {
  return <Icon {...props} d="M7.5 5.3v13.4a.8.8 0 0 0 1.2.7l10.8-6.7a.8.8 0 0 0 0-1.4L8.7 4.6a.8.8 0 0 0-1.2.7Z" />;
}

export function HistoryIcon(props: IconProps) {
  return <Icon {...props} d="M4.2 12a8 8 0 1 0 2.5-5.8L4.2 8.6M4.2 4.2v4.4h4.4M12.2 8v4.4l3 1.8" />;
}

export function ChartIcon(props: IconProps) {
  return <Icon {...props} d="M4 4v15a1 1 0 0 0 1 1h15M8 16v-3.5M12.3 16V8.5M16.6 16v-5.5" />;
}

export function CardIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 14.5h3.5"
    />
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM4 6.8l7.1 5.7a1.4 1.4 0 0 0 1.8 0L20 6.8"
    />
  );
}
