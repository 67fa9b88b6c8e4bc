import { Icon, type IconProps } from './icon';

export function EyeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z"
    />
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9.9 6.1A8.6 8.6 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.4 3.2M6.4 7.6A14.6 14.6 0 0 0 2.8 12S6 18.2 12 18.2a8.7 8.7 0 0 0 4.7-1.4M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16"
    />
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.3 2.4 3.4 5.2 3.4 8.5S14.3 18.1 12 20.5c-2.3-2.4-3.4-5.2-3.4-8.5S9.7 5.9 12 3.5Z"
    />
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 7 10.5ZM8.2 10.5V7.8a3.8 3.8 0 0 1 7.6 0v2.7M12 14.2v2.2"
    />
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM10.8 17.6h2.4"
    />
  );
}

export function SignOutIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"
      mirror
    />
  );
}

export function TextSizeIcon(props: IconProps) {
  return <Icon {...props} d="M2.8 18.5 8 5.5l5.2 13M4.6 14.2h6.8M14.2 18.5l3.5-8.5 3.5 8.5M15.4 15.7h4.6" />;
}
