import { Icon, type IconProps } from './icon';

export function HomeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3.5 11 12 4l8.5 7M5.8 9.4V19a1 1 0 0 0 1 1h10.4a1 1 0 0 0 1-1V9.4M9.8 20v-5.2a1 1 0 0 1 1-1h2.4a1 1 0 0 1 1 1V20"
    />
  );
}

export function BackIcon(props: IconProps) {
  return <Icon {...props} d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" mirror />;
}

export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M4 12h16M4 17h10" mirror />;
}

export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="m6 6 12 12M18 6 6 18" />;
}

export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 20 20" />;
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 7h9M19 7h1M4 17h1M11 17h9M16 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM8 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z"
    />
  );
}

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="m9.5 6 6 6-6 6" mirror />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="m14.5 6-6 6 6 6" mirror />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="m6 9.5 6 6 6-6" />;
}

export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v14M5 12h14" />;
}

export function MinusIcon(props: IconProps) {
  return <Icon {...props} d="M5 12h14" />;
}

export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="m5 12.6 4.6 4.6L19 7.4" />;
}

export function RefreshIcon(props: IconProps) {
  return <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />;
}

export function SoundIcon(props: IconProps) {
  return (
    <Icon {...props} d="M4.5 9.5v5H8l4.5 3.8V5.7L8 9.5H4.5ZM15.5 9.2a4 4 0 0 1 0 5.6M18 6.8a7.4 7.4 0 0 1 0 10.4" />
  );
}
