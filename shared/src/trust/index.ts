/**
 * Whose signatures count on a site, which releases they signed, and what of those is live (decision 81). For Node alone: the release
 * command and whoever serves the documents check by the same functions. Nothing of it reaches a browser.
 */
export { checkDocuments, type Documents, hashOfDocuments, releasesOfAll } from './documents';
export { Refused } from './envelope';
export {
  hashOf,
  isPublicKey,
  nameOfKey,
  type PublicKey,
  type Purpose,
  publicKeyOf,
  type Signature,
  signatureOf,
} from './keys';
export { countingSignature, type NamedRelease, textOfRelease } from './release';
export {
  alarmsOf,
  type Checked,
  checkStatement,
  type Seen,
  STATEMENT,
  type Statement,
  seenOf,
} from './statement';
export { type KnownTrust, newestTrust, type TeamKey, type Trust, teamKeysOf } from './trust';
