import { Icon, type IconProps } from './icon';

export function HeartIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 19.8S3.8 15 3.8 9.4A4.4 4.4 0 0 1 8.2 5c1.6 0 3 .8 3.8 2.1A4.5 4.5 0 0 1 15.8 5a4.4 4.4 0 0 1 4.4 4.4C20.2 15 12 19.8 12 19.8Z"
    />
  );
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      solid="M12 19.8S3.8 15 3.8 9.4A4.4 4.4 0 0 1 8.2 5c1.6 0 3 .8 3.8 2.1A4.5 4.5 0 0 1 15.8 5a4.4 4.4 0 0 1 4.4 4.4C20.2 15 12 19.8 12 19.8Z"
    />
  );
}

export function StarIcon(props: IconProps) {
  return <Icon {...props} d="m12 4 2.4 5 5.5.7-4 3.8 1 5.4-4.9-2.6-4.9 2.6 1-5.4-4-3.8 5.5-.7L12 4Z" />;
}

export function BellIcon(props: IconProps) {
  return <Icon {...props} d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.7h-15L6 16.5ZM10 20.6a2.2 2.2 0 0 0 4 0M12 5V3.4" />;
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10.7 4.8 3.4 17.6A1.5 1.5 0 0 0 4.7 20h14.6a1.5 1.5 0 0 0 1.3-2.4L13.3 4.8a1.5 1.5 0 0 0-2.6 0ZM12 9.6v4.2M12 16.9v.1"
    />
  );
}

export function InfoIcon(props: IconProps) {
  return <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.2v5M12 7.9V8" />;
}

export function ClearIcon(props: IconProps) {
  return <Icon {...props} d="m9.4 9.4 5.2 5.2M14.6 9.4l-5.2 5.2M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z" />;
}

export function SunIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"
    />
  );
}

export function MoonIcon(props: IconProps) {
  return <Icon {...props} d="M19.8 14.2A8 8 0 0 1 9.8 4.2a8 8 0 1 0 10 10Z" />;
}
