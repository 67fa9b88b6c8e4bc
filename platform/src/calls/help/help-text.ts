/** What the common topics say of a merchant, ready for HTML. */
export interface HelpOf {
  readonly name: string;
  readonly minAge: number;
}
