/**
 * Whose signatures count on a site, which releases they signed, and what of those is live (decision 81). For Node alone: the release
 * command and whoever serves the documents check by the same functions. Nothing of it reaches a browser.
 */
export { checkDocuments, type Documents, hashOfDocuments, releasesOfAll } from './documents';
export { entriesAtOnce, entriesIn } from './entries';
export {
  hashOf,
  isPublicKey,
  isSignedBy,
  nameOfKey,
  type PublicKey,
  type Purpose,
  publicKeyOf,
  type Signature,
  signatureOf,
} from './keys';
export type { LogHead } from './log-head';
export {
  LONGEST_PREVIEW_MINUTES,
  MOST_PREVIEWED_PARTS,
  type PreviewLink,
  previewAddress,
  previewCookie,
  previewHost,
  previewToken,
  readPreviewToken,
} from './preview';
export { CHECKS, type Check, Refused, type RefusedWhat, saidOf } from './refused';
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
