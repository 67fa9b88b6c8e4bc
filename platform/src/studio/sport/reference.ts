/** The reference of a bet, which its movements carry. */
export const referenceOf = (id: number): string => `S${id}`;

/** That of what it brought, in the books of a vendor, which has each reference once. */
export const payoutReferenceOf = (id: number): string => `${referenceOf(id)}/payout`;
