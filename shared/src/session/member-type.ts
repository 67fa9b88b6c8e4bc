/** What the type of a member is read from: the session, and the member beside it. */
export interface TypeSource {
  readonly session: { readonly type: number } | undefined;
  readonly member: { readonly type: number } | undefined;
}

/**
 * The member type as a number (A051): of the member, else of the session; what is missing or not a number is `undefined`,
 * which no role accepts.
 */
export function memberType({ session, member }: TypeSource): number | undefined {
  if (!session) return undefined;
  // Storage may hold what an older release or a person left there: '' and true would count as 0 and 1.
  const stored: unknown = member?.type ?? session.type;
  const type =
    typeof stored === 'number' || (typeof stored === 'string' && stored.trim()) ? Number(stored) : Number.NaN;
  return Number.isFinite(type) ? type : undefined;
}
