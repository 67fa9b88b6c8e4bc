import type { Game } from '@foyer/shared/contract';

/** The picture for lists, from the platform's four icon fields. */
export const artOf = ({ showIcon, mobileSmallIcon, iconUrl, mobileLargeIcon }: Game): string =>
  showIcon || mobileSmallIcon || iconUrl || mobileLargeIcon;
