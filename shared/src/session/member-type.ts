export interface TypeSource {
  readonly session: { readonly type: number } | undefined;
  readonly member: { readonly type: number } | undefined;
}

/**
 * The member type as a number: of the member, else of the session (A051). Undefined when it is missing or not a number; no role
 * accepts that.
 */
export function memberType({ session, member }: TypeSource): number | undefined {
  if (!session) return undefined;
  // Storage may contain '' or true, which `Number` would turn into 0 and 1.
  const stored: unknown = member?.type ?? session.type;
  const type =
    typeof stored === 'number' || (typeof stored === 'string' && stored.trim()) ? Number(stored) : Number.NaN;
  return Number.isFinite(type) ? type : undefined;
}
