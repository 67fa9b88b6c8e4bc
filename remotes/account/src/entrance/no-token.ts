/** The external service gave no proof, so nothing may be sent to the platform (S8-ERRORS-08). */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';
}
