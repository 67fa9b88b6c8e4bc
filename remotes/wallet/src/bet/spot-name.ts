import type { useT } from '@foyer/shared/i18n';

/** Spots that are named by numbers, by the first word of their name. */
const NUMBERED =
  /^(straight|split|street|corner|line|dozen|column|total|single|double|triple|pair|marks|endround|redround|blueround)-(\d[\d-]*)$/;

/** A spot of a table as members know it: its kind and its numbers. */
export function spotName(t: ReturnType<typeof useT>, spot: string): string {
  const [, shot, fish = ''] = /^shot-(\d+)-(\w+)$/.exec(spot) ?? [];
  if (shot !== undefined) return t('bet.shot', { shot, fish: t(`bet.fish.${fish}`) });
  const [, kind, numbers = ''] = NUMBERED.exec(spot) ?? [];
  if (kind === undefined) return t(`bet.spot.${spot}`);
  return t(`bet.spots.${kind}`, { numbers: numbers.replaceAll('-', ', ') });
}
