/** What a member chose and typed, without the payment password. */
export interface WithdrawDraft {
  readonly card?: string | undefined;
  readonly amount: string;
}

const kept = new Map<number, WithdrawDraft>();

/** Keeps the form in memory while its member is in the security center, adds a card, or logs in again (F-WITHDRAW-08). */
export const keptForm = {
  of: (member: number | undefined): WithdrawDraft | undefined => (member === undefined ? undefined : kept.get(member)),
  keep: (member: number | undefined, draft: WithdrawDraft): void => {
    if (member !== undefined) kept.set(member, draft);
  },
  forget: (member: number | undefined): void => {
    if (member !== undefined) kept.delete(member);
  },
};
