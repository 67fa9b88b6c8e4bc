/** What the launch page shows of a game before it is there; it travels with the navigation and may be absent. */
export interface LaunchLook {
  readonly name: string;
  /** Path of the picture, as the platform gives it. */
  readonly art?: string | undefined;
}

/** Reads what a navigation carried; anything else than a look counts as none. */
export function lookOf(state: unknown): LaunchLook | undefined {
  if (typeof state !== 'object' || state === null || !('name' in state) || typeof state.name !== 'string')
    return undefined;
  const art = 'art' in state && typeof state.art === 'string' ? state.art : undefined;
  return { name: state.name, art };
}
