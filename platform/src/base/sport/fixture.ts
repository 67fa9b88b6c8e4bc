/** A match of a vendor's book: who plays when, by the merchant's clock. */
export interface Fixture {
  /** Names the match for good. A hot match has it as its room. */
  readonly matchId: string;
  readonly sport: 'football' | 'basketball';
  /** How long it is: a `sprint` lasts about five minutes. */
  readonly length: 'full' | 'sprint';
  readonly vendor: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly homeCrest: string;
  readonly awayCrest: string;
  readonly startsAt: Date;
  /** How strong each side is, in percent of the usual. Public. */
  readonly strengths: readonly [home: number, away: number];
}
