/** What somebody had typed into a form when their session ended, by the name of the form. */
interface Draft {
  readonly owner: string;
  readonly values: object;
}

const kept = new Map<string, Draft>();

/** Drafts of this page, in memory alone: a form may hold passwords and codes, which no storage may ever see. */
export const drafts = {
  keep(form: string, owner: string, values: object): void {
    kept.set(form, { owner, values });
  },
  /** Gives a draft back to who typed it, once; what belongs to somebody else is gone for good. */
  take(form: string, owner: string): object | undefined {
    const draft = kept.get(form);
    kept.delete(form);
    return draft?.owner === owner ? draft.values : undefined;
  },
  /** Somebody logged in: what others had typed goes. */
  keepOnlyOf(owner: string): void {
    for (const [form, draft] of kept) if (draft.owner !== owner) kept.delete(form);
  },
};
