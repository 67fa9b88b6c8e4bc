const two = (part: number): string => String(part).padStart(2, '0');

/** Remaining ms as `MM:SS`, or `HH:MM:SS` from an hour; at least zero. */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${two(hours)}:${rest}`;
}
