import { useT } from '@foyer/shared/i18n';

/** A duration in the member's language, such as "45 seconds" or "2 minutes 5 seconds". */
export function useDurationText(): (seconds: number) => string {
  const t = useT('account');
  return (seconds) => {
    const parts = [
      ...(seconds >= 60 ? [t('wait.minutes', { count: Math.floor(seconds / 60) })] : []),
      ...(seconds % 60 > 0 || seconds === 0 ? [t('wait.seconds', { count: seconds % 60 })] : []),
    ];
    return parts.join(' ');
  };
}
