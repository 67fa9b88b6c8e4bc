/** Values of a form at the end of the session. */
interface Draft {
  readonly owner: string;
  readonly values: object;
}

const kept = new Map<string, Draft>();

/** Drafts by form, in memory only, because a form may hold passwords and codes. */
export const drafts = {
  keep(form: string, owner: string, values: object): void {
    kept.set(form, { owner, values });
  },
  /** Gives a draft back once, and only to its owner. Someone else's draft is deleted. */
  take(form: string, owner: string): object | undefined {
    const draft = kept.get(form);
    kept.delete(form);
    return draft?.owner === owner ? draft.values : undefined;
  },
  keepOnlyOf(owner: string): void {
    for (const [form, draft] of kept) if (draft.owner !== owner) kept.delete(form);
  },
};
