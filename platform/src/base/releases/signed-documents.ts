/** Documents of a server that demands signatures (decision 81). */
export interface SignedDocuments {
  /** The folder that they are served from: what was found right last. */
  folder(): Promise<string>;
  /** Looks at the store, and ends once what came of it is written down (decision 98). */
  look(): Promise<void>;
}
