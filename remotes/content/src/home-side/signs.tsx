import { Icon } from '@foyer/shared/ui';

/** Two bubbles of a talk. */
export const ChatSign = () => (
  <Icon
    d="M5.5 4.5h9A1.5 1.5 0 0 1 16 6v5.5a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3v-3A1.5 1.5 0 0 1 4 11.5V6a1.5 1.5 0 0 1 1.5-1.5ZM18.5 9.2A1.5 1.5 0 0 1 20 10.7V16a1.5 1.5 0 0 1-1.5 1.5v2.8L15.2 17.5h-4.7"
    solid="M7.4 8a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM10.4 8a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z"
  />
);

/** A round bubble with a receiver. */
export const WhatsappSign = () => (
  <Icon d="M4 20l1.2-3.9A8.2 8.2 0 1 1 8.2 19L4 20ZM9.2 8.2c-.9 1.2-.4 3 1.3 4.7s3.5 2.2 4.7 1.3l.4-1.2-1.9-1-.9.7c-.9-.3-1.8-1.2-2.1-2.1l.7-.9-1-1.9-1.2.4Z" />
);

export const FacebookSign = () => (
  <Icon d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM15 8h-1.2c-1 0-1.6.6-1.6 1.6v10.8M9.8 12.8h4.6" />
);

/** A folded paper plane. */
export const TelegramSign = () => <Icon d="M3.5 11.6 20.5 4.5 17.6 19.5 10.4 14.6 20.5 4.5M10.4 14.6v4.9l2.7-3" />;
