/** What the launch page shows of a game while it loads, passed in the state of the navigation. */
export interface LaunchLook {
  readonly name: string;
  /** Path of the picture from the platform. */
  readonly art?: string | undefined;
}

/** Reads a navigation's state; undefined for other values. */
export function lookOf(state: unknown): LaunchLook | undefined {
  if (typeof state !== 'object' || state === null || !('name' in state) || typeof state.name !== 'string')
    return undefined;
  const art = 'art' in state && typeof state.art === 'string' ? state.art : undefined;
  return { name: state.name, art };
}
