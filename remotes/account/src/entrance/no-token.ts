/** The service gave no proof: nothing may be sent to the platform (S8-ERRORS-08). */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';
}
