import { clockDigits } from '@foyer/shared/i18n';
/** Remaining ms as `MM:SS`, or `HH:MM:SS` from an hour; at least zero. */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${clockDigits(Math.floor(seconds / 60) % 60)}:${clockDigits(seconds % 60)}`;
  return hours === 0 ? rest : `${clockDigits(hours)}:${rest}`;
}
